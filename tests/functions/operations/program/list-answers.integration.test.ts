import { ANSWERS_PER_PAGE, listAnswers } from "@mindle/domain/api/list-answers";
import type { DataOf } from "@mindle/domain/api/operation";
import { saveAfactoryInput } from "@mindle/domain/api/program";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import {
  grantProgramme,
  makeActivity,
  makeProgramme,
  putConfig,
} from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, saveBody } from "../../../support/functions/page-saves.ts";
import { makeUser, type TestUser } from "../../../support/functions/users.ts";

const NOTHING = { pages: [], activities: {}, configs: {}, next: null };

async function save({ uid, token }: TestUser, instance: string, text: string): Promise<void> {
  await call(saveAfactoryInput, saveBody(uid, instance, { saved: answer(text) }), { token });
}

describe("program/listAnswers", () => {
  test("no token: refused", async () => {
    expect((await refusal(listAnswers, {})).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const after of ["one", 1, null, "a+b/c"]) {
      const refused = await refusal(listAnswers, { after }, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^after/) });
    }
    for (const body of [{ newest: 0 }, { newest: 11 }, { newest: "3" }, { newest: 3, after: "a+b" }]) {
      const refused = await refusal(listAnswers, body, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^newest/) });
    }
  });

  test("forbidden: another user's answers are not listed", async () => {
    const [{ free }, mine, other] = await Promise.all([makeProgramme(), makeUser(), makeUser()]);
    await save(mine, free.instanceId, "mine");
    expect(await call(listAnswers, {}, other)).toEqual(NOTHING);
  });

  test("success: what was saved, with what was asked and where, also after the programme has closed", async () => {
    const [{ programId, free, locked }, user] = await Promise.all([makeProgramme(), makeUser()]);
    await grantProgramme(user.uid, programId);
    await save(user, locked.instanceId, "kept");
    await save(user, free.instanceId, "open");
    const closed = { status: "available", openedAt: 1, closedAt: 2 };
    await database()
      .doc(`users/${user.uid}/programs/${programId}`)
      .update({ usageInfos: [closed] });
    const listed = await call(listAnswers, {}, user);
    expect(listed.pages).toEqual([
      {
        instance: free.instanceId,
        programId,
        stepId: free.stepId,
        saved: answer("open"),
        savedAt: expect.any(Number),
        revision: 1,
      },
      expect.objectContaining({ instance: locked.instanceId, stepId: locked.stepId, saved: answer("kept") }),
    ]);
    expect(listed.activities).toMatchObject({ [free.activityId]: makeActivity() });
    expect(Object.keys(listed.activities).sort()).toEqual([free.activityId, locked.activityId]);
    expect(Object.keys(listed.configs).sort()).toEqual([free.configId, locked.configId]);
    expect(listed.next).toBeNull();
  });

  test("success: a page says which one of its step it is, where that is known", async () => {
    const [{ programId, free }, user] = await Promise.all([makeProgramme(), makeUser()]);
    const usedBy = [{ programId, stepId: free.stepId, page: 3 }];
    await putConfig(free.configId, { config: { configJson: {}, assets: {} }, usedBy });
    await save(user, free.instanceId, "kept");
    const { pages } = await call(listAnswers, {}, user);
    expect(pages).toEqual([expect.objectContaining({ instance: free.instanceId, page: 3 })]);
  });

  test("success: a page whose content is gone is left out", async () => {
    const [{ free }, user] = await Promise.all([makeProgramme(), makeUser()]);
    await save(user, free.instanceId, "kept");
    const gone = { activityId: "gone", configId: "gone", savedJson: "{}", savedAt: 1, revision: 1 };
    await database().doc(`users/${user.uid}/instances/gone+gone`).set(gone);
    const { pages, activities } = await call(listAnswers, {}, user);
    expect(pages.map(({ instance }) => instance)).toEqual([free.instanceId]);
    expect(Object.keys(activities)).toEqual([free.activityId]);
  });

  test("success: more than a part is listed part by part, each page once", async () => {
    const [{ free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const { activityId, configId } = free;
    const writer = database().batch();
    for (let number = 1; number <= 110; number += 1) {
      const document = { activityId, configId, savedJson: "{}", savedAt: number, revision: 1 };
      writer.set(database().doc(`users/${uid}/instances/${free.instanceId}+${number}`), document);
    }
    await writer.commit();
    const sizes: number[] = [];
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const part: DataOf<typeof listAnswers> = await call(listAnswers, after === null ? {} : { after }, {
        token,
      });
      sizes.push(part.pages.length);
      for (const { instance } of part.pages) seen.add(instance);
      after = part.next;
    } while (after !== null);
    expect(sizes).toEqual([ANSWERS_PER_PAGE, ANSWERS_PER_PAGE, 10]);
    expect(seen.size).toBe(110);
  });

  test("success: only the pages that were saved last, the newest first, and none that was only begun", async () => {
    const [{ free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const { activityId, configId, instanceId } = free;
    const ids = [1, 2, 3].map((number) => `${instanceId}+${number}`);
    const store = (id: string, document: object) =>
      database()
        .doc(`users/${uid}/instances/${id}`)
        .set({ activityId, configId, revision: 1, ...document });
    await store(ids[0] ?? "", { savedJson: "{}", savedAt: 2_000 });
    await store(ids[1] ?? "", { savedJson: "{}", savedAt: 3_000 });
    await store(ids[2] ?? "", { savedJson: "{}", savedAt: 1_000 });
    await store(instanceId, { revision: 0, draft: { savedJson: "{}", savedAt: 9_000 } });
    const { pages, next } = await call(listAnswers, { newest: 2 }, { token });
    expect(pages.map(({ instance }) => instance)).toEqual([ids[1], ids[0]]);
    expect(next).toBeNull();
  });

  test("repeat: a repeated call returns the same", async () => {
    const [{ free }, user] = await Promise.all([makeProgramme(), makeUser()]);
    await save(user, free.instanceId, "a");
    const first = await call(listAnswers, {}, user);
    expect(first.pages).toHaveLength(1);
    expect(await call(listAnswers, {}, user)).toEqual(first);
  });
});

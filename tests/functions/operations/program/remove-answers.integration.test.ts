import { exportUserData } from "@mindle/domain/api/auth";
import { listAnswers } from "@mindle/domain/api/list-answers";
import { removeAnswers, saveAfactoryInput } from "@mindle/domain/api/program";
import { MAX_PAGE_BYTES } from "@mindle/domain/content/page-save";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { grantProgramme, makeProgramme } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, saveBody } from "../../../support/functions/page-saves.ts";
import { makeUser } from "../../../support/functions/users.ts";

const SECRET = "what I tried that day";

/** A user who has answered a page twice, the second time elsewhere, and left it unfinished. */
async function makeWriter() {
  const [programme, user] = await Promise.all([makeProgramme(), makeUser()]);
  const instance = programme.free.instanceId;
  const save = (text: string, overrides: Parameters<typeof saveBody>[2] = {}) =>
    call(saveAfactoryInput, saveBody(user.uid, instance, { saved: answer(text), ...overrides }), user);
  const body = { uid: user.uid, instance, models: { text: {} }, ageMs: 0 };
  return { ...programme, ...user, instance, save, body };
}

async function exported(user: { readonly token: string }): Promise<string> {
  return JSON.stringify((await call(exportUserData, {}, user)).documents);
}

describe("program/removeAnswers", () => {
  test("no token: refused", async () => {
    const { body } = await makeWriter();
    expect((await refusal(removeAnswers, body)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and deletes nothing", async () => {
    const { body, token, save } = await makeWriter();
    await save(SECRET);
    for (const [wrong, path] of [
      [{ instance: "a" }, "instance"],
      [{ models: { "no name": {} } }, "models.no name"],
      [{ models: { text: { kept: 1, other: 2 } } }, "models.text"],
      [{ models: { text: { kept: "a".repeat(MAX_PAGE_BYTES) } } }, "models"],
      [{ ageMs: -1 }, "ageMs"],
    ] as const) {
      const refused = await refusal(removeAnswers, { ...body, ...wrong }, { token });
      expect(refused.code).toBe("invalid-argument");
      expect(refused.message.split(": ")[0]).toBe(path);
    }
    expect(await exported({ token })).toContain(SECRET);
  });

  test("forbidden: answers of another account stay", async () => {
    const [writer, other] = await Promise.all([makeWriter(), makeUser()]);
    await writer.save(SECRET);
    expect((await refusal(removeAnswers, writer.body, other)).code).toBe("failed-precondition");
    expect(await call(removeAnswers, { ...writer.body, uid: other.uid }, other)).toEqual({ revision: 0 });
    expect(await exported(writer)).toContain(SECRET);
  });

  test("success: nothing of it is left in what the export shows, in no copy", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(SECRET);
    // Of another device, which did not know the first one, and an unfinished one.
    await save(`${SECRET}, too`);
    await save(`${SECRET}, later`, { baseRevision: 2, draft: true });
    expect((await exported(writer)).split(SECRET)).toHaveLength(7);
    expect(await call(removeAnswers, body, writer)).toEqual({ revision: 3 });
    expect(await exported(writer)).not.toContain(SECRET);
    const { pages } = await call(listAnswers, {}, writer);
    expect(pages).toEqual([expect.objectContaining({ instance: writer.instance, saved: {}, revision: 3 })]);
  });

  test("success: a part of an answer goes, the rest stays; what was not answered is not made", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(`${SECRET}; the next`);
    const models = { text: { kept: "the next" }, other: { kept: "never asked" } };
    await call(removeAnswers, { ...body, models }, writer);
    const { pages } = await call(listAnswers, {}, writer);
    expect(pages.map(({ saved }) => saved)).toEqual([answer("the next")]);
    expect(await exported(writer)).not.toContain(SECRET);
  });

  test("success: in a programme that has closed, too", async () => {
    const { programId, locked, body, ...writer } = await makeWriter();
    await grantProgramme(writer.uid, programId);
    const instance = locked.instanceId;
    await call(saveAfactoryInput, saveBody(writer.uid, instance, { saved: answer(SECRET) }), writer);
    const closed = { status: "available", openedAt: 1, closedAt: 2 };
    await database()
      .doc(`users/${writer.uid}/programs/${programId}`)
      .update({ usageInfos: [closed] });
    await call(removeAnswers, { ...body, instance }, writer);
    expect(await exported(writer)).not.toContain(SECRET);
  });

  test("success: what was written after it was asked for stays", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(SECRET);
    expect(await call(removeAnswers, { ...body, ageMs: 60_000 }, writer)).toEqual({ revision: 1 });
    expect(await exported(writer)).toContain(SECRET);
  });

  test("success: what another device wrote before it and sends later brings nothing back", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(SECRET, { ageMs: 60 * 60_000 });
    expect(await call(removeAnswers, body, writer)).toEqual({ revision: 2 });
    const late = { baseRevision: 1, ageMs: 10 * 60_000 };
    await save(SECRET, late);
    await save(SECRET, { ...late, draft: true });
    await save(SECRET, { ...late, ageMs: 40 * 24 * 60 * 60_000 });
    expect(await exported(writer)).not.toContain(SECRET);
    await save(SECRET, { baseRevision: 3 });
    expect(await exported(writer)).toContain(SECRET);
  });

  test("a part that is said to stay makes no page larger than a page may be", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(SECRET);
    const kept = "가".repeat((MAX_PAGE_BYTES - 30) / 3);
    const result = await call(removeAnswers, { ...body, models: { text: { kept } } }, writer);
    expect(result).toEqual({ revision: 1, isStale: true });
    const { pages } = await call(listAnswers, {}, writer);
    expect(pages).toMatchObject([{ saved: answer(SECRET) }]);
  });

  test("a part of an answer that is not the one known there stays as it is", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save("one, two, three");
    await save("one, two, three, four", { baseRevision: 1 });
    const models = { text: { kept: "two, three" } };
    const stale = await call(removeAnswers, { ...body, models, baseRevision: 1 }, writer);
    expect(stale).toEqual({ revision: 2, isStale: true });
    const done = await call(removeAnswers, { ...body, models, baseRevision: 2 }, writer);
    expect(done).toEqual({ revision: 3 });
    // The answer was lost on the way.
    expect(await call(removeAnswers, { ...body, models, baseRevision: 2 }, writer)).toEqual(done);
  });

  test("repeat: the same answer, and nothing is written", async () => {
    const { save, body, ...writer } = await makeWriter();
    await save(SECRET);
    const first = await call(removeAnswers, body, writer);
    const path = `users/${writer.uid}/instances/${writer.instance}`;
    const { updateTime } = await database().doc(path).get();
    expect(await call(removeAnswers, body, writer)).toEqual(first);
    expect((await database().doc(path).get()).updateTime).toEqual(updateTime);
  });
});

import { getAfactoryActivities, getGcCompack, saveAfactoryInput } from "@mindle/domain/api/program";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import {
  grantProgramme,
  makeActivity,
  makePack,
  makeProgramme,
  putActivity,
  putConfig,
  putDocument,
  type TestStep,
} from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, saveBody } from "../../../support/functions/page-saves.ts";
import { makeUser } from "../../../support/functions/users.ts";

function everythingOf({ activityId, configId, instanceId }: TestStep) {
  return { toLoad: { activities: [activityId], configs: [configId], instances: [instanceId] } };
}

/** What the server has of a page that was never saved. */
const UNSAVED = { saved: null, savedAt: null, revision: 0 };

const NOTHING = { activities: [], configs: [], instances: [] };

describe("program/getAfactoryActivities", () => {
  test("no token: refused", async () => {
    const { free } = await makeProgramme();
    expect((await refusal(getAfactoryActivities, everythingOf(free))).code).toBe("unauthenticated");
  });

  test("bad input: names the field; one unknown id refuses the request", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const many = Array.from({ length: 51 }, () => free.activityId);
    for (const [change, path] of [
      [{ activities: ["a/b"] }, "toLoad.activities[0]"],
      [{ activities: many }, "toLoad.activities"],
      [{ instances: ["a"] }, "toLoad.instances[0]"],
      [{ instances: ["a+b+c_d"] }, "toLoad.instances[0]"],
      [{ configs: undefined }, "toLoad.configs"],
      [{ more: [] }, "toLoad"],
    ] as const) {
      const refused = await refusal(getAfactoryActivities, { toLoad: { ...NOTHING, ...change } }, { token });
      expect(refused).toMatchObject({ code: "invalid-argument" });
      expect(refused.message.split(": ")[0]).toBe(path);
    }
    for (const change of [
      { activities: [free.activityId, "unknown"] },
      { configs: [free.configId, "unknown"] },
      { instances: [free.instanceId, `unknown+${free.configId}`] },
      { instances: [free.instanceId, `${free.activityId}+unknown`] },
    ]) {
      const refused = await refusal(getAfactoryActivities, { toLoad: { ...NOTHING, ...change } }, { token });
      expect(refused.code).toBe("not-found");
    }
  });

  test("forbidden: one locked id refuses the request", async () => {
    const [{ free, locked }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    for (const change of [
      { activities: [free.activityId, locked.activityId] },
      { configs: [free.configId, locked.configId] },
      { instances: [free.instanceId, locked.instanceId] },
    ]) {
      const refused = await refusal(getAfactoryActivities, { toLoad: { ...NOTHING, ...change } }, { token });
      expect(refused.code).toBe("permission-denied");
    }
  });

  test("forbidden: an instance whose activity and config no open step shows together", async () => {
    const [programme, other, user] = await Promise.all([makeProgramme(), makeProgramme(), makeUser()]);
    const instances = [`${programme.free.activityId}+${other.free.configId}`];
    const refused = await refusal(getAfactoryActivities, { toLoad: { ...NOTHING, instances } }, user);
    expect(refused.code).toBe("permission-denied");
  });

  test("forbidden: a locked activity with the same id as a free config", async () => {
    const [{ programId, free, locked }, user] = await Promise.all([makeProgramme(), makeUser()]);
    const usedBy = [{ programId, stepId: free.stepId }];
    await putConfig(locked.activityId, { config: { configJson: {}, assets: {} }, usedBy });
    const toLoad = { ...NOTHING, activities: [locked.activityId], configs: [locked.activityId] };
    expect((await refusal(getAfactoryActivities, { toLoad }, user)).code).toBe("permission-denied");
  });

  test("success: an empty request, and a free step without saved values", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    expect(await call(getAfactoryActivities, { toLoad: NOTHING }, { token })).toEqual({
      activities: {},
      configs: {},
      instances: {},
    });
    expect(await call(getAfactoryActivities, everythingOf(free), { token })).toEqual({
      activities: { [free.activityId]: makeActivity() },
      configs: { [free.configId]: { configJson: { title: "d1-s1" }, assets: { a: "a.png" } } },
      instances: { [free.instanceId]: { ...UNSAVED, foreignLink: {} } },
    });
  });

  test("success: content that an open and a locked step share is accessible", async () => {
    const [{ programId, free, locked }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const usedBy = [free, locked].map(({ stepId }) => ({ programId, stepId }));
    await putActivity(locked.activityId, { activity: makeActivity(), usedBy });
    await putConfig(locked.configId, { config: { configJson: {}, assets: {} }, usedBy });
    const { instances } = await call(getAfactoryActivities, everythingOf(locked), { token });
    expect(instances).toEqual({ [locked.instanceId]: { ...UNSAVED, foreignLink: {} } });
  });

  test("success: includes the caller's earlier answers, and no other user's", async () => {
    const [{ programId, free, locked }, mine, other] = await Promise.all([
      makeProgramme(),
      makeUser(),
      makeUser(),
    ]);
    for (const { uid } of [mine, other]) await grantProgramme(uid, programId);
    await call(saveAfactoryInput, saveBody(mine.uid, free.instanceId, { saved: answer("mine") }), mine);
    const linkOf = async (user: typeof mine) =>
      (await call(getAfactoryActivities, everythingOf(locked), user)).instances[locked.instanceId];
    expect(await linkOf(mine)).toEqual({ ...UNSAVED, foreignLink: { before: answer("mine") } });
    expect(await linkOf(other)).toEqual({ ...UNSAVED, foreignLink: { before: null } });
  });

  test("success: answers of before there were revisions have the first one", async () => {
    const [{ free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    await database().doc(`users/${uid}/instances/${free.instanceId}`).set({
      activityId: free.activityId,
      configId: free.configId,
      savedJson: '{"text":"old"}',
      savedAt: 5,
    });
    const pageOf = async () =>
      (await call(getAfactoryActivities, everythingOf(free), { token })).instances[free.instanceId];
    expect(await pageOf()).toEqual({ saved: { text: "old" }, savedAt: 5, revision: 1, foreignLink: {} });
    const change = saveBody(uid, free.instanceId, { baseRevision: 1 });
    await call(saveAfactoryInput, change, { token });
    expect(await pageOf()).toMatchObject({ saved: answer("a"), revision: 2 });
  });

  test("success: what was answered on a page before it was replaced, until the new one is saved", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    await grantProgramme(uid, programId);
    const replaced = [1, 2].map((number) => ({ instance: `${free.instanceId}+${number}`, migrations: [] }));
    const read = [free.instanceId, ...replaced.map(({ instance }) => instance)];
    await putDocument(`compacks/${locked.gcId}`, makePack(programId, locked, read));
    const key = { instance: free.instanceId, model: "text", widget: "text-input", props: {}, replaced };
    const usedBy = [{ programId, stepId: locked.stepId }];
    await putActivity(locked.activityId, { activity: { ...makeActivity(), foreignKeys: { key } }, usedBy });
    const linkOf = async () => {
      const { instances } = await call(getAfactoryActivities, everythingOf(locked), { token });
      const { content } = await call(
        getGcCompack,
        { programId, stepId: locked.stepId, full: true },
        { token },
      );
      expect(content?.instances).toMatchObject(instances);
      return instances[locked.instanceId]?.foreignLink["key"];
    };
    expect(await linkOf()).toBeNull();
    const save = (id: string, text: string, draft?: true) =>
      call(saveAfactoryInput, saveBody(uid, id, { saved: answer(text), ...(draft && { draft }) }), { token });
    await save(`${free.instanceId}+2`, "older");
    expect(await linkOf()).toEqual(answer("older"));
    await save(`${free.instanceId}+1`, "old");
    expect(await linkOf()).toEqual(answer("old"));
    await save(free.instanceId, "begun", true);
    expect(await linkOf()).toEqual(answer("old"));
    await save(free.instanceId, "new");
    expect(await linkOf()).toEqual(answer("new"));
  });

  test("success: a page that is answered again has an instance for each time, open or locked as the page", async () => {
    const [{ free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const ids = [free.instanceId, `${free.instanceId}+2026-11-21`, `${free.instanceId}+2026-11-22`];
    await call(saveAfactoryInput, saveBody(uid, ids[2] ?? ""), { token });
    const { instances } = await call(
      getAfactoryActivities,
      { toLoad: { ...NOTHING, instances: ids } },
      { token },
    );
    expect(ids.map((id) => instances[id]?.saved)).toEqual([null, null, answer("a")]);
    const toLoad = { ...NOTHING, instances: [`${locked.instanceId}+1`] };
    expect((await refusal(getAfactoryActivities, { toLoad }, { token })).code).toBe("permission-denied");
  });

  test("repeat: a repeated call returns the same", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const first = await call(getAfactoryActivities, everythingOf(free), { token });
    expect(await call(getAfactoryActivities, everythingOf(free), { token })).toEqual(first);
  });
});

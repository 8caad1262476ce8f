import { getAfactoryActivities, saveAfactoryInput } from "@mindle/domain/api/program";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { MAX_PAGE_BYTES, type PageSave } from "@mindle/domain/content/page-save";
import { DAY_MS } from "@mindle/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { call, post, refusal } from "../../../support/functions/api.ts";
import {
  grantProgramme,
  makeActivity,
  makeProgramme,
  putActivity,
  type TestStep,
} from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, makeOperationId, makePageSave, saveBody } from "../../../support/functions/page-saves.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";
import { runs } from "../../../support/soak.ts";

async function documentsOf(uid: string, collection: "instances" | "saves") {
  const found = await database().collection(`users/${uid}/${collection}`).get();
  return Object.fromEntries(found.docs.map((document) => [document.id, document.data()]));
}

async function expectNothingStored(uid: string) {
  expect([await documentsOf(uid, "instances"), await documentsOf(uid, "saves")]).toEqual([{}, {}]);
}

/** What the caller's devices get of a page. */
async function pageOf({ instanceId }: TestStep, token: string) {
  const toLoad = { activities: [], configs: [], instances: [instanceId] };
  return (await call(getAfactoryActivities, { toLoad }, { token })).instances[instanceId];
}

/** A user of a new programme, and what saves its free page. */
async function makeWriter() {
  const [programme, user] = await Promise.all([makeProgramme(), makeUser()]);
  const { instanceId } = programme.free;
  const save = async (change: Partial<PageSave> = {}) => {
    const { results } = await call(saveAfactoryInput, saveBody(user.uid, instanceId, change), user);
    return results[instanceId];
  };
  return { ...programme, ...user, instanceId, save, page: () => pageOf(programme.free, user.token) };
}

describe("program/saveAfactoryInput", () => {
  test("no token: refused", async () => {
    const { free } = await makeProgramme();
    const refused = await refusal(saveAfactoryInput, saveBody("someone", free.instanceId));
    expect(refused.code).toBe("unauthenticated");
  });

  test("bad input: the request is refused, names the field and stores nothing", async () => {
    const { instanceId, uid, token } = await makeWriter();
    const operationId = makeOperationId();
    const several = (change: () => PageSave) =>
      Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`a${at}+b`, change()]));
    const tooDeep: unknown = JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`);
    const saved = (value: unknown) => ({
      ...makePageSave(),
      saved: { text: { state: "answered", value } },
    });
    for (const [toSubmit, path] of [
      [undefined, "toSubmit"],
      [{ "a/b+c": makePageSave() }, "toSubmit.a/b+c"],
      [several(makePageSave), "toSubmit"],
      [{ [instanceId]: { text: "a" } }, `toSubmit.${instanceId}.operationId`],
      [{ [instanceId]: makePageSave({ operationId: "short" }) }, `toSubmit.${instanceId}.operationId`],
      [{ [instanceId]: makePageSave({ ageMs: -1 }) }, `toSubmit.${instanceId}.ageMs`],
      [
        { [instanceId]: makePageSave({ operationId }), [`${instanceId}+1`]: makePageSave({ operationId }) },
        "toSubmit",
      ],
      [{ [instanceId]: saved(tooDeep) }, "body"],
    ] as const) {
      const refused = await refusal(saveAfactoryInput, { uid, toSubmit }, { token });
      expect(refused.code).toBe("invalid-argument");
      expect(refused.message.split(": ")[0]).toBe(path);
    }
    for (const unknown of [
      `${instanceId.split("+")[0]}+unknown`,
      `${instanceId}+any`,
      `${instanceId}+1000`,
    ]) {
      expect((await refusal(saveAfactoryInput, saveBody(uid, unknown), { token })).code).toBe("not-found");
    }
    await expectNothingStored(uid);
  });

  test("bad input: a model that the page does not define, by name", async () => {
    const { instanceId, uid, token } = await makeWriter();
    for (const model of ["mood", "constructor"]) {
      const saved = { ...answer("a"), [model]: { state: "skipped" as const } };
      expect(await refusal(saveAfactoryInput, saveBody(uid, instanceId, { saved }), { token })).toEqual({
        code: "invalid-argument",
        message: `toSubmit.${instanceId}.saved.${model}: is no model of the page`,
      });
    }
    await expectNothingStored(uid);
  });

  test("bad input: a page of more than 32 kB of JSON, by its instance; 32 kB are saved", async () => {
    const { instanceId, uid, token, save, page } = await makeWriter();
    const most = MAX_PAGE_BYTES - JSON.stringify(answer("")).length;
    const tooMuch = saveBody(uid, instanceId, { saved: answer("a".repeat(most + 1)) });
    const refused = await refusal(saveAfactoryInput, tooMuch, { token });
    expect(refused.code).toBe("invalid-argument");
    expect(refused.message).toMatch(new RegExp(`^toSubmit\\.${instanceId.replace("+", "\\+")}\\.saved: `));
    await expectNothingStored(uid);
    // Bytes count, not characters.
    const text = "가".repeat(Math.floor(most / 3));
    await save({ saved: answer(text) });
    expect((await page())?.saved).toEqual(answer(text));
  });

  test("forbidden: answers of another account wait for it", async () => {
    const { instanceId, uid, token } = await makeWriter();
    const other = await makeUser();
    const refused = await refusal(saveAfactoryInput, saveBody(other.uid, instanceId), { token });
    expect(refused.code).toBe("failed-precondition");
    await Promise.all([uid, other.uid].map(expectNothingStored));
  });

  test("forbidden: one locked instance refuses the request and stores nothing", async () => {
    const { free, locked, uid, token } = await makeWriter();
    for (const id of [locked.instanceId, `${locked.instanceId}+1`]) {
      const toSubmit = { [free.instanceId]: makePageSave(), [id]: makePageSave() };
      expect((await refusal(saveAfactoryInput, { uid, toSubmit }, { token })).code).toBe("permission-denied");
    }
    await expectNothingStored(uid);
  });

  test("forbidden: the token of a deleted account stores nothing", async () => {
    const { instanceId, uid, token } = await makeWriter();
    await deleteUser({ token });
    const refused = await refusal(saveAfactoryInput, saveBody(uid, instanceId), { token });
    expect(refused.code).toBe("unauthenticated");
    await expectNothingStored(uid);
  });

  test("a step must have been open when its page was written, up to 30 days ago", async () => {
    const { programId, locked, uid, token } = await makeWriter();
    const openUntil = (daysAgo: number) =>
      database()
        .doc(`users/${uid}/programs/${programId}`)
        .set({
          usageInfos: [{ status: "available", openedAt: 0, closedAt: Date.now() - daysAgo * DAY_MS }],
          stepFinished: [],
        });
    const saveAfter = (days: number) =>
      post(saveAfactoryInput.path, saveBody(uid, locked.instanceId, { ageMs: days * DAY_MS }), { token });
    await openUntil(10);
    for (const days of [0, 9]) expect(await saveAfter(days)).toMatchObject({ code: "permission-denied" });
    expect(await saveAfter(11)).toMatchObject({ success: true });
    await openUntil(31);
    expect(await saveAfter(400)).toMatchObject({ code: "permission-denied" });
    await openUntil(29);
    expect(await saveAfter(400)).toMatchObject({ success: true });
    const { savedAt = 0 } = (await documentsOf(uid, "instances"))[locked.instanceId] ?? {};
    expect(Date.now() - Number(savedAt)).toBeLessThan(31 * DAY_MS);
  });

  test("success: days of the week that a page asks for are read with the programme, by the stored answer", async () => {
    const { programId, free, save, token } = await makeWriter();
    const root = [{ type: "multi-select", bind: "days", props: {} }];
    const usedBy = [{ programId, stepId: free.stepId }];
    const defineModels = { days: { widget: "multi-select" } };
    const activity = { ...makeActivity(), mainViews: { main: { root } }, defineModels };
    await putActivity(free.activityId, { activity, usedBy });
    const chosen = (...value: string[]) => ({ days: { state: "answered" as const, value } });
    const stored = async () => (await call(getUserProgram, {}, { token })).programs[0]?.sittingDays;
    await save({ saved: chosen("sat", "wed"), draft: true });
    expect(await stored()).toBeUndefined();
    const first = makeOperationId();
    await save({ saved: chosen("sat", "wed"), operationId: first });
    expect(await stored()).toEqual(["wed", "sat"]);
    await save({ saved: chosen("mon", "thu"), baseRevision: 1 });
    expect(await stored()).toEqual(["mon", "thu"]);
    // A repeat of the first one.
    await save({ saved: chosen("sat", "wed"), operationId: first });
    expect(await stored()).toEqual(["mon", "thu"]);
    await save({ saved: chosen("often"), baseRevision: 2 });
    expect(await stored()).toEqual(["mon", "thu"]);
  });

  test("success: several pages in one request, each with its change", async () => {
    const { programId, free, locked, uid, token } = await makeWriter();
    await grantProgramme(uid, programId);
    const before = Date.now();
    const change = makePageSave({ saved: answer("하나"), version: 2 });
    const toSubmit = { [free.instanceId]: change, [locked.instanceId]: makePageSave() };
    const saved = { outcome: "saved", revision: 1 };
    expect(await call(saveAfactoryInput, { uid, toSubmit }, { token })).toEqual({
      results: { [free.instanceId]: saved, [locked.instanceId]: saved },
    });
    expect((await pageOf(free, token))?.saved).toEqual(answer("하나"));
    expect((await pageOf(locked, token))?.saved).toEqual(answer("a"));
    const savedJson = JSON.stringify(answer("하나"));
    expect((await documentsOf(uid, "instances"))[free.instanceId]).toEqual({
      activityId: free.activityId,
      configId: free.configId,
      savedJson,
      savedAt: expect.any(Number),
      revision: 1,
    });
    const record = (await documentsOf(uid, "saves"))[change.operationId];
    expect(record).toEqual({
      instanceId: free.instanceId,
      ...saved,
      savedAt: expect.any(Number),
      savedJson,
      locale: "ko",
      version: 2,
      expireAt: expect.anything(),
    });
    expect(record?.["savedAt"]).toBeGreaterThanOrEqual(before);
    expect(record?.["expireAt"].toMillis()).toBeGreaterThanOrEqual(before + 180 * DAY_MS);
    expect(await call(saveAfactoryInput, { uid, toSubmit: {} }, { token })).toEqual({ results: {} });
  });

  test("success: of two devices the later one is saved, and what it replaced can be read", async () => {
    const { save, page } = await makeWriter();
    await save({ saved: answer("first") });
    expect(await save({ saved: answer("phone"), ageMs: 60_000 })).toEqual({
      outcome: "other-is-later",
      revision: 1,
    });
    expect(await page()).toMatchObject({
      saved: answer("first"),
      revision: 1,
      other: { saved: answer("phone") },
    });
    expect(await save({ saved: answer("edited"), baseRevision: 1 })).toEqual({
      outcome: "saved",
      revision: 2,
    });
    expect(await page()).toMatchObject({ saved: answer("edited"), other: { saved: answer("phone") } });
    expect(await save({ saved: answer("tablet") })).toEqual({ outcome: "saved-over", revision: 3 });
    expect(await page()).toMatchObject({
      saved: answer("tablet"),
      revision: 3,
      other: { saved: answer("edited") },
    });
  });

  test("success: an unfinished page is kept beside the saved one, until a later one is finished", async () => {
    const { save, page } = await makeWriter();
    expect(await save({ saved: answer("b"), draft: true })).toEqual({ outcome: "draft", revision: 0 });
    expect(await page()).toMatchObject({
      saved: null,
      savedAt: null,
      revision: 0,
      draft: { saved: answer("b") },
    });
    expect(await save({ saved: answer("c"), draft: true, ageMs: 60_000 })).toEqual({
      outcome: "draft-is-older",
      revision: 0,
    });
    await save({ saved: answer("d") });
    const finished = await page();
    expect(finished).toMatchObject({ saved: answer("d"), revision: 1 });
    expect(finished).not.toHaveProperty("draft");
    expect(await save({ saved: answer("e"), draft: true, baseRevision: 1 })).toEqual({
      outcome: "draft",
      revision: 1,
    });
    expect(await page()).toMatchObject({ saved: answer("d"), revision: 1, draft: { saved: answer("e") } });
  });

  test("success: any JSON is returned as it was saved", async () => {
    const { save, page } = await makeWriter();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
        // JSON has no -0, and __proto__ is removed deliberately.
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        const saved: PageSave["saved"] = {
          text: { state: "answered", value: z.parse(z.json(), JSON.parse(text)) },
        };
        await save({ saved });
        expect((await page())?.saved).toEqual(saved);
      }),
      // A user saves 100 times a minute at most.
      { numRuns: runs(25, 90) },
    );
  });

  test("repeat: the same change has the same answer and changes nothing, also after others", async () => {
    const { free, uid, token } = await makeWriter();
    const send = (body: ReturnType<typeof saveBody>) => call(saveAfactoryInput, body, { token });
    const body = saveBody(uid, free.instanceId, { saved: answer("first") });
    const first = await send(body);
    const ref = database().doc(`users/${uid}/instances/${free.instanceId}`);
    const { updateTime } = await ref.get();
    for (const repeated of await Promise.all([send(body), send(body)])) expect(repeated).toEqual(first);
    expect((await ref.get()).updateTime).toEqual(updateTime);
    await send(saveBody(uid, free.instanceId, { saved: answer("second"), baseRevision: 1 }));
    expect(await send(body)).toEqual(first);
    expect((await pageOf(free, token))?.saved).toEqual(answer("second"));
  });

  test("repeat: the id of a change of another page is refused; of another user's change it is another", async () => {
    const { free, uid, token } = await makeWriter();
    const other = await makeUser();
    const operationId = makeOperationId();
    await call(saveAfactoryInput, saveBody(uid, free.instanceId, { operationId }), { token });
    const elsewhere = saveBody(uid, `${free.instanceId}+1`, { operationId });
    expect(await refusal(saveAfactoryInput, elsewhere, { token })).toEqual({
      code: "invalid-argument",
      message: `toSubmit.${free.instanceId}+1.operationId: is the id of a change of another page`,
    });
    expect(Object.keys(await documentsOf(uid, "instances"))).toEqual([free.instanceId]);
    const theirs = saveBody(other.uid, free.instanceId, { operationId, saved: answer("theirs") });
    await call(saveAfactoryInput, theirs, other);
    expect((await pageOf(free, token))?.saved).toEqual(answer("a"));
    expect((await pageOf(free, other.token))?.saved).toEqual(answer("theirs"));
  });
});

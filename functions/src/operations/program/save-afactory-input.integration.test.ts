import { getAfactoryActivities, saveAfactoryInput } from "@mindle/domain/api/program";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { call, refusal } from "../../testing/api.ts";
import { grantProgramme, makeProgramme, type TestStep } from "../../testing/content.ts";
import { database } from "../../testing/database.ts";
import { runs } from "../../testing/soak.ts";
import { deleteUser, makeUser } from "../../testing/users.ts";

async function instancesOf(uid: string) {
  const found = await database().collection(`users/${uid}/instances`).get();
  return Object.fromEntries(found.docs.map((document) => [document.id, document.data()]));
}

async function savedOf({ instanceId }: TestStep, token: string): Promise<unknown> {
  const toLoad = { activities: [], configs: [], instances: [instanceId] };
  return (await call(getAfactoryActivities, { toLoad }, { token })).instances[instanceId]?.saved;
}

describe("program/saveAfactoryInput", () => {
  test("no token: refused", async () => {
    const { free } = await makeProgramme();
    const refused = await refusal(saveAfactoryInput, { toSubmit: { [free.instanceId]: 1 } });
    expect(refused.code).toBe("unauthenticated");
  });

  test("bad input: the request is refused and stores nothing", async () => {
    const [{ free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const good = { [free.instanceId]: 1 };
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`a${at}+b`, 1]));
    const tooDeep: unknown = JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`);
    for (const body of [
      {},
      { toSubmit: [] },
      { toSubmit: { ...good, "a/b+c": 1 } },
      { toSubmit: { ...good, ...many } },
      { toSubmit: { ...good, [free.instanceId]: tooDeep } },
    ]) {
      expect((await refusal(saveAfactoryInput, body, { token })).code).toBe("invalid-argument");
    }
    const unknown = { toSubmit: { ...good, [`${free.activityId}+unknown`]: 1 } };
    expect((await refusal(saveAfactoryInput, unknown, { token })).code).toBe("not-found");
    expect(await instancesOf(uid)).toEqual({});
  });

  test("forbidden: one locked instance refuses the request and stores nothing", async () => {
    const [{ free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const toSubmit = { [free.instanceId]: 1, [locked.instanceId]: 2 };
    expect((await refusal(saveAfactoryInput, { toSubmit }, { token })).code).toBe("permission-denied");
    expect(await instancesOf(uid)).toEqual({});
  });

  test("forbidden: the token of a deleted account stores nothing", async () => {
    const [{ free }, user] = await Promise.all([makeProgramme(), makeUser()]);
    await deleteUser(user);
    const refused = await refusal(saveAfactoryInput, { toSubmit: { [free.instanceId]: 1 } }, user);
    expect(refused.code).toBe("unauthenticated");
    expect(await instancesOf(user.uid)).toEqual({});
  });

  test("success: several instances in one request, each under its id", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    await grantProgramme(uid, programId);
    const before = Date.now();
    const toSubmit = { [free.instanceId]: { text: "하나" }, [locked.instanceId]: [1, [2, [3]]] };
    expect(await call(saveAfactoryInput, { toSubmit }, { token })).toBeNull();
    expect(await savedOf(free, token)).toEqual({ text: "하나" });
    expect(await savedOf(locked, token)).toEqual([1, [2, [3]]]);
    const stored = await instancesOf(uid);
    expect(stored[free.instanceId]).toEqual({
      activityId: free.activityId,
      configId: free.configId,
      savedJson: '{"text":"하나"}',
      savedAt: expect.any(Number),
    });
    expect(stored[free.instanceId]?.["savedAt"]).toBeGreaterThanOrEqual(before);
  });

  test("success: any JSON is returned as it was saved", async () => {
    const [{ free }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
        // JSON has no -0, and __proto__ is removed deliberately.
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        const sent = z.parse(z.json(), JSON.parse(text));
        await call(saveAfactoryInput, { toSubmit: { [free.instanceId]: sent } }, { token });
        expect(await savedOf(free, token)).toEqual(sent);
      }),
      { numRuns: runs(25, 1_000) },
    );
  });

  test("repeat: the same values change nothing, other values replace them", async () => {
    const [{ free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const save = (value: string) =>
      call(saveAfactoryInput, { toSubmit: { [free.instanceId]: value } }, { token });
    await save("first");
    const ref = database().doc(`users/${uid}/instances/${free.instanceId}`);
    const first = await ref.get();
    await Promise.all([save("first"), save("first")]);
    expect((await ref.get()).updateTime).toEqual(first.updateTime);
    await save("second");
    expect(await savedOf(free, token)).toBe("second");
    expect(await call(saveAfactoryInput, { toSubmit: {} }, { token })).toBeNull();
  });
});

import { finishStep, saveAfactoryInput } from "@mindle/domain/api/program";
import { remind } from "@mindle/domain/api/remind";
import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { DAY_MS } from "@mindle/domain/time";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_APP_STORE } from "../../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../../support/functions/backend.ts";
import { grantProgramme, makeProgramme, type TestProgramme } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, makePageSave, saveBody, sendPageSave } from "../../../support/functions/page-saves.ts";
import { runs } from "../../../support/soak.ts";

let backend: Backend;
let programme: TestProgramme;
let users = 0;

beforeAll(async () => {
  backend = await startBackend("demo-clock-skew");
  programme = await makeProgramme();
});
afterAll(() => backend.close());

function newUser(): string {
  users += 1;
  return `u${users}`;
}

/** What a user does in the locked step, so long ago by their device's word. */
const DOINGS = [
  [
    "saves a page",
    saveAfactoryInput,
    (uid: string, ageMs: number) => saveBody(uid, programme.locked.instanceId, { ageMs }),
  ],
  [
    "finishes a step",
    finishStep,
    (uid: string, ageMs: number) => ({
      programId: programme.programId,
      stepId: programme.locked.stepId,
      uid,
      ageMs,
    }),
  ],
  [
    "sets a reminder",
    remind,
    (uid: string, ageMs: number) => ({
      uid,
      programId: programme.programId,
      stepId: programme.locked.stepId,
      id: "one",
      days: 7,
      ageMs,
    }),
  ],
] as const;

describe("a device whose clock was set back since, which sends what was refused as old as it may be", () => {
  const grantedUntil = (uid: string, closedAt: number) =>
    database()
      .doc(`users/${uid}/programs/${programme.programId}`)
      .set({
        usageInfos: [{ status: "available", openedAt: closedAt - 20 * DAY_MS, closedAt }],
        stepFinished: [],
      });

  test.each(DOINGS)("%s of a programme that has closed meanwhile", async (_what, operation, bodyOf) => {
    const dispatch = dispatchOn(EMPTY_APP_STORE, []);
    const uid = newUser();
    await grantedUntil(uid, Date.now() - DAY_MS);
    const { envelope: first } = await callBy(dispatch, { uid }, operation, bodyOf(uid, 0));
    expect(first).toMatchObject({ code: "permission-denied" });
    const { envelope } = await callBy(dispatch, { uid }, operation, bodyOf(uid, MAX_AGE_MS));
    expect(envelope).toMatchObject({ success: true });
  });

  test.each(DOINGS)("%s no more where it had closed before", async (_what, operation, bodyOf) => {
    const dispatch = dispatchOn(EMPTY_APP_STORE, []);
    const uid = newUser();
    await grantedUntil(uid, Date.now() - MAX_AGE_MS - DAY_MS);
    const { envelope } = await callBy(dispatch, { uid }, operation, bodyOf(uid, 2 * MAX_AGE_MS));
    expect(envelope).toMatchObject({ code: "permission-denied" });
  });
});

describe("a device whose clock was set forward since, by more than its programme is open", () => {
  const ageMs = 20 * DAY_MS;

  test.each(DOINGS)("%s", async (_what, operation, bodyOf) => {
    const dispatch = dispatchOn(EMPTY_APP_STORE, []);
    const uid = newUser();
    const locked = await callBy(dispatch, { uid }, operation, bodyOf(uid, ageMs));
    expect(locked.envelope).toMatchObject({ code: "permission-denied" });
    await grantProgramme(uid, programme.programId);
    const { envelope } = await callBy(dispatch, { uid }, operation, bodyOf(uid, ageMs));
    expect(envelope).toMatchObject({ success: true });
  });
});

test("pages written one upon the other count in that order, whatever the clocks of the functions that took them", async () => {
  const clock = fc.integer({ min: -DAY_MS, max: DAY_MS });
  const ageMs = fc.nat(2 * DAY_MS);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ clock, ageMs }), { minLength: 1, maxLength: 6 }), async (saves) => {
      const uid = newUser();
      for (const [revision, { clock, ageMs }] of saves.entries()) {
        const page = makePageSave({ saved: answer(`${revision}`), baseRevision: revision, ageMs });
        expect(await sendPageSave(uid, programme.free.instanceId, page, Date.now() + clock)).toEqual({
          outcome: "saved",
          revision: revision + 1,
        });
      }
      const stored = await database().doc(`users/${uid}/instances/${programme.free.instanceId}`).get();
      expect(JSON.parse(stored.get("savedJson"))).toEqual(answer(`${saves.length - 1}`));
    }),
    { numRuns: runs(8, 1_000) },
  );
});

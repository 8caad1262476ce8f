import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import { finishStep, getGcCompack, saveAfactoryInput } from "@mindle/domain/api/program";
import { remind } from "@mindle/domain/api/remind";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { DAY_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { EMPTY_APP_STORE } from "../../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../../support/functions/backend.ts";
import { database } from "../../../support/functions/database.ts";
import { answer, saveBody } from "../../../support/functions/page-saves.ts";
import { testStore } from "../../../support/functions/store.ts";
import { makeVersions, type VersionedProgramme } from "../../../support/functions/versions.ts";

let backend: Backend;
let users = 0;

beforeAll(async () => {
  backend = await startBackend("demo-versions");
});
afterAll(() => backend.close());

/** The first version has step 3, the second one step 4 in its place, and other pages in step 1. */
const VERSIONS = [
  { "d1-s1": ["hello", "where"], "d1-s2": ["reply"], "d1-s3": ["late"] },
  { "d1-s1": ["there", "hello"], "d1-s2": ["reply"], "d1-s4": ["later"] },
];

/** The first version is published, and `there` replaces `where`, which `reply` reads. */
async function makeProgramme(): Promise<VersionedProgramme> {
  const programme = makeVersions(VERSIONS, (instanceOf) => [
    {
      reader: "reply",
      instance: instanceOf("d1-s1", "there"),
      replaced: [{ instance: instanceOf("d1-s1", "where"), migrations: [] }],
    },
  ]);
  await programme.publish(1);
  return programme;
}

function makeUser(programme: VersionedProgramme) {
  users += 1;
  const uid = `user${users}`;
  const dispatch = dispatchOn(EMPTY_APP_STORE, []);
  const send = <Op extends Operation>(operation: Op, body: BodyOf<Op>) =>
    callBy(dispatch, { uid }, operation, body);
  const call = async <Op extends Operation>(operation: Op, body: BodyOf<Op>): Promise<DataOf<Op>> => {
    const { envelope } = await send(operation, body);
    if (!envelope.success) throw new Error(`${operation.path}: ${envelope.message}`);
    return z.parse<Op["data"]>(operation.data, envelope.data);
  };
  const { programId, instanceOf } = programme;
  return {
    uid,
    save: (stepId: string, page: string, text: string, version?: number) =>
      call(
        saveAfactoryInput,
        saveBody(uid, instanceOf(stepId, page), { saved: answer(text), ...(version && { version }) }),
      ),
    finish: async (stepId: string) => (await send(finishStep, { programId, stepId })).status,
    remind: async (stepId: string, id: string) =>
      (await send(remind, { uid, programId, stepId, id, days: 3, ageMs: 0 })).status,
    /** Whether the user will be called back to the programme. */
    hasNudge: async () => (await database().doc(`users/${uid}/reminders/${programId}`).get()).exists,
    grant: () => testStore().programmeGrants.grant(uid, programId, DAY_MS, Date.now()),
    step: (stepId: string) => call(getGcCompack, { programId, stepId, full: true }),
    stepStatus: async (stepId: string) => (await send(getGcCompack, { programId, stepId })).status,
    version: async () =>
      (await call(getUserProgram, {})).programs.find((each) => each.programId === programId)?.version,
    /** Pages of the first step in their order. */
    pages: async () =>
      (await call(getGcCompack, { programId, stepId: "d1-s1" })).afactoryData.map(({ pageId }) => pageId),
  };
}

const [FIRST, SECOND] = VERSIONS.map((pages) => pages["d1-s1"]);

describe("a user who began on version 1", () => {
  test("keeps its pages and their order, while a new user gets version 2", async () => {
    const programme = await makeProgramme();
    const before = makeUser(programme);
    const late = makeUser(programme);
    await before.save("d1-s1", "hello", "hi");
    expect(await late.pages()).toEqual(FIRST);
    await programme.publish(2);
    expect([await before.version(), await late.version()]).toEqual([1, undefined]);
    expect([await before.pages(), await late.pages()]).toEqual([FIRST, SECOND]);
    await late.save("d1-s1", "hello", "hi");
    expect([await before.version(), await late.version()]).toEqual([1, 2]);
    await before.save("d1-s1", "where", "here");
    expect((await before.step("d1-s1")).packageBase.version).toBe(1);
    expect(await before.pages()).toEqual(FIRST);
  });

  test("keeps its steps and their locks, finishes them, and is reminded of their pages", async () => {
    const programme = await makeProgramme();
    const [before, late] = [makeUser(programme), makeUser(programme)];
    expect(await before.finish("d1-s1")).toBe(200);
    await programme.publish(2);
    await late.save("d1-s1", "there", "hi");
    expect(await before.version()).toBe(1);
    // Locked, and no such step.
    expect([await before.stepStatus("d1-s3"), await before.stepStatus("d1-s4")]).toEqual([403, 404]);
    expect([await late.stepStatus("d1-s3"), await late.stepStatus("d1-s4")]).toEqual([404, 403]);
    expect([await before.finish("d1-s3"), await before.finish("d1-s4")]).toEqual([403, 404]);
    for (const user of [before, late]) await user.grant();
    expect([await before.stepStatus("d1-s3"), await before.finish("d1-s3")]).toEqual([200, 200]);
    expect([await late.stepStatus("d1-s4"), await late.finish("d1-s4")]).toEqual([200, 200]);
    expect([await before.finish("d1-s4"), await late.finish("d1-s3")]).toEqual([404, 404]);
    expect([await before.remind("d1-s1", "where"), await before.remind("d1-s1", "there")]).toEqual([
      200, 404,
    ]);
    expect([await late.remind("d1-s1", "where"), await late.remind("d1-s1", "there")]).toEqual([404, 200]);
    expect([await before.version(), await late.version()]).toEqual([1, 2]);
  });

  test("is not called back once its own steps are finished", async () => {
    const programme = await makeProgramme();
    const before = makeUser(programme);
    await before.grant();
    await programme.publish(2);
    for (const stepId of ["d1-s1", "d1-s2"]) await before.finish(stepId);
    expect(await before.hasNudge()).toBe(true);
    await before.finish("d1-s3");
    expect(await before.hasNudge()).toBe(false);
  });

  test("reads the earlier answer where a later page recalls the page that replaced it", async () => {
    const programme = await makeProgramme();
    const [before, late] = [makeUser(programme), makeUser(programme)];
    await before.save("d1-s1", "where", "in the first");
    await programme.publish(2);
    await late.save("d1-s1", "there", "in the second");
    const instance = programme.instanceOf("d1-s2", "reply");
    for (const [user, page, text] of [
      [before, "where", "in the first"],
      [late, "there", "in the second"],
    ] as const) {
      const { content } = await user.step("d1-s2");
      expect(content?.instances[instance]?.foreignLink).toEqual({ before: answer(text) });
      expect(content?.instances[programme.instanceOf("d1-s1", page)]?.saved).toEqual(answer(text));
    }
  });
});

describe("the version that a user gets", () => {
  test("is that of the first grant, and a later one does not change it", async () => {
    const programme = await makeProgramme();
    const user = makeUser(programme);
    await user.grant();
    await programme.publish(2);
    expect([await user.version(), await user.pages()]).toEqual([1, FIRST]);
    await user.grant();
    await user.save("d1-s1", "hello", "hi", 2);
    expect([await user.version(), await user.pages()]).toEqual([1, FIRST]);
  });

  test("is the one whose page was filled in, though a newer one has been published meanwhile", async () => {
    const programme = await makeProgramme();
    await programme.publish(2);
    const [slow, odd] = [makeUser(programme), makeUser(programme)];
    await slow.save("d1-s1", "where", "hi", 1);
    expect([await slow.version(), await slow.pages()]).toEqual([1, FIRST]);
    await odd.save("d1-s1", "hello", "hi", 9);
    expect([await odd.version(), await odd.pages()]).toEqual([2, SECOND]);
  });

  test("stays when the newest one is taken back, and new users get the one before", async () => {
    const programme = await makeProgramme();
    await programme.publish(2);
    const early = makeUser(programme);
    await early.save("d1-s1", "there", "hi");
    await programme.publish(1);
    const late = makeUser(programme);
    await late.save("d1-s1", "where", "hi");
    expect([await early.pages(), await late.pages()]).toEqual([SECOND, FIRST]);
    await programme.publish(2);
    expect([await early.pages(), await late.pages()]).toEqual([SECOND, FIRST]);
  });

  test("is one, however many calls begin the programme at once", async () => {
    const programme = await makeProgramme();
    await programme.publish(2);
    const user = makeUser(programme);
    await Promise.all([
      user.save("d1-s1", "where", "a", 1),
      user.save("d1-s1", "there", "b", 2),
      user.finish("d1-s2"),
      user.grant(),
    ]);
    const version = await user.version();
    expect([1, 2]).toContain(version);
    expect(await user.pages()).toEqual(version === 1 ? FIRST : SECOND);
    expect(await user.stepStatus("d1-s2")).toBe(200);
  });
});

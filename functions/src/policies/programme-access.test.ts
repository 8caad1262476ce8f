import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { describe, expect, test } from "vitest";
import {
  canOpenAny,
  canOpenStep,
  canRemindDaily,
  canRemindOf,
  commonUses,
  openProgrammeIds,
  writableProgrammeIds,
} from "./programme-access.ts";

function programme(programId: string, ...grants: readonly (readonly [number, number])[]) {
  return {
    programId,
    usageInfos: grants.map(([openedAt, closedAt]) => ({ status: "available" as const, openedAt, closedAt })),
  };
}

test.each([
  [99, []],
  [100, ["once"]],
  [199, ["once"]],
  [200, ["twice"]],
  [250, []],
  [300, ["twice"]],
  [400, []],
])("at %i the open programmes are %j", (now, open) => {
  const programmes = [
    programme("never"),
    programme("once", [100, 200]),
    programme("twice", [200, 250], [300, 400]),
  ];
  expect(openProgrammeIds(programmes, now)).toEqual(open);
});

test.each([
  [150, 150, ["a"]],
  [150, 250, ["a"]],
  [50, 150, ["a"]],
  [50, 250, []],
  [200, 250, []],
  [50 - MAX_AGE_MS, 50, []],
  [150 - MAX_AGE_MS, 150, ["a"]],
  [250 - MAX_AGE_MS, 250, ["a"]],
  [251 - MAX_AGE_MS, 250, []],
  [450 - MAX_AGE_MS, 450, ["a", "b"]],
  [199, 199 + MAX_AGE_MS, ["a", "b"]],
  [200, 200 + MAX_AGE_MS, ["b"]],
  [400, 400 + MAX_AGE_MS, []],
  [150, 350, ["a", "b"]],
])("what was done at %i by a device's clock is taken at %i for %j", (doneAt, now, taking) => {
  // The last one was revoked before it had begun.
  const programmes = [programme("a", [100, 200]), programme("b", [300, 400]), programme("c", [120, 120])];
  expect(writableProgrammeIds(programmes, { doneAt, now })).toEqual(taking);
});

const FREE = { programId: "um-eng-v2s", stepId: "d1-s2" };
const LOCKED = { programId: "um-eng-v2s", stepId: "d1-s3" };
const OTHER_PROGRAMME = { programId: "jumpy", stepId: "d1-s3" };

describe("canOpenStep", () => {
  test.each([
    ["a free step, without any programme", FREE, [], true],
    ["a locked step, without any programme", LOCKED, [], false],
    ["a locked step, with the programme", LOCKED, ["jumpy", "um-eng-v2s"], true],
    ["a locked step, with another programme", LOCKED, ["jumpy"], false],
    ["a late step of a free programme", { programId: "mind-check", stepId: "d3-s6" }, [], true],
    ["an invalid step of a free programme", { programId: "mind-check", stepId: "d0-s1" }, [], false],
    ["an invalid step, with the programme", { ...LOCKED, stepId: "d0-s1" }, ["um-eng-v2s"], false],
  ])("%s", (_name, step, open, expected) => {
    expect(canOpenStep(step, open)).toBe(expected);
  });
});

test("content is accessible with at least one open step", () => {
  expect(canOpenAny([LOCKED, OTHER_PROGRAMME], ["jumpy"])).toBe(true);
  expect(canOpenAny([LOCKED, OTHER_PROGRAMME], [])).toBe(false);
  expect(canOpenAny([], ["jumpy"])).toBe(false);
});

test("common steps match in programme and step", () => {
  expect(commonUses([FREE, LOCKED], [OTHER_PROGRAMME, { ...LOCKED }])).toEqual([LOCKED]);
  expect(commonUses([LOCKED], [OTHER_PROGRAMME])).toEqual([]);
});

const FREE_OF_A = { programId: "a", stepId: "d1-s1" };
const LOCKED_OF_A = { programId: "a", stepId: "d2-s1" };

function granted(programId: string, openedAt: number, closedAt: number) {
  return { programId, usageInfos: [{ status: "available" as const, openedAt, closedAt }] };
}

test.each([
  ["its programme is open", [granted("a", 0, 20)], true, true],
  ["its programme has ended", [granted("a", 0, 10)], false, false],
  ["its programme has not begun", [granted("a", 11, 20)], false, false],
  ["the user never had its programme", [], true, false],
  ["the user never had its programme, but began it", [{ programId: "a", usageInfos: [] }], true, false],
  ["another programme is open", [granted("b", 0, 20)], true, false],
])("reminders of a step where %s", (_, grants, free, locked) => {
  expect([canRemindOf(FREE_OF_A, grants, 10), canRemindOf(LOCKED_OF_A, grants, 10)]).toEqual([free, locked]);
});

test.each([
  ["never had a programme", [], true],
  ["only began free steps", [{ programId: "a", usageInfos: [] }], true],
  ["has an open programme", [granted("a", 0, 5), granted("b", 0, 20)], true],
  ["had programmes that have ended", [granted("a", 0, 5), granted("b", 0, 10)], false],
])("who %s gets the daily reminder: %s", (_, grants, gets) => {
  expect(canRemindDaily(grants, 10)).toBe(gets);
});

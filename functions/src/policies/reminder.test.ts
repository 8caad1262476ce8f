import { expect, test } from "vitest";
import { canRemindDaily, canRemindOf } from "./reminder.ts";

const FREE = { programId: "a", stepId: "d1-s1" };
const LOCKED = { programId: "a", stepId: "d2-s1" };

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
])("where %s", (_, grants, free, locked) => {
  expect([canRemindOf(FREE, grants, 10), canRemindOf(LOCKED, grants, 10)]).toEqual([free, locked]);
});

test.each([
  ["never had a programme", [], true],
  ["only began free steps", [{ programId: "a", usageInfos: [] }], true],
  ["has an open programme", [granted("a", 0, 5), granted("b", 0, 20)], true],
  ["had programmes that have ended", [granted("a", 0, 5), granted("b", 0, 10)], false],
])("who %s gets the daily reminder: %s", (_, grants, gets) => {
  expect(canRemindDaily(grants, 10)).toBe(gets);
});

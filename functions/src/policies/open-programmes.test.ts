import { MAX_AGE_MS } from "@mindle/domain/content/page-save";
import { expect, test } from "vitest";
import { openProgrammeIds, writableProgrammeIds } from "./open-programmes.ts";

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

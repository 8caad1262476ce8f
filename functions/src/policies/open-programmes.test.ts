import { expect, test } from "vitest";
import { openProgrammeIds, takingProgrammeIds } from "./open-programmes.ts";

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
  [50, 250, ["a"]],
  [50, 99, []],
  [200, 250, []],
  [250, 200, []],
  [150, 350, ["a", "b"]],
])("what was done at %i by a device's clock is taken at %i for %j", (doneAt, now, taking) => {
  // The last one was revoked before it had begun.
  const programmes = [programme("a", [100, 200]), programme("b", [300, 400]), programme("c", [120, 120])];
  expect(takingProgrammeIds(programmes, { doneAt, now })).toEqual(taking);
});

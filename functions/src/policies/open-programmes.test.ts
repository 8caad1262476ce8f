import { expect, test } from "vitest";
import { openProgrammeIds } from "./open-programmes.ts";

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

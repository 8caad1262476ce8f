import fc from "fast-check";
import { expect, test } from "vitest";
import { CHARACTERS, type Character } from "./characters.ts";
import { type FoundChild, foundIn, needsHelpFirst } from "./found-child.ts";
import type { Grades } from "./scoring.ts";

const found = (chosen: readonly Character[], grades: Grades | null, stress?: number) =>
  foundIn({
    answers: { character: { value: chosen }, stress: stress === undefined ? undefined : { value: stress } },
    grades,
  });

const QUIET: Grades = { Riggy: 2, Pleaser: 2, Jumpy: 2, Shelly: 2, Flippy: 2 };

test.each<[string, readonly Character[], Grades | null, FoundChild]>([
  ["the highest grade", ["Shelly"], { ...QUIET, Jumpy: 5 }, { kind: "loudest", character: "Jumpy" }],
  [
    "of those a point apart all, the picked one first",
    ["Shelly"],
    { ...QUIET, Jumpy: 5.6, Shelly: 5 },
    { kind: "several", characters: ["Shelly", "Jumpy"] },
  ],
  [
    "equal ones that nobody picked",
    ["Flippy"],
    { ...QUIET, Jumpy: 5, Shelly: 5 },
    { kind: "several", characters: ["Jumpy", "Shelly"] },
  ],
  [
    "the higher one of two further apart",
    [],
    { ...QUIET, Jumpy: 6.1, Shelly: 5 },
    { kind: "loudest", character: "Jumpy" },
  ],
  ["nobody when all are healthy", ["Jumpy"], { ...QUIET, Jumpy: 4.3 }, { kind: "calm" }],
  ["the picked without grades", ["Flippy"], null, { kind: "chosen", character: "Flippy" }],
  ["Riggy first without grades", ["Flippy", "Riggy"], null, { kind: "chosen", character: "Riggy" }],
  ["nobody without anything", [], null, { kind: "several", characters: [] }],
])("names %s", (_, chosen, grades, expected) => {
  expect(found(chosen, grades, 6)).toEqual(expected);
});

test.each([7, 8, 9, 10])("a week of stress %d is no calm one", (stress) => {
  expect(found(["Jumpy"], QUIET, stress)).toEqual({ kind: "calmStressed" });
});

const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const someGrades = fc.record({ Riggy: grade, Pleaser: grade, Jumpy: grade, Shelly: grade, Flippy: grade });

test("a child that is named alone is louder than every other one by more than a point", () => {
  fc.assert(
    fc.property(someGrades, fc.subarray([...CHARACTERS]), (grades, chosen) => {
      const child = found(chosen, grades);
      if (child.kind !== "loudest") return;
      for (const other of CHARACTERS) {
        if (other !== child.character) expect(grades[child.character] - grades[other]).toBeGreaterThan(1.05);
      }
    }),
  );
});

test.each([
  [8.4, false],
  [8.5, true],
])("a grade of %d: help first is %j", (Flippy, expected) => {
  expect(needsHelpFirst({ ...QUIET, Flippy })).toBe(expected);
});

test("no grades, no help first", () => {
  expect(needsHelpFirst(null)).toBe(false);
});

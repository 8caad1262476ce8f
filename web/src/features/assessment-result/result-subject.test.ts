import { characterScores } from "@mindle/domain/assessment/character-scores";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SMILING } from "../../ui/pictures/characters/parts.tsx";
import { figuresOf, subjectOf } from "./result-subject.ts";

const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const grades = fc.record({ Riggy: grade, Pleaser: grade, Jumpy: grade, Shelly: grade, Flippy: grade });

test("a figure beside a result's title smiles only where no answer was hard", () => {
  fc.assert(
    fc.property(grades, fc.integer({ min: 0, max: 10 }), (all, stress) => {
      const subject = subjectOf(characterScores(all), stress, []);
      for (const { pose } of figuresOf(subject)) {
        expect(SMILING.has(pose)).toBe(subject.level === "calm" && !subject.isHardWeek);
      }
    }),
  );
});

test("three or more in the two upper bands are met together, in the order of the graph, and none of them comes first", () => {
  const all = { Riggy: 6.8, Pleaser: 2, Jumpy: 10, Shelly: 6.7, Flippy: 7 };
  const subject = subjectOf(characterScores(all), 3, ["Jumpy"]);
  expect(subject.weary).toEqual(["Riggy", "Jumpy", "Flippy"]);
  expect(subject.first).toBeUndefined();
  expect(figuresOf(subject).map(({ figure, pose }) => `${figure} ${pose}`)).toEqual([
    "Riggy worried",
    "Pleaser listening",
    "Jumpy worried",
    "Shelly listening",
    "Flippy worried",
  ]);
  expect(subjectOf(characterScores({ ...all, Flippy: 6.7 }), 3, ["Jumpy"])).toMatchObject({
    weary: [],
    first: "Jumpy",
  });
});

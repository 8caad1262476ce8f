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
        expect(SMILING.has(pose)).toBe(subject.level === "calm");
      }
    }),
  );
});

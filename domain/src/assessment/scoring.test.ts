import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerCounting, answersAll, answersBy } from "../testing/answers.ts";
import { character, completeAnswers, questionId } from "../testing/arbitraries.ts";
import { CHARACTERS } from "./characters.ts";
import { CHOICES, QUESTION_IDS, QUESTIONS_OF, type QuestionAnswers, REVERSED } from "./questions.ts";
import { type Grades, gradeAnswers } from "./scoring.ts";

function grades(answers: QuestionAnswers): Grades {
  const result = gradeAnswers(answers);
  if (!result.ok) throw new Error(`${result.missing} has no answer`);
  return result.grades;
}

/** Answers of one character that add up to `sum` (7 to 35) as they count; those of all others count 1. */
function answersWithSum(sum: number): QuestionAnswers {
  let rest = sum - 7;
  const entries = QUESTIONS_OF.Shelly.map((id) => {
    const extra = Math.min(rest, 4);
    rest -= extra;
    return [id, answerCounting(id, CHOICES[extra] ?? "1")];
  });
  return { ...answersBy({}), ...Object.fromEntries(entries) };
}

/** The rule in whole numbers: tenths of a grade, rounded half up. */
function tenthsOfSum(sum: number): bigint {
  const numerator = (BigInt(sum) - 7n) * 100n;
  return (2n * numerator + 28n) / 56n;
}

describe("grade = (sum − 7) / 28 × 10, to one decimal", () => {
  test.each([
    ["1", 0],
    ["2", 2.5],
    ["3", 5],
    ["4", 7.5],
    ["5", 10],
  ] as const)("answers that all count %s give %d for each character", (choice, grade) => {
    const everyone = Object.fromEntries(CHARACTERS.map((one) => [one, choice]));
    for (const found of Object.values(grades(answersBy(everyone)))) expect(found).toBe(grade);
  });

  // Six answers count their number, one counts 6 less it.
  test.each([
    ["1", 1.4],
    ["2", 3.2],
    ["3", 5],
    ["4", 6.8],
    ["5", 8.6],
  ] as const)("the same button %s for all 35 gives %d for each character", (choice, grade) => {
    for (const found of Object.values(grades(answersAll(choice)))) expect(found).toBe(grade);
  });

  const sums = Array.from({ length: 29 }, (_, index) => index + 7);

  test.each(sums)("a sum of %i is rounded as whole numbers say", (sum) => {
    expect(grades(answersWithSum(sum)).Shelly).toBe(Number(tenthsOfSum(sum)) / 10);
  });

  // The sums on both sides of each band's threshold.
  test.each([
    [8, 0.4],
    [19, 4.3],
    [20, 4.6],
    [26, 6.8],
    [25, 6.4],
    [30, 8.2],
    [31, 8.6],
    [34, 9.6],
  ])("a sum of %i is %d", (sum, grade) => {
    expect(grades(answersWithSum(sum)).Shelly).toBe(grade);
  });
});

describe("for any answers", () => {
  test("grades lie between 0 and 10 and have at most one decimal", () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const grade of Object.values(grades(answers))) {
          expect(grade).toBeGreaterThanOrEqual(0);
          expect(grade).toBeLessThanOrEqual(10);
          expect(grade).toBe(Number(grade.toFixed(1)));
        }
      }),
    );
  });

  test("a higher answer raises its own character's grade, a higher answer to a reversed question lowers it; no other changes", () => {
    fc.assert(
      fc.property(completeAnswers, questionId, fc.constantFrom("1", "2", "3", "4"), (answers, id, choice) => {
        const before = grades({ ...answers, [id]: choice });
        const after = grades({ ...answers, [id]: String(Number(choice) + 1) });
        for (const one of CHARACTERS) {
          if (!QUESTIONS_OF[one].includes(id)) expect(after[one]).toBe(before[one]);
          else if (REVERSED.includes(id)) expect(after[one]).toBeLessThan(before[one]);
          else expect(after[one]).toBeGreaterThan(before[one]);
        }
      }),
    );
  });

  test("it does not matter which of a character's questions has which answer, as answers count", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CHOICES), { minLength: 7, maxLength: 7 }),
        character,
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        (choices, one, order) => {
          const given = (places: readonly number[]): QuestionAnswers => ({
            ...answersBy({}),
            ...Object.fromEntries(
              QUESTIONS_OF[one].map((id, at) => [id, answerCounting(id, choices[places[at] ?? 0] ?? "1")]),
            ),
          });
          expect(grades(given(order))).toEqual(grades(given([0, 1, 2, 3, 4, 5, 6])));
        },
      ),
    );
  });

  test("with every answer turned round, every grade is 10 less the one before", () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        const turned = Object.fromEntries(
          QUESTION_IDS.map((id) => [id, CHOICES[5 - Number(answers[id])] ?? "1"]),
        );
        const [before, after] = [grades(answers), grades(turned)];
        // Each is rounded by itself.
        for (const one of CHARACTERS) expect(Math.abs(before[one] + after[one] - 10)).toBeLessThan(0.15);
      }),
    );
  });

  test("the five characters' grades come from their own answers", () => {
    fc.assert(
      fc.property(fc.tuple(...CHARACTERS.map(() => fc.constantFrom(...CHOICES))), (choices) => {
        const wanted = Object.fromEntries(CHARACTERS.map((one, index) => [one, choices[index] ?? "1"]));
        const expected = CHARACTERS.map((_, index) => (Number(choices[index]) - 1) * 2.5);
        expect(Object.values(grades(answersBy(wanted)))).toEqual(expected);
      }),
    );
  });
});

describe("a missing answer", () => {
  test.each(QUESTION_IDS)("of %s is named, never counted as zero", (id) => {
    expect(gradeAnswers(without(answersAll("5"), [id]))).toEqual({ ok: false, missing: id });
  });

  test("of several the first in order is named", () => {
    fc.assert(
      fc.property(completeAnswers, fc.subarray([...QUESTION_IDS], { minLength: 1 }), (answers, gone) => {
        expect(gradeAnswers(without(answers, gone))).toEqual({ ok: false, missing: gone[0] });
      }),
    );
  });
});

function without(answers: QuestionAnswers, gone: readonly string[]): QuestionAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.includes(id)));
}

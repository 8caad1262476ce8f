import {
  hardAnswers,
  levelOfScore,
  MEASURES,
  type MeasureName,
  reliableChange,
  score,
} from "@mindle/domain/content/measures";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { isRecord } from "@mindle/domain/text/json";
import { questionSetProps } from "@mindle/domain/widgets/question-set/props";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { answered, answersOf, MEASURES_OF_A_ROUND, ROUNDS, stepOf } from "../testing/mind-check.ts";
import { mindCheck, programmes, textsOf } from "../testing/programmes.ts";

/** Texts of a reply beside that of the level. */
const COMMON = /^한 문장을 달리 골랐다면|^병을 가려내는/;

const EACH = ROUNDS.flatMap((round) =>
  MEASURES_OF_A_ROUND.map((name) => ({ name, stepId: stepOf(name, round) })),
);

const questionSetsOf = (stepId: string) =>
  mindCheck
    .pagesOf(stepId)
    .flatMap(({ root }) => root.filter(({ type }) => type === "question-set"))
    .map(({ bind = "", props }) => ({ bind, props: z.parse(questionSetProps, props) }));

/** Answers to all items of a measure. */
function itemsOf(name: MeasureName) {
  const { items, min, max } = MEASURES[name];
  return fc.array(fc.integer({ min, max }), { minLength: items, maxLength: items });
}

test("has a step for every measure in each of three rounds", () => {
  const programme = programmes.find(({ value }) => value.programId === MIND_CHECK_PROGRAM_ID);
  expect(programme?.value.sessions.map(({ steps }) => steps.length)).toEqual([6, 6, 6]);
  expect([...MEASURES_OF_A_ROUND].sort()).toEqual(Object.keys(MEASURES).sort());
});

describe.each(EACH)("$name in $stepId", ({ name, stepId }) => {
  const { items, min, max } = MEASURES[name];

  test("asks all its items on its scale, none turned round or left out", () => {
    const sets = questionSetsOf(stepId);
    expect(sets.flatMap(({ props }) => Object.keys(props.questions))).toHaveLength(items);
    for (const { props } of sets) {
      expect(props).toMatchObject({ scale: { min, max }, reversed: [] });
      expect(props.least).toBeUndefined();
    }
  });

  test("is put together for the journal from its own items only", () => {
    const sets = questionSetsOf(stepId);
    const counts = sets.map(({ props }) => Object.keys(props.questions).length);
    expect(sets.map(({ props }) => props.measure)).toEqual(
      counts.map((_, at) => ({ name, from: counts.slice(0, at).reduce((sum, count) => sum + count, 0) })),
    );
    const apart = mindCheck.pagesOf(stepId).filter(({ activityId }) => activityId === "apart");
    for (const { root } of apart) expect(root.map(({ type }) => type)).not.toContain("question-set");
  });

  test("asks the items of the first round", () => {
    expect(questionSetsOf(stepId)).toEqual(questionSetsOf(stepId.replace(/^d\d/, "d1")));
  });

  test("says one thing for each level, and another where a low sum hides hard answers", () => {
    const reply = `${stepId}/reply`;
    const apart = fc.constantFrom("none", "unsaid");
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(itemsOf(name), apart, (all, said) => {
        const state = mindCheck.stateOf(reply, answered(name, stepId, all, said));
        const [words = "", ...more] = textsOf(state, "ko").filter((text) => !COMMON.test(text));
        expect(more).toEqual([]);
        const level = levelOfScore(name, score(name, all));
        const hides = level === 0 && MEASURES[name].harder === "more" && hardAnswers(name, all) >= 3;
        const shape = `${level}${hides}`;
        expect(seen.get(words) ?? shape).toBe(shape);
        seen.set(words, shape);
      }),
    );
  });
});

describe.each(EACH.filter(({ stepId }) => !stepId.startsWith("d1")))(
  "$name in $stepId",
  ({ name, stepId }) => {
    test("says less, usual or more of every pair of answers, and is silent without the first", () => {
      fc.assert(
        fc.property(itemsOf(name), itemsOf(name), (before, now) => {
          const words = (answers: Parameters<typeof mindCheck.stateOf>[1]) =>
            textsOf(mindCheck.stateOf(`${stepId}/then`, answers), "ko");
          const last = answersOf(mindCheck, stepId, now);
          const [said = "", ...more] = words({ ...answersOf(mindCheck, stepOf(name, 1), before), ...last });
          expect(more).toEqual([]);
          const change = Math.abs(score(name, now) - score(name, before));
          expect(said.includes("처음과 비슷해요")).toBe(change < reliableChange(name));
          expect(words(last)).toEqual([expect.stringContaining("처음에 답하지 않아서")]);
        }),
      );
    });

    test("sets the sums of the rounds beside each other", () => {
      const then = mindCheck.pagesOf(stepId).find(({ pageId }) => pageId === "then");
      const bars = Object.values(then?.configJson ?? {});
      const rows = bars.flatMap((props) =>
        isRecord(props) && isRecord(props["rows"]) ? [props["rows"]] : [],
      );
      expect(rows.map((row) => Object.keys(row))).toEqual([
        stepId.startsWith("d3") ? ["start", "middle"] : ["start"],
      ]);
    });
  },
);

test("no page names an illness", () => {
  const texts = EACH.flatMap(({ stepId }) => mindCheck.pagesOf(stepId)).map(({ root }) =>
    JSON.stringify(root),
  );
  for (const text of texts) expect(text).not.toMatch(/우울증|불안장애|불면증|진단|disorder|insomnia/);
});

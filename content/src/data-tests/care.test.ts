import { level, MEASURE_NAMES, MEASURES, type MeasureName, score } from "@mindle/domain/content/measures";
import { REASSURING } from "@mindle/domain/testing/reassuring";
import { isRecord } from "@mindle/domain/text/json";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, answersOf, itemsWithScore, stepOf, stepsOf } from "../testing/mind-check.ts";
import { type AnswersByPage, mindCheck, shownOf, textsOf } from "../testing/programmes.ts";

// Help that comes by itself in the check-ins: from which score, before what, and that no low score reassures.

/** What a step brings by itself: the card, a quiet line, or nothing. */
function helpOf(stepId: string, answers: AnswersByPage) {
  const hasLine = shownOf(mindCheck.stateOf(`${stepId}/reply`, answers), "helpline").length > 0;
  return mindCheck.helpIn(stepId, answers).length > 0 ? "card" : hasLine ? "line" : "none";
}

describe("borders", () => {
  test.each<[MeasureName, readonly [number, "none" | "line" | "card"][]]>([
    [
      "depression",
      [
        [0, "none"],
        [15, "none"],
        [16, "line"],
        [17, "line"],
        [20, "line"],
        [21, "card"],
        [22, "card"],
        [60, "card"],
      ],
    ],
    [
      "anxiety",
      [
        [20, "none"],
        [54, "none"],
        [55, "line"],
        [56, "line"],
        [59, "line"],
        [60, "card"],
        [61, "card"],
        [80, "card"],
      ],
    ],
    [
      "stress",
      [
        [10, "none"],
        [29, "none"],
        [30, "line"],
        [31, "line"],
        [34, "line"],
        [35, "card"],
        [36, "card"],
        [50, "card"],
      ],
    ],
    [
      "bulmin",
      [
        [0, "none"],
        [19, "none"],
        [20, "line"],
        [21, "line"],
        [23, "line"],
        [24, "card"],
        [25, "card"],
        [28, "card"],
      ],
    ],
    [
      "minder-power",
      [
        [50, "none"],
        [27, "none"],
        [26, "none"],
        [25, "line"],
        [24, "line"],
        [10, "line"],
      ],
    ],
    [
      "self-literacy",
      [
        [8, "none"],
        [15, "none"],
        [16, "none"],
        [32, "none"],
      ],
    ],
  ])("%s brings the line and the card where the guide says", (name, borders) => {
    for (const stepId of stepsOf(name)) {
      for (const [total, expected] of borders) {
        const items = itemsWithScore(name, total);
        expect(score(name, items)).toBe(total);
        expect([stepId, total, helpOf(stepId, answered(name, stepId, items))]).toEqual([
          stepId,
          total,
          expected,
        ]);
      }
    }
  });

  test("where the card comes, the numbers are on the reply as well", () => {
    for (const name of ["depression", "anxiety", "stress", "bulmin"] as const) {
      const { items, max } = MEASURES[name];
      for (const stepId of stepsOf(name)) {
        const answers = answered(name, stepId, itemsWithScore(name, items * max));
        expect(shownOf(mindCheck.stateOf(`${stepId}/reply`, answers), "helpline")).toHaveLength(1);
      }
    }
  });

  test("the card comes before the question asked apart, so that nobody who stops there goes without", () => {
    for (const name of ["depression", "anxiety", "stress", "bulmin"] as const) {
      for (const stepId of stepsOf(name)) {
        const pages = mindCheck.pagesOf(stepId);
        const apart = pages.findIndex(({ activityId }) => activityId === "apart");
        const answers = answersOf(
          mindCheck,
          stepId,
          itemsWithScore(name, MEASURES[name].items * MEASURES[name].max),
        );
        expect(pages[apart - 1]?.help).toBeDefined();
        expect(mindCheck.helpIn(stepId, answers)).toEqual([name === "anxiety" ? "panic" : "danger"]);
      }
    }
  });
});

describe("no low score reassures", () => {
  test.each(MEASURE_NAMES)("%s", (name) => {
    const { items, min, max, harder } = MEASURES[name];
    // Mostly low answers, some with a few high ones among them.
    const item = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min, max: min + 1 }) },
      fc.integer({ min, max }),
    );
    const counted = fc.array(item, { minLength: items, maxLength: items });
    const apart = fc.constantFrom("none", "unsaid", "passing", "often");
    const seen = new Set<number>();
    for (const stepId of stepsOf(name)) {
      fc.assert(
        fc.property(counted, apart, (answers, said) => {
          const reversed: readonly number[] = MEASURES[name].reversed;
          const all = answers.map((answer, at) => (reversed.includes(at + 1) ? min + max - answer : answer));
          const reached = level(name, all);
          if (harder === "more" && reached > 1) return;
          seen.add(reached);
          const state = mindCheck.stateOf(`${stepId}/reply`, answered(name, stepId, all, said));
          for (const language of ["ko", "en"] as const) {
            const texts = textsOf(state, language);
            expect(texts.length).toBeGreaterThan(1);
            for (const text of texts) expect(text).not.toMatch(REASSURING);
          }
        }),
      );
    }
    expect(seen).toContain(0);
  });

  test.each(MEASURE_NAMES)("less of %s than at the start is no all-clear", (name) => {
    const { items, min, max, harder } = MEASURES[name];
    const [hard, easy] = harder === "more" ? [items * max, items * min] : [items * min, items * max];
    for (const stepId of stepsOf(name).slice(1)) {
      const state = mindCheck.stateOf(`${stepId}/then`, {
        ...answersOf(mindCheck, stepOf(name, 1), itemsWithScore(name, hard)),
        ...answersOf(mindCheck, stepId, itemsWithScore(name, easy)),
      });
      expect(textsOf(state, "ko")).toHaveLength(1);
      expect(textsOf(state, "en")[0]).toContain("Numbers can’t say why");
      for (const language of ["ko", "en"] as const)
        expect(textsOf(state, language)[0]).not.toMatch(REASSURING);
    }
  });

  test("the words that reassure are found", () => {
    for (const text of [
      "==대체로 잔잔했던== 2주예요.",
      "Two weeks of ==fairly good rest==.",
      "bearable on the whole",
    ])
      expect(text).toMatch(REASSURING);
  });
});

describe("three or more hard answers come first", () => {
  const CASES: readonly [MeasureName, string, readonly number[], readonly string[]][] = [
    [
      "stress",
      "d1-s1",
      [5, 1, 1, 4, 1, 1, 1, 1, 1, 5],
      [
        "할 일이 한꺼번에 몰려왔어요: 거의 늘 그랬어요",
        "언제 끝날지 막막했어요: 거의 늘 그랬어요",
        "쉬는 동안에도 마음이 바빴어요: 자주 그랬어요",
      ],
    ],
    [
      "bulmin",
      "d2-s6",
      [4, 0, 0, 0, 0, 3, 3],
      [
        "누워서 오래 뒤척였어요: 거의 매일 그랬어요",
        "못 자서 말이 뾰족하게 나갔어요: 자주 그랬어요",
        "오늘도 못 잘까 봐 걱정됐어요: 자주 그랬어요",
      ],
    ],
    // Both pages of the measure, and a reversed item, whose hard end is the lower one.
    [
      "depression",
      "d3-s3",
      [0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 2, 0],
      [
        "웃을 일이 있었어요: 거의 없었어요",
        "뭐든 내 탓 같았어요: 거의 날마다요",
        "내가 짐이 되는 것 같았어요: 사나흘이요",
      ],
    ],
    [
      "minder-power",
      "d1-s4",
      [5, 5, 1, 5, 5, 5, 2, 1, 5, 5],
      [
        "힘들면 도와 달라고 말해요: 전혀 안 그래요",
        "속마음을 털어놓을 사람이 있어요: 전혀 안 그래요",
        "실수한 나를 다그치지 않아요: 별로 안 그래요",
      ],
    ],
  ];

  test.each(CASES)("%s in %s", (name, stepId, items, expected) => {
    const state = mindCheck.stateOf(`${stepId}/reply`, answered(name, stepId, items));
    const [list, ...more] = shownOf(state, "answer-list");
    expect(more).toEqual([]);
    const lists = isRecord(list?.props) && Array.isArray(list.props["lists"]) ? list.props["lists"] : [];
    const labels = lists.flatMap((each: unknown) => Object.values(isRecord(each) ? each : {}));
    expect(labels.map((label: unknown) => (isRecord(label) ? label["ko"] : undefined)).toSorted()).toEqual(
      expected.toSorted(),
    );
    // Above every word about the sum.
    const types = state.components.flatMap(({ component, visible }) => (visible ? component.type : []));
    expect(types.slice(0, 3)).toEqual(["content-head", "answer-list", "text"]);
  });

  test("two are not listed", () => {
    const state = mindCheck.stateOf(
      "d1-s1/reply",
      answered("stress", "d1-s1", [5, 5, 1, 1, 1, 1, 1, 1, 1, 1]),
    );
    expect(shownOf(state, "answer-list")).toEqual([]);
  });
});

test.each<[MeasureName, readonly number[], readonly number[]]>([
  ["depression", [15, 16, 17, 20, 22, 24, 26], [0, 14, 18, 19, 27, 60]],
  ["stress", [23, 24, 25, 26, 28, 31, 33, 36], [10, 22, 27, 32, 37, 50]],
  ["anxiety", [49, 50, 51, 54, 56, 59, 61], [20, 48, 52, 53, 57, 58, 62, 65, 80]],
  ["bulmin", [14, 15, 16, 19, 20, 25], [0, 13, 26, 28]],
  ["minder-power", [24, 25, 26, 27, 38, 41], [10, 23, 28, 37, 42, 50]],
  ["self-literacy", [15, 16, 17, 23, 24, 25, 31, 32], [8, 14, 18, 22, 26, 30]],
])("%s says so within half an item of a border, and nowhere else", (name, near, far) => {
  for (const stepId of stepsOf(name)) {
    const saysSo = (total: number) =>
      textsOf(
        mindCheck.stateOf(`${stepId}/reply`, answered(name, stepId, itemsWithScore(name, total))),
        "ko",
      ).some((text) => text.startsWith("한 문장을 달리 골랐다면"));
    expect(near.filter(saysSo)).toEqual(near);
    expect(far.filter(saysSo)).toEqual([]);
  }
});

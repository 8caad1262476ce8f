import type { Component } from "@mindle/domain/content/activity";
import { isTrue } from "@mindle/domain/content/expression";
import {
  levelOfScore,
  MEASURES,
  type MeasureName,
  reliableChange,
  score,
} from "@mindle/domain/content/measures";
import { isRecord } from "@mindle/domain/content/props";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/lock";
import { questionSetProps } from "@mindle/domain/widgets/question-set/props";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkedContent } from "./compile.ts";

const { pages: compiled, programmes } = await checkedContent();

/** The measure of each step of a round, the first step first. */
const STEPS: readonly MeasureName[] = [
  "stress",
  "self-literacy",
  "depression",
  "minder-power",
  "anxiety",
  "bulmin",
];
const ROUNDS = [1, 2, 3];
const EACH = ROUNDS.flatMap((round) => STEPS.map((name, at) => ({ name, stepId: `d${round}-s${at + 1}` })));

/** The pages of a step with what they show. */
function pagesOf(stepId: string) {
  const pack = compiled.packs.find(
    (each) => each.programId === MIND_CHECK_PROGRAM_ID && each.stepId === stepId,
  );
  return (pack?.afactoryData ?? []).map((page) => ({
    ...page,
    root: compiled.activities.get(page.activityId)?.mainViews["main"]?.root ?? [],
  }));
}

const questionSetsOf = (stepId: string) =>
  pagesOf(stepId)
    .flatMap(({ root }) => root.filter(({ type }) => type === "question-set"))
    .map(({ bind = "", props }) => ({ bind, props: z.parse(questionSetProps, props) }));

/** The texts of a page whose condition holds. */
function shownTexts(root: readonly Component[], values: Parameters<typeof isTrue>[1]): Component[] {
  return root.filter(
    ({ type, visible }) => type === "text" && visible !== undefined && isTrue(visible, values),
  );
}

/** Answers to all items, and the names under which pages read them. */
function answers(name: MeasureName, stepId: string) {
  const { items, min, max } = MEASURES[name];
  const sets = questionSetsOf(stepId);
  return fc.array(fc.integer({ min, max }), { minLength: items, maxLength: items }).map((all) => {
    const values: Record<string, readonly number[]> = {};
    let from = 0;
    for (const { bind, props } of sets) {
      const count = Object.keys(props.questions).length;
      values[bind] = all.slice(from, from + count);
      from += count;
    }
    return { all, values, total: score(name, all) };
  });
}

test("has a step for every measure in each of three rounds", () => {
  const programme = programmes.find(({ value }) => value.programId === MIND_CHECK_PROGRAM_ID);
  expect(programme?.value.sessions.map(({ steps }) => steps.length)).toEqual([6, 6, 6]);
  expect([...STEPS].sort()).toEqual(Object.keys(MEASURES).sort());
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
    const apart = pagesOf(stepId).filter(({ pageId }) => pageId === "apart");
    expect(apart).toHaveLength(name === "depression" ? 1 : 0);
    for (const { root } of apart) expect(root.map(({ type }) => type)).not.toContain("question-set");
  });

  test("asks the items of the first round", () => {
    expect(questionSetsOf(stepId)).toEqual(questionSetsOf(stepId.replace(/^d\d/, "d1")));
  });

  test("has one answer for each level", () => {
    const root = pagesOf(stepId).find(({ pageId }) => pageId === "reply")?.root ?? [];
    const apart = fc.constantFrom("none", "unsaid");
    const seen = new Map<unknown, number>();
    fc.assert(
      fc.property(answers(name, stepId), apart, ({ values, total }, said) => {
        const shown = shownTexts(root, { ...values, apart: said });
        expect(shown).toHaveLength(1);
        const level = levelOfScore(name, total);
        expect(seen.get(shown[0]) ?? level).toBe(level);
        seen.set(shown[0], level);
      }),
    );
  });
});

describe.each(EACH.filter(({ stepId }) => !stepId.startsWith("d1")))(
  "$name in $stepId",
  ({ name, stepId }) => {
    test("says less, usual or more of every pair of answers, and is silent without the first", () => {
      const root = pagesOf(stepId).find(({ pageId }) => pageId === "then")?.root ?? [];
      fc.assert(
        fc.property(answers(name, stepId), answers(name, stepId), (before, now) => {
          const values = { ...renamed(before.values, "before"), ...renamed(now.values, "now") };
          const answered = Object.fromEntries(Object.keys(values).map((key) => [key, true]));
          const shown = shownTexts(root, { ...values, answered });
          expect(shown).toHaveLength(1);
          const change = now.total - before.total;
          const words = JSON.stringify(shown[0]?.props);
          expect(words.includes("처음과 비슷해요")).toBe(Math.abs(change) < reliableChange(name));
          const without = shownTexts(root, {
            ...renamed(now.values, "now"),
            answered: { ...answered, before: false, beforeOne: false },
          });
          expect(JSON.stringify(without.map(({ props }) => props))).toContain("처음에 답하지 않아서");
          expect(without).toHaveLength(1);
        }),
      );
    });

    test("sets the sums of the rounds beside each other", () => {
      const then = pagesOf(stepId).find(({ pageId }) => pageId === "then");
      const bars = Object.values(compiled.configs.get(then?.configId ?? "")?.configJson ?? {});
      const rows = bars.flatMap((props) =>
        isRecord(props) && isRecord(props["rows"]) ? [props["rows"]] : [],
      );
      expect(rows.map((row) => Object.keys(row))).toEqual([
        stepId.startsWith("d3") ? ["start", "middle"] : ["start"],
      ]);
    });
  },
);

/** `items` becomes `before`, `one` and `two` become `beforeOne` and `beforeTwo`. */
function renamed(values: Readonly<Record<string, readonly number[]>>, to: string) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key === "items" ? to : `${to}${key[0]?.toUpperCase()}${key.slice(1)}`,
      value,
    ]),
  );
}

describe("help comes first", () => {
  test("much anxiety brings the card about a frightened body, the rest that about danger", () => {
    const kinds = (stepId: string) =>
      pagesOf(stepId).flatMap(({ help, helpKind }) => (help === undefined ? [] : [helpKind]));
    for (const round of [1, 2, 3]) {
      expect(kinds(`d${round}-s5`)).toEqual(["panic"]);
      expect(kinds(`d${round}-s3`)).toEqual([undefined]);
    }
  });

  const helps = (stepId: string, values: Parameters<typeof isTrue>[1]) =>
    pagesOf(stepId).some(({ help }) => help !== undefined && isTrue(help, values));
  /** Answers with a sum, none of them turned round. */
  const all = (name: MeasureName, item: number) => Array.from({ length: MEASURES[name].items }, () => item);

  test.each([
    ["stress", "d1-s1", { items: all("stress", 4) }, true],
    ["stress", "d1-s1", { items: all("stress", 3) }, false],
    ["bulmin", "d1-s6", { items: all("bulmin", 4) }, true],
    [
      "anxiety of 65",
      "d1-s5",
      { one: [4, 4, 4, 4, 4, 3, 3, 3, 3, 3], two: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
      true,
    ],
    [
      "anxiety of 64",
      "d1-s5",
      { one: [4, 4, 4, 4, 3, 3, 3, 3, 3, 3], two: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
      false,
    ],
    ["more stress than at the start", "d2-s1", { before: all("stress", 1), items: all("stress", 2) }, true],
    [
      "a little more stress than at the start",
      "d2-s1",
      { before: all("stress", 1), items: [2, 2, 2, 2, 2, 2, 1, 1, 1, 1] },
      false,
    ],
    ["as much stress as at the start", "d3-s1", { before: all("stress", 2), items: all("stress", 2) }, false],
  ])("%s", (_name, stepId, values, expected) => {
    expect(helps(stepId, values)).toBe(expected);
  });

  test.each(ROUNDS)("a wish to die brings it whatever the score, in round %i", (round) => {
    const zeros = { one: [0, 0, 0, 3, 0, 0, 0, 3, 0, 0], two: [0, 3, 0, 0, 0, 3, 0, 0, 0, 0] };
    expect(score("depression", [...zeros.one, ...zeros.two])).toBe(0);
    const help = (apart: string) => helps(`d${round}-s3`, { ...zeros, apart });
    expect([help("passing"), help("often"), help("none"), help("unsaid")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const reply = pagesOf(`d${round}-s3`).find(({ pageId }) => pageId === "reply")?.root ?? [];
    const words = (apart: string) =>
      JSON.stringify(shownTexts(reply, { ...zeros, apart }).map(({ props }) => props));
    expect(words("often")).toContain("지금 도움받기");
    expect(words("often")).not.toContain("크게 가라앉지 않은");
  });
});

test("no page names an illness", () => {
  const texts = EACH.flatMap(({ stepId }) => pagesOf(stepId)).map(({ root }) => JSON.stringify(root));
  for (const text of texts) expect(text).not.toMatch(/우울증|불안장애|불면증|진단|disorder|insomnia/);
});

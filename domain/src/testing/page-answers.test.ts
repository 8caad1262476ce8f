import { describe, expect, test } from "vitest";
import { evaluatePage, type PageInput, problemsOf } from "../content/page.ts";
import { graphemes } from "../text/graphemes.ts";
import { WIDGETS } from "../widgets/registry.ts";
import { answersFor, generatedValue } from "./page-answers.ts";

const SEEDS = [1, 2026];

const examples = Object.entries(WIDGETS).flatMap(
  ([
    type,
    {
      definition,
      examples: { props },
    },
  ]) =>
    definition === undefined
      ? []
      : Object.entries(props).map(([name, example]) => ({ type, name, definition, props: example })),
);

test.each(examples)("$type, $name: usual and extreme answers have no problems", (example) => {
  const { type, definition, props } = example;
  for (const seed of SEEDS) {
    for (const kind of ["usual", "extreme"] as const) {
      const value = generatedValue(type, props, kind, seed);
      expect(value).toBeDefined();
      expect(definition.check(value, props)).toEqual([]);
      expect(definition.isAnswered(value, props)).toBe(true);
      expect(generatedValue(type, props, kind, seed)).toEqual(value);
    }
  }
});

describe("answers to a page", () => {
  const label = { ko: "가", en: "a" };
  const page: Omit<PageInput, "values"> = {
    components: [
      { type: "text-list", bind: "acts", props: { label, min: 2, max: 4, characters: 30 } },
      { type: "single-select", bind: "first", props: { label, options: { from: "acts" } } },
      { type: "text-input", bind: "why", props: { label, rows: 3, max: 50 }, visible: "size(acts) > 1" },
      { type: "text-input", bind: "never", props: { label, rows: 3, max: 50 }, visible: "size(acts) < 2" },
      { type: "next-button", props: {} },
    ],
    configJson: {},
    definitionOf: (type) => WIDGETS[type]?.definition,
    recalls: {},
    today: "2026-11-22",
    user: { nickname: "마음" },
  };

  test("fill what is shown, with options of the answers above", () => {
    const values = answersFor(page, "usual", 1);
    expect(Object.keys(values)).toEqual(["acts", "first", "why"]);
    expect(problemsOf(evaluatePage({ ...page, values }))).toEqual([]);
    expect(answersFor(page, "usual", 1)).toEqual(values);
  });

  test("are as many and as long as the page takes", () => {
    const { acts, why } = answersFor(page, "extreme", 1);
    if (!Array.isArray(acts)) throw new Error("expected rows");
    expect(acts.map(({ text }) => graphemes(text))).toEqual([30, 30, 30, 30]);
    expect(graphemes(String(why))).toBe(50);
  });

  test("are none where nothing was entered yet", () => {
    expect(answersFor(page, "empty", 1)).toEqual({});
  });
});

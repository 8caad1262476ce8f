import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  MEASURE_NAMES,
  MEASURES,
  type MeasureName,
  reliableChange,
  score,
  scoreRange,
} from "../content/measures.ts";
import type { SavedPage } from "../content/page-save.ts";
import { readPages } from "../content/read-pages.ts";
import { DAY_MS } from "../time.ts";
import { questionSet } from "../widgets/question-set/definition.ts";
import { changeOf } from "./change.ts";
import { measureSeries } from "./measure-series.ts";

const TEXT = { ko: "글", en: "Text" };

/** A page that asks some items of a measure, with its answers; those that are undefined were left out. */
interface TestPage {
  readonly name: MeasureName;
  readonly stepId: string;
  readonly from: number;
  readonly answers: readonly (number | undefined)[];
  readonly savedAt: number;
  readonly sub?: string;
}

const idOf = ({ stepId, name, from }: TestPage) => `${stepId}.${name}.${from}`;
const instanceOf = (page: TestPage) =>
  [idOf(page), idOf(page), ...(page.sub === undefined ? [] : [page.sub])].join("+");

function propsOf({ name, from, answers }: TestPage) {
  const { min, max } = MEASURES[name];
  return {
    label: TEXT,
    questions: Object.fromEntries(answers.map((_, at) => [`q${at}`, TEXT])),
    scale: { min, max, labels: { [min]: TEXT, [max]: TEXT } },
    reversed: [],
    measure: { name, from },
  };
}

function savedOf({ answers }: TestPage): SavedPage {
  const given = answers.flatMap((answer, at) => (answer === undefined ? [] : [[`q${at}`, answer] as const]));
  return { items: { state: "answered", value: Object.fromEntries(given) } };
}

/** The series of pages as the journal reads them. */
function seriesOf(pages: readonly TestPage[]) {
  const read = readPages(
    pages.map((page) => ({
      instance: instanceOf(page),
      programId: "mind-check",
      stepId: page.stepId,
      savedAt: page.savedAt,
    })),
    {
      activities: Object.fromEntries(
        pages.map((page) => [
          idOf(page),
          {
            mainViews: { main: { root: [{ type: "question-set", bind: "items", props: propsOf(page) }] } },
            defineModels: {},
            foreignKeys: {},
            subIdGenerators: {},
          },
        ]),
      ),
      configs: {},
      savedOf: (instance) => {
        const page = pages.find((each) => instanceOf(each) === instance);
        return page === undefined ? null : savedOf(page);
      },
      definitionOf: (type) => (type === "question-set" ? questionSet : undefined),
      language: "ko",
    },
  );
  return measureSeries(read, (name) => `name of ${name}`);
}

const anyMeasure = fc.constantFrom(...MEASURE_NAMES);

/** Items of one round of a measure. */
function itemsOf(name: MeasureName) {
  const { items, min, max } = MEASURES[name];
  return fc.array(fc.integer({ min, max }), { minLength: items, maxLength: items });
}

/** A measure with two rounds or more of its items, and where its second page begins. */
const rounds = anyMeasure.chain((name) =>
  fc.record({
    name: fc.constant(name),
    all: fc.array(itemsOf(name), { minLength: 2, maxLength: 4 }),
    cut: fc.integer({ min: 1, max: MEASURES[name].items - 1 }),
  }),
);

/** A round on two pages, the second one saved an hour after the first. */
function pagesOfRound(name: MeasureName, items: readonly (number | undefined)[], round: number, cut: number) {
  const page = { name, stepId: `d${round + 1}-s1` };
  const at = round * DAY_MS;
  return [
    { ...page, from: 0, answers: items.slice(0, cut), savedAt: at },
    { ...page, from: cut, answers: items.slice(cut), savedAt: at + 3_600_000 },
  ];
}

test("every round has the score of its items, as pages work it out, at the time of its last page", () => {
  fc.assert(
    fc.property(rounds, ({ name, all, cut }) => {
      const series = seriesOf(all.flatMap((items, round) => pagesOfRound(name, items, round, cut)));
      expect(series).toEqual([
        {
          id: name,
          label: `name of ${name}`,
          scale: {
            ...scoreRange(name),
            band: reliableChange(name),
            harder: MEASURES[name].harder,
            digits: 0,
          },
          points: all.map((items, round) => ({ at: round * DAY_MS + 3_600_000, value: score(name, items) })),
        },
      ]);
      for (const { value } of series[0]?.points ?? []) {
        expect(value).toBeGreaterThanOrEqual(scoreRange(name).min);
        expect(value).toBeLessThanOrEqual(scoreRange(name).max);
      }
    }),
  );
});

test("it makes no difference in which order the pages come, or which of the two was answered first", () => {
  fc.assert(
    fc.property(
      rounds.chain(({ name, all, cut }) => {
        const pages = all.flatMap((items, round) => pagesOfRound(name, items, round, cut));
        return fc.record({
          pages: fc.constant(pages),
          shuffled: fc.shuffledSubarray(pages, { minLength: pages.length }),
        });
      }),
      ({ pages, shuffled }) => {
        const values = (each: readonly TestPage[]) =>
          seriesOf(each).map(({ points }) => points.map(({ value }) => value));
        expect(seriesOf(shuffled)).toEqual(seriesOf(pages));
        const secondFirst = pages.map((page) => ({
          ...page,
          savedAt: page.savedAt + (page.from === 0 ? 7_200_000 : 0),
        }));
        expect(values(secondFirst)).toEqual(values(pages));
      },
    ),
  );
});

test("where an item is missing there is no score, and it never counts as the least answer", () => {
  fc.assert(
    fc.property(rounds, fc.nat(), fc.nat(), ({ name, all, cut }, whichRound, whichItem) => {
      const [missingRound, missing] = [whichRound % all.length, whichItem % MEASURES[name].items];
      const pages = all.flatMap((items, round) =>
        pagesOfRound(
          name,
          round === missingRound ? items.map((item, at) => (at === missing ? undefined : item)) : items,
          round,
          cut,
        ),
      );
      const [series, ...others] = seriesOf(pages);
      expect(others).toEqual([]);
      if (all.length === 2) {
        expect(series).toBeUndefined();
        return;
      }
      const expected = all.map((items, round) => (round === missingRound ? null : score(name, items)));
      expect(series?.points.map(({ value }) => value)).toEqual(expected);
    }),
  );
});

test("one of two pages is no score", () => {
  fc.assert(
    fc.property(rounds, ({ name, all, cut }) => {
      const pages = all.flatMap((items, round) => pagesOfRound(name, items, round, cut));
      for (const from of [0, cut]) expect(seriesOf(pages.filter((page) => page.from === from))).toEqual([]);
      expect(seriesOf(pages.slice(0, 2))).toEqual([]);
    }),
  );
});

test("reversed items of depression lower the score", () => {
  const { items, reversed } = MEASURES.depression;
  const only = (number: number) => Array.from({ length: items }, (_, at) => (at + 1 === number ? 3 : 0));
  for (const number of reversed) {
    const pages = [only(number), only(1)].flatMap((all, round) => pagesOfRound("depression", all, round, 10));
    // Four reversed items that were answered with 0 are 12; one that was answered with 3 is 9.
    expect(seriesOf(pages)[0]?.points.map(({ value }) => value)).toEqual([9, 15]);
  }
});

test("an answer off the scale is no score", () => {
  const good = Array.from({ length: 7 }, () => 4);
  const page = (answers: readonly number[], round: number): TestPage => ({
    name: "bulmin",
    stepId: `d${round + 1}-s6`,
    from: 0,
    answers,
    savedAt: round * DAY_MS,
  });
  const pages = [good, good.with(3, 5), good.with(3, 0.5), good].map(page);
  expect(seriesOf(pages)[0]?.points.map(({ value }) => value)).toEqual([28, null, null, 28]);
});

test("a step that is done again is another occasion, and of an item that was answered twice the later answer counts", () => {
  const all = (answer: number) => Array.from({ length: 7 }, () => answer);
  const page = { name: "bulmin", stepId: "d1-s6", from: 0 } as const;
  const again = [
    { ...page, answers: all(1), savedAt: 0 },
    { ...page, answers: all(2), savedAt: DAY_MS, sub: "1" },
  ];
  expect(seriesOf(again)[0]?.points).toEqual([
    { at: 0, value: 7 },
    { at: DAY_MS, value: 14 },
  ]);
  const replaced = [
    { ...page, answers: all(1), savedAt: 0 },
    // The page that replaced it begins elsewhere.
    { ...page, from: 1, answers: all(3).slice(1), savedAt: 2 * DAY_MS },
    { ...page, stepId: "d2-s6", answers: all(0), savedAt: 3 * DAY_MS },
  ];
  expect(seriesOf(replaced)[0]?.points.map(({ value }) => value)).toEqual([19, 0]);
});

describe("what is harder", () => {
  test.each([
    ["stress", "more"],
    ["depression", "more"],
    ["anxiety", "more"],
    ["bulmin", "more"],
    ["minder-power", "less"],
    ["self-literacy", "less"],
  ] as const)("of %s is %s of it, from the least change that counts", (name, harder) => {
    const { items, min, reversed }: { items: number; min: number; reversed: readonly number[] } =
      MEASURES[name];
    const ofItems = Array.from({ length: items }, (_, at) => at).filter((at) => !reversed.includes(at + 1));
    /** Answers of which so many are one higher. */
    const up = (by: number) =>
      Array.from({ length: items }, (_, at) => min + 1 + (ofItems.slice(0, by).includes(at) ? 1 : 0));
    const band = reliableChange(name);
    const changeBy = (by: number) => {
      const each = harder === "more" ? [up(0), up(by)] : [up(by), up(0)];
      const [series] = seriesOf(each.flatMap((all, round) => pagesOfRound(name, all, round, 1)));
      return series && { harder: series.scale.harder, change: changeOf(series.points, series.scale.band) };
    };
    expect(changeBy(band)).toEqual({ harder, change: harder });
    expect(changeBy(band - 1)).toEqual({ harder, change: "usual" });
  });
});

import { describe, expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { coursesOf, opensLine, twoReadings, wordAt, wordsOf } from "./definition.ts";
import { MOST_CHARACTERS, NO_READING, type Reading, type TwoReadingsValue } from "./value.ts";
import { twoReadingsWidget } from "./widget.ts";

const real = exampleProps(twoReadingsWidget, "real");
const apart = exampleProps(twoReadingsWidget, "apart");

const AT = "2026-11-20T11:00:00.000Z";

function reading(
  first: Partial<Reading["first"]>,
  second: Partial<Reading["second"]> = {},
): TwoReadingsValue {
  return {
    first: { ...NO_READING.first, ...first },
    second: { ...NO_READING.second, ...second },
    past: [],
  };
}

const readAgain = (from: number, to: number) => reading({ deg: from, at: AT }, { deg: to, at: AT });

test("needs a degree or that someone might be hurt; what was written is not too long", () => {
  checkWidget(twoReadingsWidget, ({ first, second, past }) => {
    const isRead = ({ deg, hurting }: Reading["first"]) =>
      hurting || (deg !== null && deg >= 0 && deg <= 100);
    return (
      (isRead(first) || past.some((before) => isRead(before.first))) &&
      graphemes(first.line ?? "") <= MOST_CHARACTERS.line &&
      graphemes(second.ask ?? "") <= MOST_CHARACTERS.ask
    );
  });
});

describe("words", () => {
  test("are one's own, the lowest first, and three where none has a degree", () => {
    expect(wordsOf(real).map(({ id }) => id)).toEqual(["bothered", "hurt", "wronged", "everything"]);
    expect(wordsOf({ ...real, degrees: { wronged: 10, gone: 50 } }).map(({ id }) => id)).toEqual(["wronged"]);
    expect(wordsOf({ ...real, degrees: {} }).map(({ degree }) => degree)).toEqual([30, 60, 90]);
    expect(wordsOf(apart).map(({ degree }) => degree)).toEqual([30, 60, 90]);
  });

  test("go with the nearest degree, of two as near with the lower one, and not with 0", () => {
    expect(wordAt(100, real)?.id).toBe("everything");
    expect(wordAt(45, apart)?.degree).toBe(30);
    expect(wordAt(46, apart)?.degree).toBe(60);
    expect(wordAt(0, real)).toBeUndefined();
  });
});

describe("what conditions read", () => {
  const read = (value: TwoReadingsValue) => twoReadings.read.of(value, real);

  test("has the degrees that were entered, 0 too, and none that were not or cannot be", () => {
    expect(read(reading({ deg: 0 }))).toEqual({ first: 0 });
    expect(read(reading({ deg: 101 }, { deg: -1 }))).toEqual({});
    expect(read(readAgain(60, 0))).toEqual({ first: 60, second: 0, kept: 1, read: 1, lower: 1 });
  });

  test.each([
    [60, 54, "lower"],
    [60, 55, "same"],
    [60, 65, "same"],
    [60, 66, "higher"],
  ])("says of %i and then %i: %s", (from, to, course) => {
    const marks = Object.keys(read(readAgain(from, to)));
    expect(marks.filter((mark) => ["lower", "same", "higher"].includes(mark))).toEqual([course]);
  });

  test("has no course before the second degree was taken", () => {
    expect(read(reading({ deg: 60, at: AT }, { deg: 30 }))).toEqual({ first: 60, second: 30, kept: 1 });
  });

  test("is high from 80 on or where someone might be hurt, by the last reading", () => {
    expect(read(reading({ deg: 79 }))).not.toHaveProperty("high");
    expect(read(reading({ deg: 80 }))).toHaveProperty("high");
    expect(read(reading({ hurting: true }))).toEqual({ high: 1 });
    expect(read(readAgain(90, 40))).not.toHaveProperty("high");
    expect(read(readAgain(90, 85))).toHaveProperty("high");
    expect(read({ ...reading({ hurting: true, at: AT }, { deg: 40, at: AT }) })).not.toHaveProperty("high");
  });

  test("has the choice and the first word", () => {
    expect(read(reading({ deg: 60, word: "wronged", at: AT }, { choice: "rewrite" }))).toMatchObject({
      rewrite: 1,
      "word-wronged": 1,
    });
  });
});

test("the line opens at 50 degrees or below, once the second degree was taken", () => {
  const line = { deg: 60, at: AT, line: "됐어" };
  expect(opensLine(reading(line, { deg: 50, at: AT }))).toBe(true);
  expect(opensLine(reading(line, { deg: 51, at: AT }))).toBe(false);
  expect(opensLine(reading(line, { deg: 50 }))).toBe(false);
  expect(opensLine(reading({ ...line, line: null }, { deg: 50, at: AT }))).toBe(false);
});

describe("the summary", () => {
  const first = { deg: 60, word: "wronged", line: "이제 연락하지 마", at: AT };
  const second = { deg: 30, word: "hurt", at: AT };

  test("has degrees, words and what became of the line, and the line only where it was kept", () => {
    expect(twoReadings.summary(reading(first), real, "ko")).toBe("60도, 억울해요");
    expect(twoReadings.summary(reading(first, second), real, "ko")).toBe("60도, 억울해요\n30도, 서운해요");
    expect(twoReadings.summary(reading(first, { ...second, choice: "drop" }), real, "ko")).toBe(
      "60도, 억울해요\n30도, 서운해요\n한 줄은 버렸어요",
    );
    expect(twoReadings.summary(reading(first, { ...second, choice: "keep" }), real, "ko")).toBe(
      "60도, 억울해요\n30도, 서운해요\n간직했어요\n이제 연락하지 마",
    );
  });

  test("has what was written anew in its place", () => {
    const value = reading(first, { ...second, choice: "rewrite", ask: " 하루 전에 말해 줘. " });
    expect(twoReadings.summary(value, real, "en")).toBe(
      "60 degrees, Wronged\n30 degrees, Let down\nWrote it anew\n하루 전에 말해 줘.",
    );
  });

  test("is of the last reading that says something", () => {
    const { past: _, ...before } = reading(first);
    expect(twoReadings.summary({ ...reading({}), past: [before] }, real, "ko")).toBe("60도, 억울해요");
  });
});

test("counts which way readings went, those that were read twice only", () => {
  const { past: _, ...lower } = readAgain(60, 30);
  expect([...coursesOf({ ...readAgain(60, 80), past: [lower, lower, NO_READING] })]).toEqual([
    ["lower", 2],
    ["higher", 1],
  ]);
});

test("waits from the day of the second reading on, until it was taken", () => {
  // 00:10 of the next day at UTC+9.
  const first = { deg: 60, at: AT, dueAt: "2026-12-03T15:10:00.000Z" };
  expect(twoReadings.dueOn?.(reading(first))).toBe("2026-12-04");
  expect(twoReadings.dueOn?.(reading(first, { deg: 60, at: AT }))).toBeUndefined();
  expect(twoReadings.dueOn?.(reading({ deg: 60 }))).toBeUndefined();
});

test("is looked at for crisis words in the line and in what was written anew, of earlier readings too", () => {
  const { past: _, ...before } = reading({ line: "하나" }, { ask: "둘" });
  expect(twoReadings.freeText({ ...reading({ line: "셋" }), past: [before] })).toEqual(["하나", "둘", "셋"]);
});

test("is written with words and degrees or without both", () => {
  const { degrees: _, ...without } = real;
  expect(refusals(twoReadingsWidget.props, without)).toEqual(["expected words and degrees together"]);
  expect(refusals(twoReadingsWidget.props, { ...real, words: { from: "heat" }, degrees: "= heat" })).toEqual(
    [],
  );
});

test("waits from its time on, to the minute", () => {
  const first = { deg: 60, at: AT, dueAt: "2026-12-03T11:20:00.000Z" };
  expect(twoReadings.dueAt?.(reading(first))).toBe(Date.parse(first.dueAt));
  expect(twoReadings.dueAt?.(reading(first, { deg: 60, at: AT }))).toBeUndefined();
  expect(twoReadings.dueAt?.(reading({ deg: 60 }))).toBeUndefined();
});

describe("what is saved", () => {
  const lineOf = (value: TwoReadingsValue, hasCrisis = false) =>
    twoReadings.toSave?.(value, hasCrisis).first.line;

  test("has no line beside crisis words, nor what was written anew", () => {
    const value = reading({ deg: 60, line: "하나", at: AT }, { deg: 30, at: AT, ask: "둘" });
    expect(twoReadings.toSave?.(value, false)).toBe(value);
    expect(twoReadings.toSave?.(value, true)).toEqual({
      ...value,
      first: { ...value.first, line: null },
      second: { ...value.second, ask: null },
    });
  });

  test("has no line of a first degree of 80 or more, or where someone might be hurt", () => {
    expect(lineOf(reading({ deg: 79, line: "하나" }))).toBe("하나");
    expect(lineOf(reading({ deg: 80, line: "하나" }))).toBeNull();
    expect(lineOf(reading({ hurting: true, line: "하나" }))).toBeNull();
  });

  test("has the line of a reading that is high only now: it stays folded", () => {
    expect(lineOf(reading({ deg: 60, line: "하나", at: AT }, { deg: 90, at: AT }))).toBe("하나");
  });
});

test("is not answered by earlier readings that say nothing", () => {
  const value = { ...reading({}), past: [NO_READING] };
  expect(twoReadings.isAnswered(value, real)).toBe(false);
  expect(twoReadings.check(value, real)).toEqual([{ code: "no-answer", part: "first" }]);
});

test("shows no line that was not read twice", () => {
  expect(twoReadings.summary(reading({ deg: null, line: "하나" }, { choice: "keep" }), real, "ko")).toBe("");
});

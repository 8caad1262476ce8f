import { describe, expect, test } from "vitest";
import { firstRows, hasBegun, rowProblems, rowsOf } from "./rows.ts";
import type { TypedRow } from "./typed-text.ts";

const typed = { min: 2, max: 3, characters: 5 };
const rows = { lunch: { ko: "점심", en: "Lunch" }, shift: { ko: "근무", en: "Shift" } };
const row = (id: string, text: string): TypedRow => ({ id, text });

describe("rowsOf", () => {
  test("is the rows of the props, whatever was typed", () => {
    expect(rowsOf({ rows }, [row("row-1", "다른 일")])).toBe(rows);
  });

  test("is what was typed, the same in both languages, without blank rows", () => {
    expect(rowsOf({ typed }, [row("row-2", " 쉬기 "), row("row-1", " ")])).toEqual({
      "row-2": { ko: "쉬기", en: "쉬기" },
    });
  });
});

test("there are as many rows to type at first as must be filled", () => {
  expect(firstRows({ typed })).toEqual([row("row-1", ""), row("row-2", "")]);
  expect(firstRows({ rows })).toEqual([]);
});

describe("rowProblems", () => {
  const problems = (written: readonly TypedRow[], ...filled: readonly string[]) =>
    rowProblems(
      { typed },
      written,
      (id) => filled.includes(id),
      () => [],
    );

  test("names rows without words or answer, each once", () => {
    const written = [row("row-1", ""), row("row-2", "걷기"), row("row-3", " ")];
    expect(problems(written, "row-1")).toEqual([
      { code: "incomplete", part: "row-1" },
      { code: "incomplete", part: "row-2" },
      { code: "incomplete", part: "row-3" },
    ]);
  });

  test("names rows that are too long, and what is wrong with an answer", () => {
    const written = [row("row-1", "👩‍👩‍👧‍👦다섯글자"), row("row-2", "여섯글자예요")];
    const unknown = (part: string) => [{ code: "unknown-choice" as const, part }];
    expect(rowProblems({ typed }, written, () => true, unknown)).toEqual([
      { code: "unknown-choice", part: "row-1" },
      { code: "too-long", limit: 5, part: "row-2" },
    ]);
  });

  test("counts the rows last", () => {
    const written = ["1", "2", "3", "4"].map((number) => row(`row-${number}`, "쉬기"));
    expect(problems(written, "row-1", "row-2", "row-3", "row-4")).toEqual([{ code: "too-many", limit: 3 }]);
    expect(problems(written.slice(0, 1))).toEqual([
      { code: "incomplete", part: "row-1" },
      { code: "too-few", limit: 2 },
    ]);
  });

  test("asks for an answer in every row of the props, and for nothing where there are none", () => {
    const isFilled = (id: string) => id === "lunch";
    expect(rowProblems({ rows }, [], isFilled, () => [])).toEqual([{ code: "incomplete", part: "shift" }]);
    expect(rowProblems({ rows: {} }, [], isFilled, () => [])).toEqual([]);
  });
});

test("has begun with the first word or the first answer", () => {
  const always = () => true;
  expect(hasBegun({ typed }, [row("row-1", " ")], always)).toBe(false);
  expect(hasBegun({ typed }, [row("row-1", "쉬기")], () => false)).toBe(true);
  expect(hasBegun({ rows }, [row("row-1", "쉬기")], () => false)).toBe(false);
  expect(hasBegun({ rows }, [], (id) => id === "shift")).toBe(true);
});

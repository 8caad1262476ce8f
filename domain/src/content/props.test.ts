import { expect, test } from "vitest";
import * as z from "zod/mini";
import { evaluateProps, numberOr, numbersOr, partsOr } from "./props.ts";

const source = { values: { hours: { work: 40 }, name: "x" }, partsOf: () => ({}) };

test("an authored expression becomes data, a plain number stays", () => {
  const schema = numberOr(z.number());
  expect(z.parse(schema, 3)).toBe(3);
  expect(z.parse(schema, "= hours.work / 2")).toEqual({ expression: "hours.work / 2", type: "double" });
  for (const bad of ["hours.work", "=", "= ", null]) expect(z.safeParse(schema, bad).success).toBe(false);
});

test("numbers by id are listed, or are those of an answer", () => {
  const schema = numbersOr(z.number());
  expect(z.parse(schema, { work: 3 })).toEqual({ work: 3 });
  const all = z.parse(schema, "= hours");
  expect(all).toEqual({ expression: "hours", type: "map<string, double>" });
  expect(evaluateProps({ all }, source)).toEqual({ all: { work: 40 } });
  expect(evaluateProps({ all: { expression: "name", type: "map<string, double>" } }, source)).toEqual({
    all: undefined,
  });
});

test("parts come from another answer, or are listed", () => {
  const schema = partsOr(z.record(z.string(), z.object({ ko: z.string(), en: z.string() })));
  expect(z.parse(schema, { from: "places" })).toEqual({ from: "places" });
  expect(z.parse(schema, { from: { ko: "부터", en: "From" } })).toEqual({ from: { ko: "부터", en: "From" } });
  expect(z.safeParse(schema, { from: "Places!" }).success).toBe(false);
});

test("a value of another type than the prop's is missing", () => {
  const value = (expression: string, type: string) => evaluateProps({ a: [{ expression, type }] }, source);
  expect(value("hours.work", "double")).toEqual({ a: [40] });
  expect(value("name", "double")).toEqual({ a: [undefined] });
  expect(value("hours.work / 0.0", "double")).toEqual({ a: [undefined] });
  expect(value("hours.home", "double")).toEqual({ a: [undefined] });
});

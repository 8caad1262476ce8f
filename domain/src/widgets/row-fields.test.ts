import { expect, test } from "vitest";
import * as z from "zod/mini";
import { refusals } from "../testing/widgets.ts";
import { oneRowSource, rowSource } from "./row-fields.ts";

const props = z.strictObject(rowSource).check(oneRowSource());
const rows = { lunch: { ko: "점심", en: "Lunch" } };

test("rows are the author's, an earlier answer's or the person's own", () => {
  expect(refusals(props, { rows })).toEqual([]);
  expect(refusals(props, { rows: { from: "acts" } })).toEqual([]);
  expect(props.parse({ typed: {} })).toEqual({ typed: { min: 1, max: 5, characters: 60 } });
});

test("there is one source of rows", () => {
  const message = "expected either rows, or typed for rows of one's own";
  expect(refusals(props, {})).toEqual([message]);
  expect(refusals(props, { rows, typed: {} })).toEqual([message]);
});

test("the least number of rows is not above the greatest", () => {
  expect(refusals(props, { typed: { min: 4, max: 3 } })).toEqual(["expected a min that is not above max"]);
});

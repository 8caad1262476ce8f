import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { avoidanceTable } from "./definition.ts";
import { avoidanceTableProps, avoidanceTableWidget } from "./widget.ts";

test("accepts rated rows from 0 to 100 that together are not above the greatest total", () => {
  checkWidget(avoidanceTableWidget, (value, { rows, maxTotal }) => {
    const ids = Object.keys(rows);
    const ratings = ids.flatMap((id) => value.ratings[id] ?? []);
    const total = ratings.reduce((sum, rating) => sum + rating, 0);
    return (
      ratings.length === ids.length &&
      ratings.every((rating) => rating >= 0 && rating <= 100) &&
      total <= (maxTotal ?? 100 * ids.length)
    );
  });
});

test("accepts every table with all rows rated where there is no greatest total", () => {
  const many = exampleProps(avoidanceTableWidget, "many");
  const rated = fc.record(
    Object.fromEntries(Object.keys(many.rows).map((id) => [id, fc.integer({ min: 0, max: 100 })])),
  );
  fc.assert(
    fc.property(rated, (ratings) => {
      expect(avoidanceTable.check({ ratings }, many)).toEqual([]);
    }),
  );
});

test("is summed up and given on from the easiest row to the hardest", () => {
  const usual = exampleProps(avoidanceTableWidget, "usual");
  const value = { ratings: { mail: 70, desk: 0, gone: 50 } };
  expect(avoidanceTable.read.of(value, usual)).toEqual({ mail: 70, desk: 0 });
  expect(avoidanceTable.summary(value, usual, "en")).toBe(
    "Leaving with an untidy desk: 0\nSending a mail after reading it once: 70",
  );
  expect(Object.keys(avoidanceTable.parts?.(value, usual) ?? {})).toEqual(["desk", "mail"]);
});

test("of heat is summed up in degrees", () => {
  const heat = exampleProps(avoidanceTableWidget, "heat");
  const value = { ratings: { everything: 95, hurt: 1, bothered: 0 } };
  expect(avoidanceTable.summary(value, heat, "ko")).toBe(
    "신경 쓰여요: 0도\n서운해요: 1도\n다 엎고 싶어요: 95도",
  );
  expect(avoidanceTable.summary(value, heat, "en")).toContain("Let down: 1 degree\n");
});

test("does not count ratings of rows that are gone", () => {
  const refusals = exampleProps(avoidanceTableWidget, "refusals");
  const ratings = { lunch: 0, shift: 100, money: 100, gone: 100 };
  expect(avoidanceTable.check({ ratings }, refusals)).toEqual([]);
  expect(avoidanceTable.check({ ratings: { ...ratings, lunch: 1 } }, refusals)).toEqual([
    { code: "total-too-large", limit: 200 },
  ]);
});

test("is answered as soon as one of its rows is rated", () => {
  const refusals = exampleProps(avoidanceTableWidget, "refusals");
  expect(avoidanceTable.isAnswered({ ratings: { gone: 10 } }, refusals)).toBe(false);
  expect(avoidanceTable.isAnswered({ ratings: { lunch: 0 } }, refusals)).toBe(true);
});

test("refuses a place to begin that ends before it starts", () => {
  const props = { label: { ko: "해 볼 일", en: "Things to do" }, rows: { from: "acts" } };
  expect(refusals(avoidanceTableProps, { ...props, begin: { from: 30, to: 50 } })).toEqual([]);
  expect(refusals(avoidanceTableProps, { ...props, begin: { from: 50, to: 30 } })).toEqual([
    "expected from not above to",
  ]);
});

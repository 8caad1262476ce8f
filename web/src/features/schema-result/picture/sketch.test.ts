import { PRODUCT } from "@mindle/domain/product";
import { expect, test } from "vitest";
import { voicesOf } from "../reading.ts";
import { sketchOf } from "./sketch.ts";

const texts = {
  product: PRODUCT.name,
  date: "21 November 2026",
  owner: undefined,
  headline: "How it is",
  notes: ["Not a diagnosis"],
  name: (character: string) => character,
  score: ({ grade }: { readonly grade: number }) => grade.toFixed(1),
  band: (band: string) => band,
};

const quiet = { Riggy: 1, Pleaser: 2, Jumpy: 3, Shelly: 4, Flippy: 0 };

test.each([
  [quiet, "mindle", ["Mindle"]],
  [{ ...quiet, Jumpy: 7 }, "jumpy", ["Jumpy"]],
  [{ ...quiet, Shelly: 8.5 }, "shelly", ["Shelly", "Mindle"]],
])("%j is led, in %s, by %j", (grades, tone, heroes) => {
  const sketch = sketchOf(voicesOf(grades), texts);
  expect(sketch.tone).toBe(tone);
  expect(sketch.heroes.map(({ figure }) => figure)).toEqual(heroes);
});

test("every character has a row with its figure, in the order of the graph", () => {
  const sketch = sketchOf(voicesOf({ ...quiet, Flippy: 7.5 }), texts);
  expect(sketch.rows.map(({ name, score, bandName, part }) => [name, score, bandName, part])).toEqual([
    ["Riggy", "1.0", "healthy", 0.1],
    ["Pleaser", "2.0", "healthy", 0.2],
    ["Jumpy", "3.0", "healthy", 0.3],
    ["Shelly", "4.0", "healthy", 0.4],
    ["Flippy", "7.5", "caution", 0.75],
  ]);
  expect(sketch.extras.map(({ figure, pose }) => [figure, pose]).at(-1)).toEqual(["Flippy", "worried"]);
  expect(sketch.extras).toHaveLength(sketch.rows.length);
});

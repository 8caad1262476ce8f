import { characterScores } from "@mindle/domain/assessment/character-scores";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { PRODUCT } from "@mindle/domain/product";
import { expect, test } from "vitest";
import { subjectOf } from "../result-subject.ts";
import { resultPicture } from "./result-picture.ts";

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

function pictureOf(grades: Grades) {
  const scores = characterScores(grades);
  return resultPicture(scores, subjectOf(scores, 0, []), texts);
}

test.each([
  [quiet, "mindle", ["Mindle"]],
  [{ ...quiet, Jumpy: 7 }, "jumpy", ["Jumpy"]],
  [{ ...quiet, Jumpy: 7, Flippy: 7 }, "mindle", ["Jumpy", "Flippy"]],
  [{ ...quiet, Shelly: 8.5 }, "shelly", ["Shelly", "Mindle"]],
  [{ ...quiet, Shelly: 8.5, Riggy: 7, Flippy: 7 }, "mindle", [...CHARACTERS]],
])("%j is led, in %s, by %j", (grades, tone, mainFigures) => {
  const picture = pictureOf(grades);
  expect(picture.tone).toBe(tone);
  expect(picture.mainFigures.map(({ figure }) => figure)).toEqual(mainFigures);
});

test("every character has a row with its figure, in the order of the graph", () => {
  const picture = pictureOf({ ...quiet, Flippy: 7.5 });
  expect(picture.rows.map(({ name, score, bandName, part }) => [name, score, bandName, part])).toEqual([
    ["Riggy", "1.0", "healthy", 0.1],
    ["Pleaser", "2.0", "healthy", 0.2],
    ["Jumpy", "3.0", "healthy", 0.3],
    ["Shelly", "4.0", "healthy", 0.4],
    ["Flippy", "7.5", "caution", 0.75],
  ]);
  expect(picture.rowFigures.map(({ figure, pose }) => [figure, pose]).at(-1)).toEqual(["Flippy", "worried"]);
  expect(picture.rowFigures).toHaveLength(picture.rows.length);
});

import { expect, test } from "vitest";
import { cardPlace, linkPlace } from "./ring-places.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => cardPlace(index, count)).map(
    ({ row, column }) => `${column} ${row}`,
  );

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => linkPlace(index, count)).map(
    ({ row, column, direction }) => `${column} ${row} ${direction}`,
  );

test("two cards: one above the other", () => {
  expect(cards(2)).toEqual(["all 1", "all 3"]);
  expect(links(2)).toEqual(["right 2 down", "left 2 up"]);
});

test("three cards: two beside each other below", () => {
  expect(cards(3)).toEqual(["all 1", "right 3", "left 3"]);
  expect(links(3)).toEqual(["right 2 down", "middle 3 left", "left 2 up"]);
});

test("four cards: top, right, bottom, left", () => {
  expect(cards(4)).toEqual(["all 1", "right 3", "all 5", "left 3"]);
  expect(links(4)).toEqual(["right 2 down", "right 4 down", "left 4 up", "left 2 up"]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 12])("%i cards and their links have a place each", (count) => {
  const taken = [...cards(count), ...links(count).map((link) => link.split(" ").slice(0, 2).join(" "))];
  expect(new Set(taken).size).toBe(2 * count);
});

import { expect, test } from "vitest";
import { refusals } from "../../testing/widgets.ts";
import { carouselProps } from "./widget.ts";

const label = { ko: "두 가지", en: "Two kinds" };
const cards = [{ title: label }, { title: label }];

test("moves on every 3000 ms unless the author says otherwise", () => {
  expect(carouselProps.parse({ label, cards }).autoplay).toBe(3000);
  expect(carouselProps.parse({ label, cards, autoplay: false }).autoplay).toBe(false);
});

test("refuses cards that leave before they are read, one card alone and cards without anything", () => {
  expect(refusals(carouselProps, { label, cards, autoplay: 999 })).toEqual([
    "expected false, or a whole number of milliseconds from 1000 to 60000",
  ]);
  expect(refusals(carouselProps, { label, cards: cards.slice(1) })).toHaveLength(1);
  expect(refusals(carouselProps, { label, cards: [{}, ...cards] })).toEqual([
    "expected a picture, title or text",
  ]);
});

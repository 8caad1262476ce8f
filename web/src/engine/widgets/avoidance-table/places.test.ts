import fc from "fast-check";
import { expect, test } from "vitest";
import { groundAt, HILL, pictureHeight, placesOf, ratingAt, withinSteps } from "./places.ts";

const step = fc.integer({ min: 1, max: 25 });

test("the ground at a rating gives that rating", () => {
  fc.assert(
    fc.property(step, fc.integer({ min: 0, max: 100 }), (by, rating) => {
      const reachable = withinSteps(Math.round(rating / by) * by, by);
      expect(ratingAt(groundAt(reachable), by)).toBe(reachable);
    }),
  );
});

test("the higher the rating, the higher the ground", () => {
  for (let rating = 1; rating <= 100; rating += 1) {
    expect(groundAt(rating).y).toBeLessThan(groundAt(rating - 1).y);
  }
});

test("up to three stones on one spot are piled up, and every stone is in the picture", () => {
  const three = placesOf(["a", "b", "c"].map((id) => ({ id, rating: 40 })));
  expect(new Set(Object.values(three).map(({ y }) => y)).size).toBe(3);
  const ratings = fc.array(fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(ratings, (all) => {
      const places = Object.values(placesOf(all.map((rating, at) => ({ id: `row-${at}`, rating }))));
      expect(places).toHaveLength(all.length);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(pictureHeight(all.length));
      }
    }),
  );
});

test("below the hill there is no rating", () => {
  expect(ratingAt({ x: 50, y: HILL + 1 }, 5)).toBeUndefined();
});

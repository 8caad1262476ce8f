import fc from "fast-check";
import { expect, test } from "vitest";
import { gradesAt, isAfloat, pictureHeight, placesOf, WATER } from "./places.ts";

const levels = fc.integer({ min: 2, max: 5 });

test("a leaf lies where letting go of it gives its grades", () => {
  fc.assert(
    fc.property(levels, fc.nat(), fc.nat(), (most, urgent, important) => {
      const priority = { urgency: 1 + (urgent % most), importance: 1 + (important % most) };
      const { leaf } = placesOf([{ id: "leaf", priority }], most);
      expect(leaf && gradesAt(leaf, priority, most)).toEqual(priority);
    }),
  );
});

test("leaves that lack a grade wait on the bank, each in a place of its own", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), levels, (count, most) => {
      const leaves = Array.from({ length: count }, (_, at) => ({
        id: `row-${at}`,
        priority: { urgency: 1 },
      }));
      const places = Object.values(placesOf(leaves, most));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const place of places) {
        expect(isAfloat(gradesAt(place, {}, most))).toBe(false);
        expect(place.y).toBeGreaterThan(WATER);
        expect(place.y).toBeLessThan(pictureHeight(count));
      }
    }),
  );
});

test("wherever it is let go of on the water, a leaf has both grades", () => {
  fc.assert(
    fc.property(levels, fc.double({ min: -20, max: WATER, noNaN: true }), (most, y) => {
      const { urgency = 0, importance = 0 } = gradesAt({ x: 50, y }, {}, most);
      for (const grade of [urgency, importance]) {
        expect(grade).toBeGreaterThanOrEqual(1);
        expect(grade).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test("leaves of the same urgency make room for one another, and each lies where its urgency is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), levels, (count, most) => {
      const priority = { urgency: most, importance: 1 };
      const leaves = Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, priority }));
      const places = Object.values(placesOf(leaves, most));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const place of places) {
        expect(gradesAt(place, priority, most)).toEqual(priority);
        expect(Math.abs(place.x - 50)).toBeLessThanOrEqual(38);
      }
    }),
  );
});

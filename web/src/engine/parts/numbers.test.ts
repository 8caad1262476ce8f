import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, rounded } from "./numbers.ts";

test("figures are as far apart as those that are shown", () => {
  expect(difference(5.166, 4.833)).toBe(0.4);
  expect(difference(0.1, 0.3)).toBe(0.2);
  const figures = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  fc.assert(
    fc.property(figures, figures, (one, other) => {
      const shown = Math.round(rounded(one) * 10) - Math.round(rounded(other) * 10);
      expect(Math.round(difference(one, other) * 10)).toBe(Math.abs(shown));
    }),
  );
});

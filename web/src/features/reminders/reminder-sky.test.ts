import { expect, test } from "vitest";
import { skyAt } from "./reminder-sky.tsx";

test.each([
  [0, "night"],
  [5, "dawn"],
  [8, "day"],
  [16, "day"],
  [17, "dusk"],
  [20, "night"],
] as const)("at %i it is %s", (hour, part) => {
  expect(skyAt({ hour, minute: 0 }).part).toBe(part);
});

test("sun and moon rise on one side, are highest in the middle and set on the other", () => {
  for (const rise of [6, 18]) {
    expect(skyAt({ hour: rise, minute: 0 })).toMatchObject({ across: 0, above: 0 });
    expect(skyAt({ hour: (rise + 6) % 24, minute: 0 })).toMatchObject({ across: 0.5, above: 1 });
    expect(skyAt({ hour: rise + 5, minute: 55 }).across).toBeLessThan(0.5);
  }
  expect(skyAt({ hour: 17, minute: 55 }).across).toBeGreaterThan(0.95);
});

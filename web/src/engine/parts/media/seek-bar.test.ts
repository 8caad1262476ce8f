import fc from "fast-check";
import { expect, test } from "vitest";
import { clock, minutesAndSeconds } from "./seek-bar.tsx";

test("writes minutes and seconds", () => {
  expect(clock(0)).toBe("0:00");
  expect(clock(59.99)).toBe("0:59");
  expect(clock(245)).toBe("4:05");
  expect(clock(3600)).toBe("60:00");
});

test("never says more than has passed, nor a second less", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (time) => {
      const [minutes, seconds] = minutesAndSeconds(time);
      expect(seconds).toBeLessThan(60);
      expect(minutes * 60 + seconds).toBeLessThanOrEqual(time);
      expect(minutes * 60 + seconds).toBeGreaterThan(time - 1);
    }),
  );
});

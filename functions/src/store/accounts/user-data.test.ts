import fc from "fast-check";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { toJson } from "./user-data.ts";

test("JSON values stay unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toJson(value)).toEqual(value);
    }),
  );
});

test("values that JSON cannot represent are converted", () => {
  expect(
    toJson({
      time: Timestamp.fromMillis(Date.UTC(2026, 0, 2, 3, 4, 5, 678)),
      bytes: Uint8Array.from([1, 2, 255]),
      numbers: [Number.NaN, Number.POSITIVE_INFINITY, 1.5],
      missing: undefined,
      big: 12n,
    }),
  ).toEqual({
    time: "2026-01-02T03:04:05.678Z",
    bytes: "AQL/",
    numbers: ["NaN", "Infinity", 1.5],
    missing: null,
    big: "12",
  });
});

import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { expect, test } from "vitest";
import { completePackageOf } from "./schedule-unlock-frame.tsx";

test("the package of a programme is the complete one of its character", () => {
  expect(CHARACTERS.map((character) => completePackageOf({ character })).toSorted()).toEqual([
    "flippy-complete",
    "jumpy-complete",
    "pleaser-complete",
    "riggy-complete",
    "shelly-complete",
  ]);
});

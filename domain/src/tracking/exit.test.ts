import { describe, expect, test } from "vitest";
import { STAGES } from "../assessment/stages.ts";
import {
  canOpenExitPopup,
  EXIT_INACTIVITY_MS,
  type ExitConditions,
  type ExitPage,
  leavesFromStress,
  parseExitReasons,
  timeToInactivity,
} from "./exit.ts";
import { EXIT_REASONS } from "./names.ts";

const LANDING: ExitPage = { allowsPopup: true, stage: undefined };

const CALM: ExitConditions = {
  page: LANDING,
  fired: [],
  helpShown: false,
  subscribed: false,
  busy: false,
};

describe("the exit popup", () => {
  test.each(EXIT_REASONS)("opens for %s once", (reason) => {
    expect(canOpenExitPopup(reason, CALM)).toBe(true);
    expect(canOpenExitPopup(reason, { ...CALM, fired: [reason] })).toBe(false);
    const others = EXIT_REASONS.filter((other) => other !== reason);
    expect(canOpenExitPopup(reason, { ...CALM, fired: others })).toBe(true);
  });

  test.each(["helpShown", "subscribed", "busy"] as const)("never opens once %s", (condition) => {
    for (const reason of EXIT_REASONS) {
      expect(canOpenExitPopup(reason, { ...CALM, [condition]: true })).toBe(false);
    }
  });

  test("never opens on a page that does not allow it", () => {
    const page: ExitPage = { allowsPopup: false, stage: undefined };
    for (const reason of EXIT_REASONS) expect(canOpenExitPopup(reason, { ...CALM, page })).toBe(false);
  });
});

test("only a navigation from the stress stage out of the wizard leaves it", () => {
  const stress: ExitPage = { allowsPopup: true, stage: "stress" };
  expect(leavesFromStress(stress, LANDING)).toBe(true);
  expect(leavesFromStress(stress, { allowsPopup: false, stage: undefined })).toBe(true);
  for (const stage of STAGES) {
    const there: ExitPage = { allowsPopup: true, stage };
    expect(leavesFromStress(stress, there)).toBe(false);
    expect(leavesFromStress(there, LANDING)).toBe(stage === "stress");
  }
  expect(leavesFromStress(LANDING, LANDING)).toBe(false);
});

test("inactivity begins 60 seconds after the last activity", () => {
  const clock = { now: 5_000_000, last: 5_000_000 };
  const wait = () => timeToInactivity(clock.last, clock.now);
  expect(wait()).toBe(60_000);
  clock.now += 59_999;
  expect(wait()).toBe(1);
  clock.last = clock.now;
  expect(wait()).toBe(60_000);
  clock.now += 60_000;
  expect(wait()).toBe(0);
  clock.now += 1_000_000;
  expect(wait()).toBe(0);
  clock.now = 0;
  expect(wait()).toBe(EXIT_INACTIVITY_MS);
});

test.each([
  [undefined, []],
  ["inactivity", []],
  [["inactivity", "boredom", 3], ["inactivity"]],
  [
    ["leave-wizard", "mouse-leave", "leave-wizard"],
    ["mouse-leave", "leave-wizard"],
  ],
])("of %j stored, %j are read", (stored, read) => {
  expect(parseExitReasons(stored)).toEqual(read);
});

import { describe, expect, test } from "vitest";
import { STAGES } from "../assessment/wizard.ts";
import {
  EXIT_INACTIVITY_MS,
  type ExitCircumstances,
  leavesFromStress,
  mayAskBeforeLeaving,
  type Place,
  parseExitReasons,
  timeToInactivity,
} from "./exit.ts";
import { EXIT_REASONS, ROUTES } from "./names.ts";

const LANDING: Place = { route: "/", stage: undefined };

const CALM: ExitCircumstances = {
  place: LANDING,
  fired: [],
  helpShown: false,
  subscribed: false,
  busy: false,
};

describe("the exit popup", () => {
  test.each(EXIT_REASONS)("opens for %s once", (reason) => {
    expect(mayAskBeforeLeaving(reason, CALM)).toBe(true);
    expect(mayAskBeforeLeaving(reason, { ...CALM, fired: [reason] })).toBe(false);
    const others = EXIT_REASONS.filter((other) => other !== reason);
    expect(mayAskBeforeLeaving(reason, { ...CALM, fired: others })).toBe(true);
  });

  test.each(["helpShown", "subscribed", "busy"] as const)("never opens once %s", (circumstance) => {
    for (const reason of EXIT_REASONS) {
      expect(mayAskBeforeLeaving(reason, { ...CALM, [circumstance]: true })).toBe(false);
    }
  });

  test("opens on these routes only", () => {
    const opens = ROUTES.filter((route) =>
      mayAskBeforeLeaving("inactivity", { ...CALM, place: { route, stage: undefined } }),
    );
    expect(opens).toEqual([
      "/",
      "/about-us",
      "/schema/nudge",
      "/schema/:stage",
      "/tutorial/done",
      "/voucher/:packageId",
      "/voucher-selector",
      "/beta-trial/:packageId",
    ]);
  });

  test("opens on every stage but the one that sends the answers", () => {
    const opens = STAGES.filter((stage) =>
      mayAskBeforeLeaving("mouse-leave", { ...CALM, place: { route: "/schema/:stage", stage } }),
    );
    expect(opens).toEqual(STAGES.filter((stage) => stage !== "preparing"));
  });
});

test("only going from the stress stage out of the wizard is leaving it", () => {
  const stress: Place = { route: "/schema/:stage", stage: "stress" };
  expect(leavesFromStress(stress, LANDING)).toBe(true);
  expect(leavesFromStress(stress, { route: "/schema/nudge", stage: undefined })).toBe(true);
  for (const stage of STAGES) {
    const there: Place = { route: "/schema/:stage", stage };
    expect(leavesFromStress(stress, there)).toBe(false);
    expect(leavesFromStress(there, LANDING)).toBe(stage === "stress");
  }
  expect(leavesFromStress(LANDING, LANDING)).toBe(false);
});

test("inactivity begins 60 seconds after something happened, and every happening begins them anew", () => {
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

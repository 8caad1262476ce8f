import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../catalogue/localized.ts";
import { type Crisis, HELP_KINDS, type HelpKind } from "./help-kind.ts";
import { helplinesOfCare, helplinesOfCrisis, helplinesOfKind } from "./help-lines-of-kind.ts";
import { helplinesFor } from "./helplines.ts";

const KOREA = helplinesFor("ko", "Asia/Seoul");
const US = helplinesFor("en", "US/Pacific");
const UK = helplinesFor("en", "Europe/London");
const ELSEWHERE = helplinesFor("en", "Australia/Sydney");

const numbersOf = (...[kind, lines]: Parameters<typeof helplinesOfKind>) =>
  helplinesOfKind(kind, lines).map(({ number }) => number);

const NOW: Crisis = { kind: "danger", now: true };

test.each([
  ["danger", ["109", "119"]],
  [NOW, ["119", "112", "109"]],
  ["violence", ["1366", "112"]],
  ["eating", ["119", "1577-0199"]],
  ["panic", ["119", "1577-0199"]],
] as const)("Korea, %j", (kind, numbers) => {
  expect(numbersOf(kind, KOREA)).toEqual(numbers);
  expect(numbersOf(kind, helplinesFor("en", "Asia/Seoul"))).toEqual(numbers);
});

test.each([
  ["danger", ["988", "911"], ["116 123", "999"]],
  [NOW, ["911", "988"], ["999", "116 123"]],
  ["violence", ["1-800-799-7233", "911"], ["0808 2000 247", "999"]],
  ["eating", ["911", "988"], ["999", "116 123"]],
  ["panic", ["911", "988"], ["999", "116 123"]],
] as const)("the United States and the United Kingdom, %j", (kind, us, uk) => {
  expect(numbersOf(kind, US)).toEqual(us);
  expect(numbersOf(kind, UK)).toEqual(uk);
});

const EMERGENCY = ["119", "911", "999", "112"];

test("each card has a number that answers where the person is; where it is urgent, the emergency number first", () => {
  const crisis = fc.record({ kind: fc.constantFrom<HelpKind>(...HELP_KINDS), now: fc.boolean() });
  const zone = fc.constantFrom(undefined, "Asia/Seoul", "America/New_York", "Europe/London", "Asia/Tokyo");
  fc.assert(
    fc.property(crisis, fc.constantFrom(...LANGUAGES), zone, (need, language, timeZone) => {
      const all = helplinesFor(language, timeZone);
      const lines = helplinesOfKind(need, all);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines[0]?.region).toBe(all[0]?.region);
      if (need.now && need.kind !== "violence") expect(EMERGENCY).toContain(lines[0]?.number);
    }),
  );
});

test("danger that is not under way is the card of its kind, and violence has one card", () => {
  for (const kind of HELP_KINDS) {
    expect(helplinesOfKind({ kind, now: false }, KOREA)).toEqual(helplinesOfKind(kind, KOREA));
  }
  expect(helplinesOfKind({ kind: "violence", now: true }, KOREA)).toEqual(helplinesOfKind("violence", KOREA));
});

test("Koreans abroad have one line more on every card", () => {
  expect(numbersOf("danger", helplinesFor("ko", "Asia/Tokyo"))).toEqual(["109", "119", "+82-2-3210-0404"]);
});

describe("a result that asks for care", () => {
  const careOf = (lines: Parameters<typeof helplinesOfCare>[0]) =>
    helplinesOfCare(lines).map(({ number }) => number);

  test("has those who listen, not the ambulance", () => {
    expect(careOf(KOREA)).toEqual(["109", "1577-0199"]);
    expect(careOf(US)).toEqual(["988"]);
    expect(careOf(UK)).toEqual(["116 123"]);
  });

  test("has the ambulance as well in a crisis", () => {
    expect(helplinesOfCrisis(KOREA).map(({ number }) => number)).toEqual(["109", "1577-0199", "119"]);
    expect(helplinesOfCrisis(ELSEWHERE).map(({ number }) => number)).toEqual(["112"]);
  });

  test("has none where only the emergency number is known: the help page has a directory", () => {
    expect(careOf(ELSEWHERE)).toEqual([]);
  });
});

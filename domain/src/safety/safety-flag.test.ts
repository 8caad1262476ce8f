import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, seoulDay } from "../time.ts";
import { HELP_KINDS } from "./help-kind.ts";
import {
  FLAG_DAYS,
  flagAfter,
  flagEnds,
  HOW_IT_IS_NOW,
  isFlagActive,
  isFlagAhead,
  laterFlag,
  type SafetyFlag,
} from "./safety-flag.ts";

const DANGER: SafetyFlag = { kind: "danger", day: "2026-11-25" };

const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
const flag = fc.record({ kind: fc.constantFrom(...HELP_KINDS), day: instant.map(seoulDay) });
const maybeFlag = fc.option(flag);

describe("a flag's seven days at UTC+9", () => {
  test.each([
    ["the first moment of its day in Seoul, which is a day earlier in London", "2026-11-24T15:00:00Z", true],
    ["the last moment of its seventh day", "2026-12-01T14:59:59.999Z", true],
    ["the first moment of the eighth", "2026-12-01T15:00:00Z", false],
    ["a month later", "2026-12-25T00:00:00Z", false],
  ])("%s", (_when, time, isActive) => {
    expect(isFlagActive(DANGER, Date.parse(time))).toBe(isActive);
  });

  test.each([
    ["2026-11-25", "2026-12-02"],
    ["2026-12-28", "2027-01-04"],
    ["2028-02-25", "2028-03-03"],
  ])("one of %s ends on %s", (day, end) => {
    expect(flagEnds({ kind: "panic", day })).toBe(end);
  });

  test("whenever it is set, it holds for as many calendar days as it says", () => {
    fc.assert(
      fc.property(
        flag,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: DAY_MS - 1 }),
        (of, days, ms) => {
          const now = Date.parse(`${of.day}T00:00:00+09:00`) + days * DAY_MS + ms;
          expect(isFlagActive(of, now)).toBe(days < FLAG_DAYS);
        },
      ),
    );
  });

  test("one that no right clock can have set has no effects, for however many years", () => {
    const isActive = (at: string) => isFlagActive(DANGER, Date.parse(at));
    expect(["2020-11-25T00:00:00Z", "2026-11-23T14:59:59Z", "2026-11-23T15:00:00Z"].map(isActive)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("none is never active", () => {
    expect([isFlagActive(null, 0), isFlagActive(undefined, 0)]).toEqual([false, false]);
  });
});

test("a day that begins more than a day from now is of no clock that is nearly right", () => {
  const noon = Date.parse("2026-11-25T12:00:00+09:00");
  const isAhead = (day: string) => isFlagAhead({ kind: "danger", day }, noon);
  expect(["2020-01-01", "2026-11-25", "2026-11-26", "2026-11-27"].map(isAhead)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

describe("of two flags", () => {
  test("the later one counts, and one counts more than none", () => {
    const later: SafetyFlag = { kind: "panic", day: "2026-11-26" };
    expect(laterFlag(DANGER, later)).toEqual(later);
    expect(laterFlag(DANGER, null)).toEqual(DANGER);
    expect(laterFlag(null, null)).toBeNull();
  });

  test("of one day, danger counts more than the others", () => {
    for (const kind of HELP_KINDS) {
      expect(laterFlag({ kind, day: DANGER.day }, DANGER)).toEqual(DANGER);
    }
  });

  test("the same one counts whichever comes first, however often, and however many there are", () => {
    fc.assert(
      fc.property(maybeFlag, maybeFlag, maybeFlag, (a, b, c) => {
        expect(laterFlag(a, b)).toEqual(laterFlag(b, a));
        expect(laterFlag(a, a)).toEqual(a);
        expect(laterFlag(laterFlag(a, b), c)).toEqual(laterFlag(a, laterFlag(b, c)));
      }),
    );
  });

  test("the one that counts never ends before the other", () => {
    fc.assert(
      fc.property(flag, flag, (a, b) => {
        const counts = laterFlag(a, b);
        expect(counts !== null && flagEnds(counts) >= flagEnds(a) && flagEnds(counts) >= flagEnds(b)).toBe(
          true,
        );
      }),
    );
  });
});

describe("after the question how it is now", () => {
  const now = Date.parse("2026-11-28T23:30:00+09:00");

  test("still there: it begins anew, with the same kind", () => {
    expect(flagAfter("still", DANGER, now)).toEqual({ kind: "danger", day: "2026-11-28" });
  });

  test("a bit better: it ends when it would have", () => {
    expect(flagAfter("better", DANGER, now)).toEqual(DANGER);
  });

  test("something else: it goes", () => {
    expect(flagAfter("else", DANGER, now)).toBeNull();
  });

  test("no answer makes an active flag end earlier, but that it was something else", () => {
    fc.assert(
      fc.property(flag, fc.constantFrom(...HOW_IT_IS_NOW), instant, (of, answer, time) => {
        fc.pre(seoulDay(time) >= of.day);
        const after = flagAfter(answer, of, time);
        expect(after === null).toBe(answer === "else");
        if (after !== null) expect(flagEnds(after) >= flagEnds(of)).toBe(true);
      }),
    );
  });
});

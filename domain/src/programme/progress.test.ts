import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addGrant, isOpenAt, type UsageInfo } from "../purchase/grant.ts";
import { DAY_MS, seoulWeekday } from "../time.ts";
import { daysRemaining, nextSpanChange, openTimeAt, progressOf, recommendedSessions } from "./progress.ts";
import { scheduleOf } from "./schedule.ts";
import { WEEKDAYS } from "./sittings.ts";

/** Midnight at UTC+9. */
const MIDNIGHT = Date.parse("2026-11-22T00:00:00+09:00");
const NOON = MIDNIGHT + DAY_MS / 2;
const STARTER_MS = 92 * DAY_MS;

const instant = fc.integer({ min: MIDNIGHT - 400 * DAY_MS, max: MIDNIGHT + 400 * DAY_MS });
const length = fc.integer({ min: 1, max: 200 * DAY_MS });
const days = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 });

function span(openedAt: number, closedAt: number): UsageInfo {
  return { status: "available", openedAt, closedAt };
}

/** Spans as grants at these times make them. */
const grants = fc
  .array(fc.record({ at: instant, length }), { minLength: 1, maxLength: 5 })
  .map((all) =>
    all
      .toSorted((one, other) => one.at - other.at)
      .reduce<UsageInfo[]>((spans, grant) => addGrant(spans, grant.length, grant.at), []),
  );

describe("the time in which a programme is open", () => {
  test("joins a grant to the one that it follows, and no other", () => {
    const spans = [span(10, 20), span(20, 30), span(31, 40)];
    expect([9, 10, 25, 29, 30, 31, 39, 40].map((now) => openTimeAt(spans, now))).toEqual([
      undefined,
      { openedAt: 10, closedAt: 30 },
      { openedAt: 10, closedAt: 30 },
      { openedAt: 10, closedAt: 30 },
      undefined,
      { openedAt: 31, closedAt: 40 },
      { openedAt: 31, closedAt: 40 },
      undefined,
    ]);
  });

  test("is there exactly while the programme is open, whatever the order of its spans", () => {
    const shuffled = grants.chain((spans) => fc.shuffledSubarray(spans, { minLength: spans.length }));
    fc.assert(
      fc.property(shuffled, instant, (spans, now) => {
        expect(openTimeAt(spans, now) !== undefined).toBe(isOpenAt(spans, now));
      }),
    );
  });

  test("is the same all the time that it lasts", () => {
    fc.assert(
      fc.property(grants, instant, fc.double({ min: 0, max: 1, noNaN: true }), (spans, now, part) => {
        const time = openTimeAt(spans, now);
        fc.pre(time !== undefined);
        const other = Math.floor(time.openedAt + part * (time.closedAt - 1 - time.openedAt));
        expect(openTimeAt(spans, other)).toEqual(time);
      }),
    );
  });
});

test("nothing opens or closes before the next change of a span", () => {
  const time = fc.tuple(fc.nat(50), fc.nat(50)).map(([from, own]) => span(from, from + own));
  fc.assert(
    fc.property(fc.array(time, { maxLength: 4 }), fc.nat(110), (spans, now) => {
      const until = nextSpanChange(spans, now) ?? 200;
      expect(until).toBeGreaterThan(now);
      for (let at = now; at < until; at += 1) expect(isOpenAt(spans, at)).toBe(isOpenAt(spans, now));
    }),
  );
});

describe("days remaining", () => {
  test.each([
    ["on the day of opening", NOON, 92],
    ["a moment before midnight at UTC+9", MIDNIGHT + DAY_MS - 1, 92],
    ["at midnight at UTC+9", MIDNIGHT + DAY_MS, 91],
    ["on the last day", NOON + STARTER_MS - 1, 0],
    ["long after it has closed", NOON + 2 * STARTER_MS, 0],
  ])("%s", (_, now, remaining) => {
    expect(daysRemaining(NOON + STARTER_MS, now)).toBe(remaining);
  });

  test("are one fewer after each midnight at UTC+9, and never below 0", () => {
    fc.assert(
      fc.property(instant, instant, (closedAt, now) => {
        const remaining = daysRemaining(closedAt, now);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(daysRemaining(closedAt, now + DAY_MS)).toBe(Math.max(0, remaining - 1));
      }),
    );
  });
});

describe("recommended sessions", () => {
  test.each([
    ["before the opening", NOON - DAY_MS, 0],
    ["on the day of opening, before the hour", MIDNIGHT, 1],
    ["a moment before the fourth day", MIDNIGHT + 3 * DAY_MS - 1, 1],
    ["from midnight at UTC+9 of the fourth day", MIDNIGHT + 3 * DAY_MS, 2],
    ["on the sixth day", MIDNIGHT + 5 * DAY_MS, 2],
    ["on the seventh day", MIDNIGHT + 6 * DAY_MS, 3],
    ["on the tenth day", MIDNIGHT + 9 * DAY_MS, 3],
    ["a year later", MIDNIGHT + 365 * DAY_MS, 3],
  ])("%s", (_, now, sessions) => {
    expect(recommendedSessions([3, 3, 4], NOON, now)).toBe(sessions);
  });

  test("are as many on every moment of a day, and never fewer later", () => {
    fc.assert(
      fc.property(days, instant, instant, (each, openedAt, now) => {
        const day = Math.floor((now - MIDNIGHT) / DAY_MS) * DAY_MS + MIDNIGHT;
        const sessions = recommendedSessions(each, openedAt, now);
        expect(recommendedSessions(each, openedAt, day)).toBe(sessions);
        expect(recommendedSessions(each, openedAt, day + DAY_MS - 1)).toBe(sessions);
        expect(recommendedSessions(each, openedAt, now + DAY_MS)).toBeGreaterThanOrEqual(sessions);
      }),
    );
  });

  test("are all of them on the day on which the last one begins", () => {
    fc.assert(
      fc.property(days, instant, (each, openedAt) => {
        const before = each.slice(0, -1).reduce((sum, own) => sum + own, 0);
        const last = openedAt + before * DAY_MS;
        expect(recommendedSessions(each, openedAt, last)).toBe(each.length);
        if (each.length > 1) expect(recommendedSessions(each, openedAt, last - DAY_MS)).toBe(each.length - 1);
      }),
    );
  });
});

describe("progress", () => {
  const STEPS = ["d1-s1", "d1-s2", "d2-s1", "d2-s2", "d3-s1", "d3-s2"];
  const BY_ID = Object.fromEntries(STEPS.map((stepId) => [stepId, {}]));
  const at = (now: number, finished: readonly string[], spans = [span(NOON, NOON + STARTER_MS)]) =>
    progressOf(scheduleOf(BY_ID, { programId: "um-eng-v2s", finished, isAvailable: true }), {
      spans,
      recommendedDays: [2, 2, 2],
      now,
    });

  test("on the first day the first session waits", () => {
    expect(at(NOON, [])).toMatchObject({
      finishedSessions: 0,
      recommendedSessions: 1,
      totalSessions: 3,
      waitingSessions: 1,
      daysRemaining: 92,
      today: { session: 1 },
      stage: 0,
    });
  });

  test("nothing waits for someone who is ahead", () => {
    expect(at(NOON, ["d1-s1", "d1-s2", "d2-s1", "d2-s2"])).toMatchObject({
      finishedSessions: 2,
      recommendedSessions: 1,
      waitingSessions: 0,
      today: { session: 3 },
      stage: 2,
    });
  });

  test("midnight at UTC+9 brings the next session", () => {
    const done = ["d1-s1", "d1-s2"];
    expect(at(MIDNIGHT + 2 * DAY_MS - 1, done)).toMatchObject({ waitingSessions: 0, daysRemaining: 91 });
    expect(at(MIDNIGHT + 2 * DAY_MS, done)).toMatchObject({ waitingSessions: 1, daysRemaining: 90 });
  });

  test("the ones that were left out are next, then none", () => {
    expect(at(NOON, ["d3-s1", "d3-s2"])?.today?.session).toBe(1);
    expect(at(NOON, ["d2-s1", "d2-s2"])?.today?.session).toBe(1);
    expect(at(NOON, STEPS)).toMatchObject({ finishedSessions: 3, today: undefined, stage: 4 });
  });

  test("the days that were chosen come before the recommended ones", () => {
    const byDays = (passed: number) =>
      progressOf(scheduleOf(BY_ID, { programId: "um-eng-v2s", finished: [], isAvailable: true }), {
        spans: [span(NOON, NOON + STARTER_MS)],
        recommendedDays: [2, 2, 2],
        sittingDays: WEEKDAYS.filter(
          (_, day) => day === seoulWeekday(NOON) || day === (seoulWeekday(NOON) + 3) % 7,
        ),
        now: NOON + passed * DAY_MS,
      })?.recommendedSessions;
    expect([0, 3, 6, 7, 13, 14, 60].map(byDays)).toEqual([1, 1, 1, 2, 2, 3, 3]);
  });

  test("a step that comes later is due only where no other one is next", () => {
    const steps = { ...BY_ID, "d3-s3": { later: true } } as const;
    const due = (finished: readonly string[]) => {
      const finishedAt = Object.fromEntries(finished.map((stepId) => [stepId, NOON]));
      return progressOf(
        scheduleOf(steps, { programId: "um-eng-v2s", finished, finishedAt, isAvailable: true }),
        { spans: [span(NOON, NOON + STARTER_MS)], recommendedDays: [2], now: NOON + 30 * DAY_MS },
      )?.due?.stepId;
    };
    expect([due(STEPS), due(STEPS.slice(1)), due([...STEPS, "d3-s3"])]).toEqual([
      "d3-s3",
      undefined,
      undefined,
    ]);
  });

  test("a second grant goes on with the days of the first", () => {
    const spans = addGrant([span(NOON, NOON + STARTER_MS)], STARTER_MS, NOON + DAY_MS);
    expect(at(NOON + STARTER_MS, [], spans)).toMatchObject({ recommendedSessions: 3, daysRemaining: 92 });
  });

  test("by a clock that is behind it is that of the first moment, and never none", () => {
    const spans = [span(NOON, NOON + STARTER_MS)];
    expect(at(NOON - 20_000, [], spans)).toEqual(at(NOON, [], spans));
    expect(at(NOON - 40 * DAY_MS, [], spans)).toEqual(at(NOON, [], spans));
  });

  test("more recommended days than sessions recommend no more than there are", () => {
    fc.assert(
      fc.property(fc.subarray(STEPS), days, instant, instant, (finished, recommendedDays, openedAt, now) => {
        const progress = progressOf(
          scheduleOf(BY_ID, { programId: "um-eng-v2s", finished, isAvailable: true }),
          {
            spans: [span(openedAt, openedAt + STARTER_MS)],
            recommendedDays,
            now,
          },
        );
        expect(progress === undefined).toBe(openedAt + STARTER_MS <= now);
        if (progress === undefined) return;
        const { finishedSessions, recommendedSessions: recommended, waitingSessions } = progress;
        expect(recommended).toBeGreaterThanOrEqual(1);
        expect(recommended).toBeLessThanOrEqual(3);
        expect(waitingSessions).toBe(Math.max(0, recommended - finishedSessions));
        expect(progress.today === undefined).toBe(finished.length === STEPS.length);
      }),
    );
  });

  test("a closed programme has none", () => {
    expect(at(NOON + STARTER_MS - 1, [])).toBeDefined();
    expect(at(NOON + STARTER_MS, [])).toBeUndefined();
  });
});

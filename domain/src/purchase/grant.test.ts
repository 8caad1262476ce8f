import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time.ts";
import {
  addGrant,
  closeProgramme,
  isOpenAt,
  isOpenOnDevice,
  revokeGrant,
  totalLength,
  type UsageInfo,
} from "./grant.ts";

const NOW = Date.UTC(2026, 0, 1);

interface Step {
  readonly wait: number;
  readonly open: number;
}

/** A history of grants, each some time after the one before. */
const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 200 * DAY_MS }),
    open: fc.integer({ min: 1, max: 200 * DAY_MS }),
  }),
  { minLength: 1, maxLength: 8 },
);

function play(steps: readonly Step[]): { spans: UsageInfo[]; now: number } {
  let now = NOW;
  let spans: UsageInfo[] = [];
  for (const { wait, open } of steps) {
    now += wait;
    spans = addGrant(spans, open, now);
  }
  return { spans, now };
}

/** How long the programme is still open from an instant on; fails where two spans overlap. */
function remaining(spans: readonly UsageInfo[], from: number): number {
  const left = spans
    .map(({ openedAt, closedAt }) => ({ openedAt: Math.max(openedAt, from), closedAt }))
    .filter(({ openedAt, closedAt }) => openedAt < closedAt)
    .toSorted((one, other) => one.openedAt - other.openedAt);
  left.reduce((end, { openedAt, closedAt }) => {
    expect(openedAt).toBeGreaterThanOrEqual(end);
    return closedAt;
  }, from);
  return left.reduce((sum, { openedAt, closedAt }) => sum + closedAt - openedAt, 0);
}

test("a programme is open from the first instant of a span until just before its last", () => {
  const spans = addGrant([], DAY_MS, NOW);
  const instants = [NOW - 1, NOW, NOW + DAY_MS - 1, NOW + DAY_MS];
  expect(instants.map((now) => isOpenAt(spans, now))).toEqual([false, true, true, false]);
});

test("a device says the same as the server, and what the server has opened stays open by a slow clock", () => {
  const facts = fc.record({
    steps: history,
    revoked: fc.option(fc.nat({ max: 7 })),
    later: fc.integer({ min: 0, max: 400 * DAY_MS }),
    slow: fc.integer({ min: 0, max: 400 * DAY_MS }),
  });
  fc.assert(
    fc.property(facts, ({ steps, revoked, later, slow }) => {
      const { spans: given, now } = play(steps);
      const spans = revoked === null ? given : revokeGrant(given, revoked, now);
      expect(isOpenOnDevice(spans, now + later)).toBe(isOpenAt(spans, now + later));
      if (isOpenAt(spans, now + later)) expect(isOpenOnDevice(spans, now + later - slow)).toBe(true);
    }),
  );
});

describe("addGrant", () => {
  test("the first opens now for as long as asked", () => {
    expect(addGrant([], 92 * DAY_MS, NOW)).toEqual([
      { status: "available", openedAt: NOW, closedAt: NOW + 92 * DAY_MS },
    ]);
  });

  test("a second of a running programme starts where the first closes", () => {
    const first = addGrant([], 92 * DAY_MS, NOW);
    expect(addGrant(first, 150 * DAY_MS, NOW + DAY_MS)[1]).toEqual({
      status: "available",
      openedAt: NOW + 92 * DAY_MS,
      closedAt: NOW + 242 * DAY_MS,
    });
  });

  test("one after the end, also at the very end, starts now", () => {
    const first = addGrant([], DAY_MS, NOW);
    expect(addGrant(first, DAY_MS, NOW + DAY_MS)[1]?.openedAt).toBe(NOW + DAY_MS);
    expect(addGrant(first, DAY_MS, NOW + 5 * DAY_MS)[1]?.openedAt).toBe(NOW + 5 * DAY_MS);
  });

  test("always adds exactly its length to what is left, and changes no earlier span", () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 200 * DAY_MS }), (steps, open) => {
        const { spans, now } = play(steps);
        const after = addGrant(spans, open, now);
        expect(after.slice(0, -1)).toEqual(spans);
        expect(remaining(after, now)).toBe(remaining(spans, now) + open);
      }),
    );
  });
});

describe("revokeGrant", () => {
  test("shortens the spans by what was left of it, so that granting as much again restores what is left", () => {
    fc.assert(
      fc.property(history, fc.nat(9), fc.integer({ min: 0, max: 400 * DAY_MS }), (steps, index, wait) => {
        const { spans, now } = play(steps);
        const at = now + wait;
        const after = revokeGrant(spans, index, at);
        const removed = totalLength(spans) - totalLength(after);
        expect(removed).toBe(remaining(spans, at) - remaining(after, at));
        if (removed > 0) expect(remaining(addGrant(after, removed, at), at)).toBe(remaining(spans, at));
      }),
    );
  });

  test("ends the running one now and lets the next begin", () => {
    const spans = addGrant(addGrant([], 10 * DAY_MS, NOW), 5 * DAY_MS, NOW);
    expect(revokeGrant(spans, 0, NOW + DAY_MS)).toEqual([
      { status: "available", openedAt: NOW, closedAt: NOW + DAY_MS },
      { status: "available", openedAt: NOW + DAY_MS, closedAt: NOW + 6 * DAY_MS },
    ]);
  });

  test("one of no length that begins now moves nothing", () => {
    const spans = [
      { status: "available", openedAt: NOW, closedAt: NOW },
      { status: "available", openedAt: NOW, closedAt: NOW + DAY_MS },
    ] as const;
    expect(revokeGrant(spans, 0, NOW)).toEqual(spans);
  });

  test("takes away exactly what was left of it, keeps places, and does nothing the second time", () => {
    fc.assert(
      fc.property(history, fc.nat(9), fc.integer({ min: 0, max: 400 * DAY_MS }), (steps, index, wait) => {
        const { spans, now } = play(steps);
        const at = now + wait;
        const own = spans.slice(index, index + 1);
        const after = revokeGrant(spans, index, at);
        expect(after).toHaveLength(spans.length);
        expect(remaining(after, at)).toBe(remaining(spans, at) - remaining(own, at));
        expect(remaining(after.slice(index, index + 1), at)).toBe(0);
        expect(revokeGrant(after, index, at)).toEqual(after);
      }),
    );
  });
});

test("closeProgramme leaves nothing open and what is over as it was", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: -100 * DAY_MS, max: 400 * DAY_MS }), (steps, wait) => {
      const { spans, now } = play(steps);
      const at = now + wait;
      const after = closeProgramme(spans, at);
      expect(remaining(after, at)).toBe(0);
      const over = spans.filter(({ closedAt }) => closedAt <= at);
      expect(after.slice(0, over.length)).toEqual(over);
    }),
  );
});

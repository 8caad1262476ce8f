import fc from "fast-check";
import { expect, test } from "vitest";
import { nextState, type PurchaseEvent, type PurchaseState, READY } from "./purchase-state.ts";

const SLUG = fc.constantFrom("riggy-complete", "jumpy-complete");
const PROBLEM = fc.constantFrom(
  "cancelled" as const,
  "pending" as const,
  "not-started" as const,
  "store" as const,
  "unsettled" as const,
  "not-theirs" as const,
  "refused" as const,
);

const EVENT: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.record({ type: fc.constant("start" as const), slug: SLUG }),
  fc.record({ type: fc.constant("settled" as const), slug: SLUG }),
  fc.record({ type: fc.constant("failed" as const), slug: SLUG, problem: PROBLEM }),
  fc.constant<PurchaseEvent>({ type: "dismiss" }),
);

/** Which state may follow which. */
const ALLOWED: Readonly<Record<PurchaseState["status"], readonly PurchaseState["status"][]>> = {
  ready: ["ready", "purchasing"],
  purchasing: ["purchasing", "success", "fail"],
  success: ["success", "ready"],
  fail: ["fail", "ready", "success"],
};

test("after any events only allowed states follow one another, and a purchase starts only from ready", () => {
  fc.assert(
    fc.property(fc.array(EVENT), (events) => {
      let state = READY;
      for (const event of events) {
        const next = nextState(state, event);
        expect(ALLOWED[state.status]).toContain(next.status);
        if (next.status === "purchasing" && state.status !== "purchasing") {
          expect([state.status, event.type]).toEqual(["ready", "start"]);
        }
        if ("slug" in state && "slug" in next) expect(next.slug).toBe(state.slug);
        state = next;
      }
    }),
  );
});

test("an event twice is as good as once", () => {
  fc.assert(
    fc.property(fc.array(EVENT), EVENT, (events, event) => {
      const state = nextState(events.reduce(nextState, READY), event);
      if (event.type !== "start" || state.status === "purchasing")
        expect(nextState(state, event)).toEqual(state);
    }),
  );
});

test("a failed purchase keeps its problem until it is dismissed or paid after all", () => {
  const slug = "riggy-complete";
  const failed = [
    { type: "start", slug },
    { type: "failed", slug, problem: "store" },
  ] as const;
  const state = failed.reduce(nextState, READY);
  expect(state).toEqual({ status: "fail", slug, problem: "store" });
  expect(nextState(state, { type: "start", slug })).toBe(state);
  expect(nextState(state, { type: "failed", slug, problem: "refused" })).toBe(state);
  expect(nextState(state, { type: "settled", slug: "jumpy-complete" })).toBe(state);
  expect(nextState(state, { type: "settled", slug })).toEqual({ status: "success", slug });
  expect(nextState(state, { type: "dismiss" })).toEqual(READY);
});

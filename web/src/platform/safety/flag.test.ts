import { FLAG_DAYS } from "@mindle/domain/safety/safety-flag";
import { DAY_MS, seoulDay } from "@mindle/domain/time";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearUserData } from "../storage/clear-user-data.ts";
import {
  activeFlag,
  answerQuestion,
  clearFlag,
  isQuestionDue,
  markAsked,
  raiseFlag,
  storedFlagValue,
} from "./flag.ts";
import { receiveFlag } from "./sync-flag.ts";

const START = Date.UTC(2026, 10, 26, 3);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  clearUserData();
  vi.useRealTimers();
});

/** The session of a visit ends after 30 minutes without use. */
function laterVisit(): void {
  vi.setSystemTime(Date.now() + 31 * 60_000);
}

function pass(days: number): void {
  vi.setSystemTime(Date.now() + days * DAY_MS);
}

test("keeps kind and day, no words, for seven days", () => {
  raiseFlag("violence");
  expect(activeFlag()).toEqual({ kind: "violence", day: "2026-11-26" });
  expect(activeFlag()).toBe(activeFlag());
  expect(Object.keys(storedFlagValue.read() ?? {}).toSorted()).toEqual(["flag", "isAnswered", "visit"]);
  pass(FLAG_DAYS - 1);
  expect(activeFlag()).not.toBeNull();
  pass(1);
  expect(activeFlag()).toBeNull();
});

test("of two on a day, that of danger stays; a later one begins anew", () => {
  raiseFlag("danger");
  raiseFlag("panic");
  expect(activeFlag()?.kind).toBe("danger");
  pass(3);
  raiseFlag("panic");
  expect(activeFlag()).toEqual({ kind: "panic", day: "2026-11-29" });
});

test("goes with the user's data", () => {
  raiseFlag("danger");
  clearUserData();
  expect(activeFlag()).toBeNull();
});

describe("the question", () => {
  test("is not asked in the visit of the card, and is in the next one", () => {
    expect(isQuestionDue()).toBe(false);
    raiseFlag("danger");
    expect(isQuestionDue()).toBe(false);
    laterVisit();
    expect(isQuestionDue()).toBe(true);
  });

  test("is not asked minutes after the card, also where midnight is between them", () => {
    vi.setSystemTime(Date.parse("2026-11-26T23:58:00+09:00"));
    raiseFlag("danger");
    vi.setSystemTime(Date.parse("2026-11-27T00:02:00+09:00"));
    expect(isQuestionDue()).toBe(false);
    laterVisit();
    expect(isQuestionDue()).toBe(true);
  });

  test("without an answer is asked again in the visit after, only", () => {
    raiseFlag("danger");
    laterVisit();
    markAsked();
    expect(isQuestionDue()).toBe(false);
    laterVisit();
    expect(isQuestionDue()).toBe(true);
  });

  test("still: the flag begins anew, and is asked about again", () => {
    raiseFlag("danger");
    pass(5);
    answerQuestion("still");
    expect(activeFlag()).toEqual({ kind: "danger", day: seoulDay(Date.now()) });
    expect(isQuestionDue()).toBe(false);
    laterVisit();
    expect(isQuestionDue()).toBe(true);
  });

  test("better: the flag stays for its days, and nothing is asked any more", () => {
    raiseFlag("danger");
    pass(1);
    answerQuestion("better");
    expect(activeFlag()?.day).toBe("2026-11-26");
    laterVisit();
    expect(isQuestionDue()).toBe(false);
    raiseFlag("danger");
    laterVisit();
    expect(isQuestionDue()).toBe(true);
  });

  test("something else: the flag is gone", () => {
    raiseFlag("danger");
    pass(1);
    answerQuestion("else");
    expect(activeFlag()).toBeNull();
    expect(isQuestionDue()).toBe(false);
  });

  test("is not asked any more once the flag has ended", () => {
    raiseFlag("danger");
    pass(FLAG_DAYS);
    expect(isQuestionDue()).toBe(false);
  });
});

describe("what the account has", () => {
  const FLAG = { kind: "eating", day: "2026-11-25" } as const;

  test("counts here, and is asked about in this visit", () => {
    receiveFlag(FLAG, Date.now());
    expect(activeFlag()).toEqual(FLAG);
    expect(isQuestionDue()).toBe(true);
  });

  test("has no effect past its days", () => {
    receiveFlag({ kind: "eating", day: "2026-11-19" }, Date.now());
    expect(activeFlag()).toBeNull();
  });

  test("leaves nothing behind of what it no longer has", () => {
    raiseFlag("danger");
    const sent = storedFlagValue.read();
    if (sent === undefined) throw new Error("the flag is kept");
    storedFlagValue.write({ ...sent, flag: null, sentAt: Date.now() });
    receiveFlag(null, Date.now() + 1);
    expect(storedFlagValue.read()).toBeUndefined();
  });

  test("counts more than what a clock sent that was ahead", () => {
    raiseFlag("danger");
    const kept = storedFlagValue.read();
    if (kept === undefined) throw new Error("the flag is kept");
    storedFlagValue.write({ ...kept, sentAt: Date.now() + 400 * DAY_MS });
    receiveFlag(null, Date.now() - 1);
    expect(activeFlag()).toBeNull();
  });

  test("does not replace what this device has not sent", () => {
    raiseFlag("danger");
    receiveFlag(null, Date.now() + 1);
    expect(activeFlag()?.kind).toBe("danger");
    clearFlag();
    receiveFlag(FLAG, Date.now() + 1);
    expect(activeFlag()).toBeNull();
  });

  test("nor what was sent after it was read", () => {
    raiseFlag("danger");
    const kept = storedFlagValue.read();
    if (kept === undefined) throw new Error("the flag is kept");
    storedFlagValue.write({ ...kept, sentAt: Date.now() });
    receiveFlag(null, Date.now() - 1);
    expect(activeFlag()).not.toBeNull();
    receiveFlag(null, Date.now() + 1);
    expect(activeFlag()).toBeNull();
    expect(storedFlagValue.read()).toBeUndefined();
  });
});

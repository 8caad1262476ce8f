import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../time.ts";
import {
  dishOf,
  dueStep,
  finishedOnDay,
  lastFinish,
  returnFlowAfter,
  scheduleOf,
  stageOf,
  stepCount,
} from "./schedule.ts";
import { MIND_CHECK_PROGRAM_ID } from "./step.ts";

/** Two sessions, of three steps and of two. */
const STEPS = ["d1-s1", "d1-s2", "d1-s3", "d2-s1", "d2-s2"];

const stepsOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, {}]));

const facts = (finished: readonly string[], isAvailable = true) => ({
  programId: "um-eng-v2s",
  finished,
  isAvailable,
});

/** One letter a step, a slash between sessions: d(one), c(urrent), n(ot yet); then the sessions'. */
function progress(finished: readonly string[]): string {
  const sessions = scheduleOf(stepsOf(STEPS), facts(finished));
  const steps = sessions.map(({ steps: own }) => own.map(({ status }) => status[0]).join(""));
  return `${steps.join("/")} ${sessions.map(({ status }) => status[0]).join("")}`;
}

test.each([
  [[], "cnn/nn cn"],
  [["d1-s1"], "dcn/nn cn"],
  [["d1-s2"], "cdn/nn cn"],
  [["d1-s1", "d1-s2", "d1-s3"], "ddd/cn dc"],
  [["d1-s1", "d2-s1"], "dcn/dn cn"],
  [["d2-s1", "d2-s2"], "cnn/dd cd"],
  [["d1-s1", "d1-s2", "d2-s1", "d2-s2"], "ddc/dd cd"],
  [STEPS, "ddd/dd dd"],
  [["d9-s9"], "cnn/nn cn"],
])("after %j: %s", (finished, expected) => {
  expect(progress(finished)).toBe(expected);
});

test("without the programme only the first two steps are open, finished or not", () => {
  const open = (finished: readonly string[], isAvailable: boolean) =>
    scheduleOf(stepsOf(STEPS), facts(finished, isAvailable))
      .flatMap(({ steps }) => steps)
      .filter(({ isLocked }) => !isLocked)
      .map(({ stepId }) => stepId);
  expect(open([], false)).toEqual(["d1-s1", "d1-s2"]);
  expect(open(STEPS, false)).toEqual(["d1-s1", "d1-s2"]);
  expect(open([], true)).toEqual(STEPS);
});

test("sessions and steps are in the order of their numbers, whatever order they come in; other ids are left out", () => {
  const all = ["d10-s1", "d2-s11", "d2-s2", "d1-s1"];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 4 }), (ids) => {
      const sessions = scheduleOf(stepsOf([...ids, "intro"]), facts([]));
      expect(sessions.flatMap(({ steps }) => steps.map(({ stepId }) => stepId))).toEqual([
        "d1-s1",
        "d2-s2",
        "d2-s11",
        "d10-s1",
      ]);
      expect(sessions.map(({ session }) => session)).toEqual([1, 2, 10]);
    }),
  );
});

test("exactly one step and one session are current until all are done, whatever the order; it is the first that is not done", () => {
  fc.assert(
    fc.property(fc.subarray(STEPS), fc.boolean(), (finished, isAvailable) => {
      const sessions = scheduleOf(stepsOf(STEPS), facts(finished, isAvailable));
      const expectOneCurrent = (items: readonly { readonly status: string }[]) => {
        const current = items.filter(({ status }) => status === "current");
        const open = items.filter(({ status }) => status !== "done");
        expect(current).toEqual(open.slice(0, 1));
      };
      expectOneCurrent(sessions);
      expectOneCurrent(sessions.flatMap(({ steps }) => steps));
    }),
  );
});

test.each([
  [[], [1, 0]],
  [["d1-s1"], [1, 0]],
  [
    ["d1-s1", "d1-s2"],
    [2, 0],
  ],
  [
    ["d1-s1", "d1-s2", "d1-s3"],
    [4, 1],
  ],
  [STEPS, [4, 4]],
])("after %j the dishes are filled to %j", (finished, dishes) => {
  expect(scheduleOf(stepsOf(STEPS), facts(finished)).map(dishOf)).toEqual(dishes);
});

test("no step of a free programme is locked", () => {
  const sessions = scheduleOf(stepsOf(STEPS), { ...facts([], false), programId: MIND_CHECK_PROGRAM_ID });
  expect(sessions.flatMap(({ steps }) => steps.map(({ isLocked }) => isLocked))).not.toContain(true);
});

test("a step that comes later is never the current one, and its session is done without it", () => {
  const steps = { ...stepsOf(STEPS), "d2-s3": { later: true } } as const;
  const last = (finished: readonly string[]) => {
    const sessions = scheduleOf(steps, facts(finished));
    const { status, finishedSteps, totalSteps, laterSteps, steps: own } = sessions.at(-1) ?? {};
    return [status, `${finishedSteps}/${totalSteps}+${laterSteps}`, own?.at(-1)?.status, stageOf(sessions)];
  };
  expect(last([])).toEqual(["not-yet", "0/2+1", "not-yet", 0]);
  expect(last(STEPS)).toEqual(["done", "2/2+1", "not-yet", 4]);
  expect(last([...STEPS, "d2-s3"])).toEqual(["done", "2/2+0", "done", 4]);
  expect(last(["d2-s3"])).toEqual(["not-yet", "0/2+0", "done", 0]);
  expect(scheduleOf(steps, facts(["d2-s3"]))[0]?.steps[0]?.status).toBe("current");
});

test("a tool is no step of the way, and there once its session's other steps are finished", () => {
  const steps = { ...stepsOf(STEPS), "d1-s4": { tool: true }, "d1-s5": { later: true } } as const;
  const way = (finished: readonly string[], isAvailable = true) =>
    scheduleOf(steps, facts(finished, isAvailable)).map(
      ({ status, tools, steps: own, finishedSteps, totalSteps, laterSteps }) =>
        `${status} ${finishedSteps}/${totalSteps}+${laterSteps} of ${own.length} ${tools.join()}`.trim(),
    );
  const first = STEPS.slice(0, 3);
  expect(way([])).toEqual(["current 0/3+1 of 4", "not-yet 0/2+0 of 2"]);
  expect(way(["d1-s4"])).toEqual(["current 0/3+1 of 4", "not-yet 0/2+0 of 2"]);
  expect(way(first)).toEqual(["done 3/3+1 of 4 d1-s4", "current 0/2+0 of 2"]);
  expect(way([...STEPS, "d1-s4"])).toEqual(["done 3/3+1 of 4 d1-s4", "done 2/2+0 of 2"]);
  expect(way(first, false)[0]).toBe("done 3/3+1 of 4");
  expect(stepCount(steps, 2)).toBe(STEPS.length);
});

test("the turn of a step that comes later is a month after the last step of its session, and is not known before", () => {
  const steps = { ...stepsOf(STEPS), "d2-s3": { later: true } } as const;
  // Just before midnight at UTC+9.
  const done = Date.UTC(2026, 10, 27, 14, 59);
  const finishedAt = { "d2-s1": done - 40 * DAY_MS, "d2-s2": done };
  const dueIn = (finished: readonly string[], times: Readonly<Record<string, number>>) => {
    const sessions = scheduleOf(steps, { ...facts(finished), finishedAt: times });
    return [29, 30, 31].map((days) => dueStep(sessions, done + days * DAY_MS)?.stepId);
  };
  expect(dueIn(STEPS, finishedAt)).toEqual([undefined, "d2-s3", "d2-s3"]);
  expect(dueIn(["d2-s1", "d2-s2"], finishedAt)).toEqual([undefined, "d2-s3", "d2-s3"]);
  for (const [finished, times] of [
    [["d2-s1"], finishedAt],
    [STEPS, {}],
    [[...STEPS, "d2-s3"], finishedAt],
  ] as const) {
    expect(dueIn(finished, times)).toEqual([undefined, undefined, undefined]);
  }
  const midnight = scheduleOf(steps, { ...facts(STEPS), finishedAt: { "d2-s2": done } });
  expect(dueStep(midnight, done + 29 * DAY_MS + 60_000)?.stepId).toBe("d2-s3");
});

test("steps are counted by the day at UTC+9 on which they were finished; those without a time are not", () => {
  const now = Date.UTC(2026, 10, 27, 14, 59);
  const finished = [
    {},
    { finishedAt: now - 23 * HOUR_MS },
    { finishedAt: now },
    { finishedAt: now - DAY_MS },
  ];
  expect(finishedOnDay(finished, now)).toBe(2);
  expect(finishedOnDay(finished, now + 60_000)).toBe(0);
  expect(lastFinish(finished)).toBe(now);
  expect(lastFinish([{}])).toBeUndefined();
});

test("a step that comes later is no part of how many a programme has", () => {
  expect(stepCount({ "d1-s1": {}, "d1-s2": {}, "d1-s3": { later: true } }, 1)).toBe(2);
});

const ORDER = ["same-page", "welcome", "check-in"] as const;
const WRITTEN = Date.UTC(2026, 9, 1, 12);

test.each([
  [0, "same-page"],
  [7, "same-page"],
  [8, "welcome"],
  [21, "welcome"],
  [22, "check-in"],
  [365, "check-in"],
] as const)("%d days later: %s", (days, expected) => {
  expect(returnFlowAfter(WRITTEN, WRITTEN + days * DAY_MS)).toBe(expected);
});

test("a day begins at midnight at UTC+9", () => {
  const beforeMidnight = Date.UTC(2026, 9, 1, 14, 59);
  const eighthMidnight = Date.UTC(2026, 9, 8, 15);
  expect(returnFlowAfter(beforeMidnight, eighthMidnight - 1)).toBe("same-page");
  expect(returnFlowAfter(beforeMidnight, eighthMidnight)).toBe("welcome");
});

test("who comes back later is never asked less, and a clock that was put back asks nothing", () => {
  const instant = fc.integer({ min: 0, max: 4_000 * DAY_MS });
  fc.assert(
    fc.property(instant, instant, instant, (written, one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      const rank = (now: number) => ORDER.indexOf(returnFlowAfter(written, now));
      expect(rank(later)).toBeGreaterThanOrEqual(rank(sooner));
      expect(returnFlowAfter(written, written - one)).toBe("same-page");
    }),
  );
});

test("the steps of the first sessions are counted without those that come after", () => {
  expect(stepCount(stepsOf(STEPS), 1)).toBe(3);
  expect(stepCount(stepsOf(STEPS), 2)).toBe(5);
});

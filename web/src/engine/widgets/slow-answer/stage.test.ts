import { exampleProps } from "@mindle/domain/testing/widgets";
import { MINUTE_MS } from "@mindle/domain/time";
import { NO_REQUEST } from "@mindle/domain/widgets/slow-answer/value";
import { slowAnswerWidget } from "@mindle/domain/widgets/slow-answer/widget";
import { describe, expect, test } from "vitest";
import { dueTime, dueWords, stageOf } from "./stage.ts";

const real = exampleProps(slowAnswerWidget, "real");
const practice = exampleProps(slowAnswerWidget, "usual");
const trim = exampleProps(slowAnswerWidget, "trim");

/** In the time zone of the machine that runs the tests. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const iso = (time: number) => new Date(time).toISOString();

const held = { ...NO_REQUEST.held, what: "work", now: 8, at: iso(at(20, 15)), dueAt: iso(at(21, 8)) };
const sent = {
  ...NO_REQUEST,
  held,
  answer: { ...NO_REQUEST.answer, choice: "no", by: "sent", at: iso(at(20, 16)) },
} as const;

describe("the stage of a request", () => {
  test("goes from asking to holding, and weighs once it is due", () => {
    expect(stageOf(NO_REQUEST, real, at(20, 15))).toBe("ask");
    expect(stageOf({ ...NO_REQUEST, held }, real, at(21, 8) - 1)).toBe("held");
    expect(stageOf({ ...NO_REQUEST, held }, real, at(21, 8))).toBe("weigh");
    expect(stageOf({ ...NO_REQUEST, held: { ...held, dueAt: null } }, real, at(20, 15))).toBe("weigh");
  });

  test("asks an hour after the answer, then on another day, then no more", () => {
    expect(stageOf({ ...sent, answer: { ...sent.answer, at: null } }, real, at(20, 16))).toBe("trim");
    expect(stageOf(sent, real, at(20, 17) - MINUTE_MS)).toBe("done");
    expect(stageOf(sent, real, at(20, 17))).toBe("hour");
    const felt = { ...sent, after: { ...sent.after, hour: 3 } };
    expect(stageOf(felt, real, at(20, 23))).toBe("done");
    expect(stageOf(felt, real, at(21, 7))).toBe("day");
    expect(stageOf({ ...felt, after: { ...felt.after, came: "none" } }, real, at(22, 7))).toBe("day");
    expect(stageOf({ ...felt, after: { ...felt.after, came: "unsaid" } }, real, at(22, 7))).toBe("done");
  });

  test("asks nothing after practice, or where nothing was sent; and no number where none was guessed", () => {
    expect(stageOf(sent, practice, at(22, 7))).toBe("done");
    expect(stageOf({ ...sent, answer: { ...sent.answer, by: "unsent" } }, real, at(22, 7))).toBe("done");
    expect(stageOf({ ...sent, held: { ...held, now: null } }, real, at(22, 7))).toBe("day");
  });

  test("of a trim begins with the line", () => {
    expect(stageOf(NO_REQUEST, trim, at(20, 15))).toBe("trim");
  });
});

describe("the time to decide", () => {
  const words = (due: number | undefined, now: number) => dueWords(iso(due ?? Number.NaN), now, "en");

  test("is in an hour, this evening or tomorrow morning, in words", () => {
    const now = at(20, 15, 10);
    expect(words(dueTime("hour", now), now)).toMatch(/^Decide at about 4:10/);
    expect(words(dueTime("evening", now), now)).toBe("Decide this evening");
    expect(words(dueTime("morning", now), now)).toBe("Decide tomorrow morning");
    expect(words(dueTime("morning", now), at(21, 7))).toBe("Decide this morning");
  });

  test("is no evening once it has come", () => {
    expect(dueTime("evening", at(20, 19))).toBeUndefined();
  });
});

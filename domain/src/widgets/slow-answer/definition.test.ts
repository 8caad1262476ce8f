import { describe, expect, test } from "vitest";
import { checkWidget, exampleProps, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { requestsOf, slowAnswer, tallyOf } from "./definition.ts";
import { lineOf } from "./line.ts";
import type { SlowAnswerProps } from "./props.ts";
import { type HeldRequest, MOST_CHARACTERS, NO_REQUEST, type SlowAnswerValue } from "./value.ts";
import { slowAnswerWidget } from "./widget.ts";

const usual = exampleProps(slowAnswerWidget, "usual");
const trim = exampleProps(slowAnswerWidget, "trim");

function request(part: {
  readonly held?: Partial<HeldRequest["held"]>;
  readonly answer?: Partial<HeldRequest["answer"]>;
  readonly after?: Partial<HeldRequest["after"]>;
}): SlowAnswerValue {
  return {
    held: { ...NO_REQUEST.held, ...part.held },
    answer: { ...NO_REQUEST.answer, ...part.answer },
    after: { ...NO_REQUEST.after, ...part.after },
    moved: 0,
    past: [],
  };
}

test("needs only the request; whatever else was entered must be possible", () => {
  checkWidget(slowAnswerWidget, ({ held, answer }, props) => {
    const isChosen = (id: string | null, among: object) => id === null || Object.hasOwn(among, id);
    return (
      graphemes(answer.own ?? "") <= MOST_CHARACTERS &&
      (props.kind === "trim" ||
        (held.what !== null &&
          isChosen(held.what, requestsOf(props)) &&
          isChosen(held.role, props.roles ?? {}) &&
          isChosen(held.first, props.firsts ?? {})))
    );
  });
});

describe("the line", () => {
  test("is a sentence of the pieces that are left, in the tone of who asked", () => {
    const said = request({ held: { role: "boss" }, answer: { choice: "no", kept: ["sorry"] } });
    expect(lineOf(said, usual)).toEqual({
      ko: "죄송하지만 이번에는 어려워요.",
      en: "I’m sorry, but I can’t this time.",
    });
    const toFriend = request({ held: { role: "friend" }, answer: { choice: "later", kept: [] } });
    expect(lineOf(toFriend, usual)?.ko).toBe("다음에 할게.");
  });

  test("keeps the answer, in one's own words where there are some", () => {
    const own = request({ answer: { kept: [], own: " 그날은 어려워. " } });
    expect(lineOf(own, trim)?.ko).toBe("그날은 어려워.");
    expect(lineOf(request({ answer: { kept: [], own: " " } }), trim)?.ko).toBe("이번엔 어려워.");
  });

  test("of a yes has nothing to take out, and there is none before a decision", () => {
    expect(lineOf(request({ held: { role: "boss" }, answer: { choice: "all" } }), usual)?.ko).toBe(
      "네, 제가 할게요.",
    );
    expect(lineOf(request({ held: { role: "boss" } }), usual)).toBeUndefined();
  });
});

describe("what conditions read", () => {
  const read = (value: SlowAnswerValue, props: SlowAnswerProps) => slowAnswer.read.of(value, props);

  test("has numbers that were entered, 0 too, and none that were not or cannot be", () => {
    const value = request({ held: { what: "work", now: 0, guess: 11 }, answer: { want: 3 } });
    expect(read(value, usual)).toEqual({ now: 0, want: 3, moved: 0, times: 0, "what-work": 1, formal: 1 });
  });

  test("has a mark for what is so", () => {
    const value = request({
      held: { role: "friend", what: "body", at: "2026-11-20T06:00:00.000Z" },
      answer: { choice: "no", kept: ["sorry", "tears"], by: "said", at: "2026-11-20T06:10:00.000Z" },
      after: { came: "angry", safe: "unsure" },
    });
    expect(read(value, usual)).toMatchObject({ kept: 3, out: 2, times: 1, plain: 1, no: 1, said: 1 });
    expect(read(value, usual)).toMatchObject({
      "what-body": 1,
      "kept-tears": 1,
      angry: 1,
      unsafe: 1,
      held: 1,
    });
    expect(read(value, usual)).not.toHaveProperty("kept-reason");
  });
});

test("is read as the request and what was sent; what was not sent stays out", () => {
  const held = { role: "boss", what: "work" };
  const sent = request({ held, answer: { choice: "part", kept: [], by: "sent" } });
  expect(slowAnswer.summary(sent, usual, "ko")).toBe(
    "팀장, 일을 더 맡아 달래요\n앞부분만 해 드릴 수 있어요.",
  );
  const unsent = request({ held, answer: { choice: "part", kept: [], by: "unsent" } });
  expect(slowAnswer.summary(unsent, usual, "en")).toBe("My manager: Take on more work");
});

test("counts decisions of all requests that were answered", () => {
  const done = request({ answer: { choice: "part", at: "2026-11-20T06:10:00.000Z" } });
  const value = { ...done, past: [done, request({ answer: { choice: "no" } })] };
  expect([...tallyOf(value)]).toEqual([["part", 2]]);
});

test("is written with who, what and the words that win time, or is a trim without them", () => {
  const { props: schema } = slowAnswerWidget;
  const { hold: _, ...without } = usual;
  expect(refusals(schema, without)).toEqual([
    "expected roles, requests, firsts and hold, which practice and real begin with",
  ]);
  expect(refusals(schema, { ...usual, kind: "trim" })).toEqual([
    "expected a trim without roles, requests, firsts and hold",
  ]);
});

test("a request that is held waits from the day of its time on, until it has an answer", () => {
  // 00:30 of the next day at UTC+9.
  const held = { what: "work", dueAt: "2026-12-03T15:30:00.000Z" };
  expect(slowAnswer.dueOn?.(request({ held }))).toBe("2026-12-04");
  expect(slowAnswer.dueAt?.(request({ held }))).toBe(Date.parse(held.dueAt));
  expect(slowAnswer.dueAt?.(request({ held, answer: { choice: "later" } }))).toBeUndefined();
  expect(slowAnswer.dueOn?.(request({ held, answer: { choice: "later" } }))).toBeUndefined();
  expect(slowAnswer.dueOn?.(request({ held: { what: "work" } }))).toBeUndefined();
});

test("each request of the page is a time of its own, and goes without the others", () => {
  const dated = (day: string) => request({ held: { what: "work", at: `${day}T20:00:00.000Z` } });
  const [first, second, now] = [dated("2026-12-01"), dated("2026-12-02"), dated("2026-12-03")];
  const { past: _first, ...oldest } = first;
  const { past: _second, ...older } = second;
  const all: SlowAnswerValue = { ...now, past: [oldest, older] };
  const { times } = slowAnswer;
  expect(times?.of(all)).toEqual([first, second, now]);
  // Half a day later at UTC+9.
  expect(times?.of(all).map((each) => times.dayOf(each))).toEqual(["2026-12-02", "2026-12-03", "2026-12-04"]);
  expect(times?.without(all, 0)).toEqual({ ...now, past: [older] });
  expect(times?.without(all, 2)).toEqual({ ...NO_REQUEST, past: [oldest, older] });
  expect(times?.dayOf(request({}))).toBeUndefined();
});

import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { type Card, NO_CARD, type Outcome } from "@mindle/domain/widgets/hello-card/value";
import { describe, expect, test } from "vitest";
import { shownOn } from "../testing/programme-walk.ts";
import { type AnswersByPage, shelly } from "../testing/programmes.ts";

// The letter of Shelly's programme tells nobody of what they did not do, and nobody who is kept from people of a first move.

const OUTCOMES: readonly Outcome[] = ["warm", "short", "late", "none", "hurt", "unsaid"];

const GATE_PASSED: AnswersByPage = { "d1-s2/gate": { gate: ["none"] } };

const WORDS = "순댓국 먹다 생각나서요";

function cards(part: Partial<Card>): { readonly cards: readonly Card[] } {
  return { cards: [{ ...NO_CARD, role: "work", tone: "formal", text: WORDS, expect: 4, ...part }] };
}

const SENT = { sent: { on: "2026-11-16", dueOn: "2026-11-19" } };

const came = (outcome: Outcome) =>
  cards({ ...SENT, back: { on: "2026-11-18", came: outcome, met: outcome === "warm" ? 7 : null } });

const PEOPLE: AnswersByPage = { "d3-s1/people": { people: { checked: ["work"], more: [] } } };

/** What the letter says, in both languages. */
function letterOf(answers: AnswersByPage): string {
  const shown = shownOn(shelly.stateOf("d6-s4/letter", { ...PEOPLE, ...answers }));
  return LANGUAGES.flatMap((language) => shown[language]).join("\n");
}

const SAID = /이런 안부도 보내 봤어|I sent a hello/;
const CAME = {
  warm: /반가운 답이 왔어/,
  short: /짧은 답이 왔어/,
  late: /답은 늦게 왔어/,
  none: /조용했어. 보낸 건 나였어/,
  hurt: /아픈 말이었어/,
} as const;

describe("the letter on the hello", () => {
  test.each([
    ["none", undefined],
    ["a draft", cards({})],
    ["a card put away", cards({ away: true })],
  ])("with %s tells of none", (_, hello) => {
    const letter = letterOf({ ...GATE_PASSED, ...(hello === undefined ? {} : { "d3-s3/card": { hello } }) });
    expect(letter).not.toMatch(SAID);
    expect(letter).not.toContain(WORDS);
    for (const words of Object.values(CAME)) expect(letter).not.toMatch(words);
  });

  test("that was sent quotes it, and tells of no answer before there is one", () => {
    const letter = letterOf({ ...GATE_PASSED, "d3-s3/card": { hello: cards(SENT) } });
    expect(letter).toMatch(SAID);
    expect(letter).toContain(WORDS);
    for (const words of Object.values(CAME)) expect(letter).not.toMatch(words);
  });

  test.each(OUTCOMES)("of which %s came says that and nothing else", (outcome) => {
    const letter = letterOf({ ...GATE_PASSED, "d3-s3/card": { hello: came(outcome) } });
    for (const [name, words] of Object.entries(CAME)) expect(words.test(letter)).toBe(name === outcome);
  });

  test("that was reported as hurtful says so, though the card tells nothing", () => {
    const hurt = /먼저 건네고 아픈 말을 들었어/;
    const report = { "d4-s1/report": { done: "bad" }, "d3-s3/kept": { given: "2026-11-10" } };
    expect(letterOf({ ...GATE_PASSED, ...report })).toMatch(hurt);
    expect(letterOf({ ...GATE_PASSED, ...report, "d3-s3/card": { hello: came("hurt") } })).not.toMatch(hurt);
    expect(letterOf({ ...GATE_PASSED, ...report, "d4-s1/report": { done: "not" } })).not.toMatch(hurt);
  });
});

describe("the letter on one sentence more", () => {
  const SPOKE = /한 문장 더 말해 봤어|I said one sentence more/;
  const STUNG = /말하고 서운했어|I spoke, and it stung/;
  const letter = (done: string | undefined, line?: { readonly cards: readonly Card[] }) =>
    letterOf({
      ...GATE_PASSED,
      "d5-s3/when": { given: "2026-11-16" },
      ...(done === undefined ? {} : { "d6-s1/report": { done } }),
      ...(line === undefined ? {} : { "d5-s2/card": { line } }),
    });

  test.each([
    ["done", true, false],
    ["part", true, false],
    ["not", false, false],
    ["forgot", false, false],
    ["yet", false, false],
    ["bad", false, true],
    [undefined, false, false],
  ])("after %s, without a card", (done, spoke, stung) => {
    expect(SPOKE.test(letter(done))).toBe(spoke);
    expect(STUNG.test(letter(done))).toBe(stung);
    expect(SPOKE.test(letter(done, cards({})))).toBe(spoke);
  });

  test("quotes the words only where they were said and did not hurt", () => {
    expect(letter("done", cards(SENT))).toContain(WORDS);
    expect(letter("done", came("warm"))).toContain(WORDS);
    expect(letter("done", cards({}))).not.toContain(WORDS);
    expect(letter("bad", came("none"))).not.toContain(WORDS);
    expect(letter("done", came("hurt"))).not.toContain(WORDS);
    expect(letter("done", came("hurt"))).toMatch(STUNG);
  });
});

test.each([
  ["done", true],
  ["part", true],
  ["not", false],
  ["forgot", false],
  ["yet", false],
  ["bad", false],
])("the letter tells of looking out after %s: %s", (done, isTold) => {
  const letter = letterOf({
    ...GATE_PASSED,
    "d4-s3/act": { given: "2026-11-16" },
    "d4-s3/out": { out: { when: "lunch", look: "sounds" } },
    "d5-s1/report": { done },
  });
  expect(/기다리면서 이걸 했어/.test(letter)).toBe(isTold);
});

describe("the letter by the gate", () => {
  const EVERYTHING: AnswersByPage = {
    ...GATE_PASSED,
    "d2-s2/three": {
      three: { what: { choice: "chat" }, first: { choice: "me" }, other: { choice: "busy" } },
    },
    "d2-s1/note": { note: { when: { choice: "week" }, what: { choice: "lunch" } } },
    "d3-s3/card": { hello: came("warm") },
    "d3-s3/near": { near: { cards: [{ ...NO_CARD, role: "clerk", text: "안녕하세요", ...SENT }] } },
    "d5-s2/card": { line: came("warm") },
    "d6-s1/report": { done: "done" },
    "d6-s3/slot": {
      few: { day: "tue", time: "evening", place: "library" },
      home: { day: "tue", time: "evening", place: "call" },
    },
    "d6-s4/plan": { plan6: { sign: { choice: "busy" }, first: { choice: "heart" } } },
    "d1-s1/lack": { lack: "few" },
  };
  const withGate = (...gate: string[]) => letterOf({ ...EVERYTHING, "d1-s2/gate": { gate } });
  const READ = /이렇게도 읽어 봤어/;
  const FIRST_MOVES = /안부도 보내|인사도 건넸|한 문장 더|반가운 답|가 볼게|해 볼게|이것부터/;

  test("tells everything to whoever passed it", () => {
    expect(withGate("none")).toMatch(READ);
    expect(withGate("none")).toMatch(/다음엔 여기 가 볼게/);
    expect(withGate("none")).toMatch(/답이 필요 없는 인사도 건넸어/);
    expect(withGate("none")).not.toMatch(/집에서 이렇게 해 볼게|잘못 읽은 게 아니었어/);
  });

  test.each(["kept", "none kept", "kept shut home"])(
    "tells of no first move to who is kept from people (%s)",
    (gate) => {
      expect(withGate(...gate.split(" "))).not.toMatch(FIRST_MOVES);
    },
  );

  test("asks nobody who is shut out to have read it in another way", () => {
    expect(withGate("shut")).not.toMatch(READ);
    expect(withGate("shut")).toMatch(/네가 잘못 읽은 게 아니었어/);
  });

  test("has a place outside only for who leaves home", () => {
    expect(withGate("home")).toMatch(/집에서 이렇게 해 볼게/);
    expect(withGate("home")).not.toMatch(/여기 가 볼게/);
  });

  test("left empty has neither another reading nor a place, and keeps what was done", () => {
    const { "d1-s2/gate": _, ...rest } = EVERYTHING;
    const letter = letterOf(rest);
    expect(letter).not.toMatch(READ);
    expect(letter).not.toMatch(/가 볼게|집에서 이렇게/);
    expect(letter).toMatch(/답이 필요 없는 인사도 건넸어/);
  });
});

test("who answered nothing reads a beginning and an end", () => {
  const { ko } = shownOn(shelly.stateOf("d6-s4/letter", {}));
  expect(ko.filter((text) => !["셸리에게"].includes(text)).slice(0, 2)).toEqual([
    "셸리야, 네가 안에서 밖을 보고 있는 걸 알아.",
    "들어가 있어도 돼. 나올 때 같이 나가자.",
  ]);
});

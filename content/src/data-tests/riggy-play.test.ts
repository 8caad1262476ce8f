import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { type WalkedPage, walkProgramme } from "../testing/programme-walk.ts";

// The second edition of Riggy's programme as invented people go through it: each page is read whole, in both languages. Nobody is told
// of what they did not choose or do, and no sentence has a hole.

const PROGRAMME = "um-eng-v2s";
const { pages: content, programmes } = await checkedContent();

const STEPS = programmes
  .filter(({ value }) => value.programId === PROGRAMME)
  .flatMap(({ value }) =>
    value.sessions.flatMap(({ steps }, session) => steps.map((_, step) => `d${session + 1}-s${step + 1}`)),
  );

/** Where an act is settled, and the page of the next session that asks how it went. */
const REPORTS = {
  "d1-s4": "d2-s1/report",
  "d2-s4": "d3-s1/report",
  "d3-s4": "d4-s1/report",
  "d4-s4": "d5-s1/report",
  "d5-s4": "d6-s1/outcome-report",
  "d6-s5": "d7-s1/report",
  "d7-s4": "d8-s1/report",
  "d8-s5": "d8-s6/report",
} as const;

/** Each act was settled some days before its report, whose page says how it went. */
const reported = (done: string) =>
  Object.fromEntries(
    Object.entries(REPORTS).flatMap(([act, report]) => [
      [`${act}/act.given`, "2026-11-20"],
      [`${report}.done`, done],
    ]),
  );

const FEAR = "다들 나를 우습게 볼 것 같아요";
const CAME = "은지 씨가 고맙다고만 했어요";

/** Writes where there is something to write, did every act, and moved a little. */
const THOUGHTFUL = {
  ...reported("done"),
  "d3-s1/mine.side": "late",
  "d4-s1/rule.fear": FEAR,
  "d5-s2/predict.sure": 90,
  "d5-s2/proof.hard": 80,
  "d5-s4/when.day": "tue",
  "d6-s2/outcome.outcome": { checked: [], more: [{ id: "cameown1", text: CAME }] },
  "d6-s2/compare.happened": 20,
};

/** Leaves out what may be left out, and did none of the acts. */
const SKIPS = { ...reported("not"), "d3-s1/mine.side": "much", "d6-s2/unfold.since": "not" };

interface Play {
  readonly name: string;
  readonly steps: readonly string[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly leaveOptional: boolean;
}

const THREE: readonly Play[] = [
  { name: "thoughtful", steps: STEPS, answers: THOUGHTFUL, leaveOptional: false },
  { name: "skips what can be skipped, and did no act", steps: STEPS, answers: SKIPS, leaveOptional: true },
  {
    name: "straight into session 6",
    steps: STEPS.slice(STEPS.indexOf("d6-s1")),
    answers: { "d6-s2/unfold.since": "not", "d7-s1/report.done": "not", "d8-s1/report.done": "not" },
    leaveOptional: true,
  },
];

/** Generated answers differ with the seed. */
const SEEDS = [1, 2, 3];

const played = new Map(
  THREE.map((play) => [
    play.name,
    SEEDS.flatMap((seed) => walkProgramme(content, { programId: PROGRAMME, ...play, seed }).pages),
  ]),
);

const pagesOf = (name: string): readonly WalkedPage[] => played.get(name) ?? [];

const readBy = (name: string) =>
  pagesOf(name).flatMap(({ stepId, pageId, shown }) =>
    LANGUAGES.flatMap((language) => shown[language].map((text) => ({ place: `${stepId}/${pageId}`, text }))),
  );

const found = (name: string, words: RegExp) => readBy(name).filter(({ text }) => words.test(text));

/** Said of an act that was done, and of what it changed. */
const DONE_WORDS =
  /해 보고 난 지금|해 본 일은 남아|실제로 있었던 일|두 번째 자리에서도|해 보고 알게|리기가 보탠 만큼|다르게 해 봤어|그때 예상|Now that you’ve tried|What you did still counts|^What (really )?happened$|a second place|found something out by trying|what Riggy added|Once, I did/m;

/** Said of what was chosen in an earlier session. */
const EARLIER_WORDS =
  /지난 (걸음|만남)에서|지난번에|그때 접어 둔|전에 찾은|하고 싶다고 한|바란 일|돌려받고 싶|내 규칙$|내가 그린 고리|겁난다고 적었|Last time you|last session$|you sealed|you found|you’d do with an hour|you want back|The loop you drew|What you wrote you fear/m;

describe.each(THREE)("$name", ({ name, steps }) => {
  test("comes to the end of every step", () => {
    const ends = pagesOf(name).filter(({ pageId }) => pageId === "kept" || pageId === "end");
    expect(new Set(ends.map(({ stepId }) => stepId))).toEqual(new Set(steps));
  });

  test("reads no sentence with a hole", () => {
    const holes = readBy(name).filter(
      ({ text }) =>
        text.trim() === "" ||
        /\{\w+\}|undefined|null|NaN|[,:]\s*\n\s*\n/.test(text) ||
        // Choices that are parts of a sentence may end so.
        (text.includes("\n") && /[,:]\s*$/.test(text)),
    );
    expect(holes).toEqual([]);
  });
});

test("who did no act is told of none that was done, and of no change that came of one", () => {
  expect(found("skips what can be skipped, and did no act", DONE_WORDS)).toEqual([]);
  expect(found("straight into session 6", DONE_WORDS)).toEqual([]);
  // The words are those of the pages.
  expect(found("thoughtful", DONE_WORDS).length).toBeGreaterThan(10);
});

test("who jumps straight into session 6 reads of no earlier choice in its first step, and of their own ones after it", () => {
  const first = found("straight into session 6", EARLIER_WORDS).filter(({ place }) =>
    place.startsWith("d6-s1/"),
  );
  expect(first).toEqual([]);
  const rest = found("straight into session 6", EARLIER_WORDS).map(({ place }) => place.split("/")[0]);
  // What the following steps quote was chosen in sessions 6 to 8.
  expect(new Set(rest)).not.toContain("d6-s3");
  expect(found("thoughtful", EARLIER_WORDS).length).toBeGreaterThan(10);
});

test("how each act went is asked of who settled it, and of nobody else", () => {
  const asked = (name: string) =>
    new Set(
      pagesOf(name)
        .filter(({ state }) =>
          state.components.some(({ component, visible }) => component.bind === "done" && visible),
        )
        .map(({ stepId, pageId }) => `${stepId}/${pageId}`),
    );
  expect(asked("thoughtful")).toEqual(new Set(Object.values(REPORTS)));
  expect(asked("straight into session 6")).not.toContain("d6-s1/outcome-report");
});

test("what was feared of the rule begins the prediction, and what happened is in the letter", () => {
  const places = (words: string) =>
    new Set(
      readBy("thoughtful")
        .filter(({ text }) => text.includes(words))
        .map(({ place }) => place),
    );
  expect(places(FEAR)).toContain("d5-s2/predict");
  expect(places(CAME)).toContain("d8-s4/own");
});

test("who puts off is offered a start: in the experiments, the rule of session 7 and the plan for slips", () => {
  const late = readBy("thoughtful").filter(({ text }) => /미루는 쪽이라면/.test(text));
  expect([...new Set(late.map(({ place }) => place))]).toEqual(
    expect.arrayContaining(["d5-s1/list", "d7-s4/all-done", "d7-s4/act", "d8-s5/keep"]),
  );
});

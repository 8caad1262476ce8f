import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { reminderDays } from "@mindle/domain/content/page";
import { type Card, NO_CARD, OUTCOMES, type Outcome } from "@mindle/domain/widgets/hello-card/value";
import { describe, expect, test } from "vitest";
import { openedPage, type ProgrammeWalk, readOn, shownOn, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, shelly, shownOf } from "../testing/programmes.ts";

// Nobody is told of what they did not do. Sessions 2 to 5 of Shelly's programme ask how an act went; they are walked with every answer, and
// as a person who opened none of the earlier steps. The letter has a test of its own.

const PROGRAMME = "shelly-v1";

const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;
type Report = (typeof REPORTS)[number];

const REPORTED = ["d2-s1", "d3-s1", "d4-s1", "d5-s1"] as const;

const STEPS = [1, 2, 3, 4, 5].flatMap((session) => [1, 2, 3].map((step) => `d${session}-s${step}`));

const cards = (part: Partial<Card>) => ({
  cards: [{ ...NO_CARD, role: "lunch", tone: "formal" as const, text: "점심 드셨어요?", expect: 4, ...part }],
});
const SENT = cards({ sent: { on: "2026-11-16", dueOn: "2026-11-19" } });
const came = (outcome: Outcome, met: number | null = 6) =>
  cards({
    sent: { on: "2026-11-16", dueOn: "2026-11-19" },
    back: { on: "2026-11-18", came: outcome, met },
  });

/** Somebody who passes every gate and settled an act in each session, a week ago and more. */
const START = {
  "d1-s2/gate.gate": ["none"],
  "d1-s2/nod.given": "2026-11-08",
  "d2-s3/act.given": "2026-11-10",
  "d3-s1/safe.safe": ["none"],
  "d3-s1/people.people": { checked: ["lunch"], more: [] },
  "d3-s3/card.hello": SENT,
  "d3-s3/kept.given": "2026-11-12",
  "d4-s1/card.hello": came("warm"),
  "d4-s3/act.given": "2026-11-14",
  "d5-s1/safe.safe": ["none"],
  "d5-s2/card.line": cards({ role: "desk" }),
  "d5-s3/when.given": "2026-11-16",
};

function walk(
  answers: Readonly<Record<string, unknown>>,
  options: { readonly steps?: readonly string[]; readonly seed?: number; readonly isFirst?: boolean } = {},
): ProgrammeWalk {
  const { steps = STEPS, seed = 1, isFirst = false } = options;
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps,
    answers: { ...(isFirst ? {} : START), ...answers },
    seed,
    leaveOptional: seed % 2 === 0,
  });
}

const pagesOf = (stepId: string, walked: ProgrammeWalk) =>
  walked.pages.filter((page) => page.stepId === stepId).map(({ pageId }) => pageId);

test.each(REPORTED)("%s has words of its own for each of the six reports", (stepId) => {
  const page = shelly.pageAt(`${stepId}/report`);
  const { saved } = walk({});
  const shown = REPORTS.map((done) => shownOn(openedPage(compiled, page, saved, { done })));
  for (const language of LANGUAGES) {
    expect(new Set(shown.map((texts) => texts[language].join("\n"))).size).toBe(REPORTS.length);
  }
});

test.each(REPORTED)("%s asks nothing of an act that was not settled, or only today", (stepId) => {
  const asked = (given: string | undefined) => {
    const settled = {
      "d2-s1": "d1-s2/nod",
      "d3-s1": "d2-s3/act",
      "d4-s1": "d3-s3/kept",
      "d5-s1": "d4-s3/act",
    };
    const answers = given === undefined ? {} : { [settled[stepId]]: { given } };
    const state = shelly.stateOf(`${stepId}/report`, answers);
    return shownOf(state, "single-select").map(({ component }) => component.bind);
  };
  expect([asked(undefined), asked("2026-11-22"), asked("2026-11-20")]).toEqual([[], [], ["done"]]);
});

test("who waits for the day is reminded the next morning, and nobody else", () => {
  for (const stepId of REPORTED) {
    const days = REPORTS.map((done) => {
      const walked = walk({ [`${stepId}/report.done`]: done });
      const found = walked.pages.find((page) => page.stepId === stepId && page.pageId === "report");
      return found && reminderDays(shelly.pageAt(`${stepId}/report`), found.state, undefined);
    });
    expect(days, stepId).toEqual([undefined, undefined, undefined, undefined, 1, undefined]);
  }
});

describe("session 4 goes on by the report and by what came back", () => {
  const way = (report: Report, outcome?: Outcome) =>
    pagesOf(
      "d4-s1",
      walk({
        "d4-s1/report.done": report,
        ...(outcome === undefined ? { "d4-s1/card.hello": SENT } : { "d4-s1/card.hello": came(outcome) }),
      }),
    );

  test.each([
    ["done", "warm", ["report", "card", "beside", "really", "kept"]],
    ["done", "short", ["report", "card", "beside", "really", "kept"]],
    ["done", "late", ["report", "card", "beside", "really", "kept"]],
    ["done", "none", ["report", "card", "really", "kept"]],
    ["done", "unsaid", ["report", "card", "really", "kept"]],
    ["done", "hurt", ["report", "card", "kept"]],
    ["done", undefined, ["report", "card", "really", "kept"]],
    ["forgot", undefined, ["report", "card", "really", "kept"]],
    ["part", undefined, ["report", "less", "really", "kept"]],
    ["not", undefined, ["report", "less", "really", "kept"]],
    ["yet", undefined, ["report", "really", "kept"]],
    ["bad", undefined, ["report", "kept"]],
  ] as const)("%s, %s", (report, outcome, pages) => {
    expect(way(report, outcome)).toEqual(pages);
  });

  test("who has written no card is shown none", () => {
    const met = pagesOf("d4-s1", walk({}, { steps: ["d4-s1"], isFirst: true }));
    expect(met).toEqual(["report", "really", "kept"]);
  });
});

describe("what was expected lies beside what came", () => {
  const beside = (hello: ReturnType<typeof came>) => {
    const state = shelly.stateOf("d4-s1/beside", { "d3-s3/card": { hello } });
    return { bars: shownOf(state, "comparison-bars").length, words: shownOn(state).ko.join("\n") };
  };

  test("only where somebody answered, and both numbers are there", () => {
    const withBars = OUTCOMES.filter((outcome) => beside(came(outcome)).bars > 0);
    expect(withBars).toEqual(["warm", "short", "late"]);
    expect(beside(came("warm", null)).bars).toBe(0);
    expect(beside(cards({ ...came("warm").cards[0], expect: null })).bars).toBe(0);
    expect(beside(came("warm", 0)).bars).toBe(1);
  });

  test("with words for more, the same, less and none, and no promise of the next", () => {
    const words = [came("warm", 8), came("warm", 4), came("warm", 2), came("warm", null)].map(
      (hello) => beside(hello).words,
    );
    expect(words[0]).toMatch(/예상만큼, 또는 더 반겼어요/);
    expect(words[0]).toMatch(/다음 사람은 또 몰라요/);
    expect(words[1]).toMatch(/예상만큼, 또는 더 반겼어요/);
    expect(words[2]).toMatch(/예상보다 시큰둥했군요/);
    expect(words[3]).toMatch(/숫자 없이 글로 남겨요/);
  });
});

describe("the card says of each answer what it was, and of none before it is told", () => {
  const REPLIES = {
    warm: /답이 왔군요/,
    short: /짧은 답만으로는/,
    late: /그사이 짐작이/,
    none: /바빠서일 수도, 거절일 수도/,
    hurt: /그런 말을 들었군요/,
    unsaid: /말하지 않은 채로 두어요/,
  } as const;
  const words = (hello: ReturnType<typeof cards>) =>
    shownOn(shelly.stateOf("d3-s3/card", { "d3-s3/card": { hello } })).ko.join("\n");

  test.each(OUTCOMES)("%s", (outcome) => {
    const said = Object.entries(REPLIES).filter(([, reply]) => reply.test(words(came(outcome))));
    expect(said.map(([name]) => name)).toEqual([outcome]);
  });

  test.each([
    ["an empty card", cards({ expect: null })],
    ["a draft", cards({})],
    ["one that waits", SENT],
    ["one that was put away", cards({ away: true })],
  ])("not %s", (_, hello) => {
    expect(Object.values(REPLIES).filter((reply) => reply.test(words(hello)))).toEqual([]);
  });

  test("speaks of an expectation that was entered: of nothing, of 0, 3, 5, 7 and 10", () => {
    const of = (expect: number | null) => words(cards({ expect }));
    expect(of(null)).toMatch(/예상은 비워 두고/);
    for (const low of [0, 3]) expect(of(low)).toMatch(/더 편한 사람으로/);
    expect(of(5)).toMatch(/반반이군요/);
    for (const high of [7, 10]) expect(of(high)).toMatch(/반길 것 같은 사람/);
  });
});

test("session 3 ends by what became of the card", () => {
  const last = (hello: ReturnType<typeof cards> | undefined) =>
    shownOn(shelly.stateOf("d3-s3/kept", hello === undefined ? {} : { "d3-s3/card": { hello } })).ko.join(
      "\n",
    );
  const WORDS = [/써 둔 말이 있어요/, /건넸으니/, /넣어 두었어요/, /빈 카드로/];
  const said = [cards({}), SENT, cards({ away: true }), undefined].map((hello) =>
    WORDS.map((words) => words.test(last(hello))),
  );
  expect(said).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ]);
});

/** Words about what was chosen or done in an earlier step. */
const EARLIER =
  /지난 만남에서 정한|말하기로 한 한 사람|처음에 바란|보내기 전에 떠올랐던|you settled|What you wished for|What came up before|^쓰려면 망설여지는/m;

test.each(STEPS)("who opens %s first is told of no earlier choice", (stepId) => {
  for (const seed of [2, 4, 6]) {
    const texts = readOn(walk({}, { steps: [stepId], seed, isFirst: true }));
    expect(texts.filter((text) => EARLIER.test(text))).toEqual([]);
  }
});

test("no text is shown in half or with the name of an answer", () => {
  const walks = REPORTS.flatMap((report) =>
    [1, 2].map((seed) =>
      walk(Object.fromEntries(REPORTED.map((stepId) => [`${stepId}/report.done`, report])), { seed }),
    ),
  );
  const half = walks
    .flatMap((walked) => readOn(walked))
    .filter(
      (text) =>
        text.trim() === "" || /\{\w+\}|undefined|null/.test(text) || /[,:]\s*\n\s*\n|:\s*$/.test(text),
    );
  expect(half).toEqual([]);
});

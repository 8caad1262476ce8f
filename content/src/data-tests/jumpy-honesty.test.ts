import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { pageMood, reminderDays } from "@mindle/domain/content/page";
import { NO_ENVELOPE, type Outcome } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { openedPage, type ProgrammeWalk, readOn, shownOn, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, jumpy } from "../testing/programmes.ts";

// Nobody is told of what they did not do, and no envelope is opened for an act that was not done. Sessions 2 to 6 of Jumpy's programme
// ask how an act went; they and the letter are walked with every answer, and as a person who opened none of the earlier steps.

const PROGRAMME = "jumpy-v1";

const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;
type Report = (typeof REPORTS)[number];

const REPORTED = ["d2-s1", "d3-s1", "d4-s1", "d5-s1", "d6-s1"] as const;
type Reported = (typeof REPORTED)[number];

const sealed = {
  ...NO_ENVELOPE.sealed,
  topic: "contact",
  text: "답이 끝내 안 오면 어떡하지",
  sure: 80,
  cope: 3,
  on: "2026-11-10",
  dueOn: "2026-11-17",
};

/** A worry, opened with what came. */
const worry = (outcome: Outcome | null) => ({
  envelopes: [
    { ...NO_ENVELOPE, sealed, opened: { ...NO_ENVELOPE.opened, outcome, met: 5, helped: "people" } },
  ],
});

/** A prediction, opened with what came. */
const prediction = (outcome: Outcome | null) => ({
  envelopes: [
    {
      ...NO_ENVELOPE,
      sealed: { ...sealed, topic: "wrong", text: "짜서 못 먹는다" },
      opened: { ...NO_ENVELOPE.opened, outcome },
    },
  ],
});

/** A person about whom no gate has anything to say, with an act of each session that was settled a week ago. */
const START = {
  "d1-s1/kind.kind": "worry",
  "d1-s2/gate.gate": ["none"],
  "d1-s2/seal.e1": worry("not"),
  "d1-s3/act.given": "2026-11-10",
  "d2-s3/act.given": "2026-11-11",
  "d3-s2/safe.safe": ["none"],
  "d3-s2/worry.dread": { ratings: { reviews: 40, mail: 60, half: 80 } },
  "d3-s2/worry.try": "reviews",
  "d3-s3/seal.e2": prediction("not"),
  "d3-s3/act.given": "2026-11-12",
  "d4-s4/worry.habit": ["search"],
  "d4-s4/act.given": "2026-11-14",
  "d5-s1/safe.safe": ["none"],
  "d5-s2/worry.acts": { checked: ["papers"], more: [] },
  "d5-s2/worry.dread": { ratings: { papers: 40 } },
  "d5-s2/face.worryFace": "papers",
  "d5-s3/seal.e3": prediction("partly"),
  "d5-s4/day.day": "sat",
  "d5-s4/day.given": "2026-11-16",
};

const STEPS = [
  ...["d1-s1", "d1-s2", "d1-s3", "d2-s1", "d2-s2", "d2-s3", "d3-s1", "d3-s2", "d3-s3"],
  ...["d4-s1", "d4-s2", "d4-s3", "d4-s4", "d5-s1", "d5-s2", "d5-s3", "d5-s4"],
  ...["d6-s1", "d6-s2", "d6-s3", "d6-s4"],
];
const BOOSTER = "d6-s5";
const LATER = STEPS.slice(3);

interface Options {
  readonly seed?: number;
  readonly before?: ProgrammeWalk["saved"];
  readonly steps?: readonly string[];
}

/** Everybody who reports on the acts of sessions 1 to 5. */
function walk(
  reports: Readonly<Partial<Record<Reported, Report>>>,
  more: Readonly<Record<string, unknown>> = {},
  { seed = 1, before, steps = STEPS }: Options = {},
): ProgrammeWalk {
  const said = Object.entries(reports).map(([step, report]) => [`${step}/report.done`, report]);
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps,
    answers: { ...START, ...Object.fromEntries(said), ...more },
    seed,
    ...(before && { before }),
  });
}

const ALL_DONE = Object.fromEntries(REPORTED.map((step) => [step, "done" as const]));

const letterOf = (walked: ProgrammeWalk) => readOn(walked, (place) => place === "d6-s4/letter").join("\n");

const pagesOf = (walked: ProgrammeWalk, step: string) =>
  walked.pages.flatMap(({ stepId, pageId }) => (stepId === step ? [pageId] : []));

/** What the letter says of each act, by the report on it. */
const LETTER = [
  ["d4-s1", /모르는 채로 둔 일도 있어/, /something I left unknown, too/, /일이 꼬인 날도 있었어/],
  ["d6-s1", /피하던 데도 가 봤어/, /I went where I’d been staying away from\.$/m, /가 보니 힘들었어/],
] as const;

describe.each(LETTER)("the letter on the act that %s asks about", (step, done, doneInEnglish, hard) => {
  test.each(REPORTS)("after “%s”", (report) => {
    const letter = letterOf(walk({ ...ALL_DONE, [step]: report }));
    const isDone = report === "done" || report === "part";
    expect(done.test(letter)).toBe(isDone);
    expect(doneInEnglish.test(letter)).toBe(isDone);
    expect(hard.test(letter)).toBe(report === "bad");
  });

  test("is left out where nothing was reported", () => {
    const letter = letterOf(walk({}, {}, { steps: ["d6-s4"] }));
    expect([done, doneInEnglish, hard].some((claim) => claim.test(letter))).toBe(false);
  });
});

describe("the letter on the first envelope", () => {
  test.each([
    ["not", /그 일은 안 왔어/],
    ["partly", /조금은 왔어/],
    ["happened", /정말 와 있었어/],
    ["unknown", /답은 몰랐어/],
  ] as const)("says what came, and of nothing else (%s)", (outcome, claim) => {
    const letter = letterOf(walk(ALL_DONE, { "d1-s2/seal.e1": worry(outcome) }));
    const claims = [/그 일은 안 왔어/, /조금은 왔어/, /정말 와 있었어/, /답은 몰랐어/];
    expect(claims.filter((each) => each.test(letter))).toEqual([claim]);
    expect(/도움이 됐어/.test(letter)).toBe(outcome === "happened");
  });

  test("of one that is sealed, tells what stands on it and nothing of what is in it", () => {
    const walked = walk(ALL_DONE, { "d1-s2/seal.e1": worry(null) });
    expect(letterOf(walked)).toMatch(/연락 걱정/);
    expect(readOn(walked).join("\n")).not.toMatch(/답이 끝내 안 오면/);
    expect(letterOf(walked)).not.toMatch(/열어 보니|열어 봐도/);
  });
});

describe("a prediction is opened for an act that was done, and for no other", () => {
  test.each([
    ["d4-s1", "guess"],
    ["d6-s1", "guess"],
  ] as const)("in %s", (step, page) => {
    const opened = REPORTS.filter((report) =>
      pagesOf(walk({ ...ALL_DONE, [step]: report }), step).includes(page),
    );
    expect(opened).toEqual(["done", "part", "bad"]);
  });

  test("and laid beside what came for that alone", () => {
    // The first envelope was not sealed, so what is compared is the prediction.
    const unsealed = { "d1-s2/gate.gate": ["due"] };
    const compared = REPORTS.filter((report) =>
      pagesOf(walk({ ...ALL_DONE, "d4-s1": report }, unsealed), "d4-s2").includes("beside"),
    );
    expect(compared).toEqual(["done", "part", "bad"]);
    const after = REPORTS.filter((report) =>
      pagesOf(walk({ ...ALL_DONE, "d6-s1": report }), "d6-s1").includes("beside"),
    );
    expect(after).toEqual(["done", "part", "bad"]);
  });

  test("who did not go is offered a smaller one, who forgot another day", () => {
    const half = REPORTS.filter((report) =>
      pagesOf(walk({ ...ALL_DONE, "d6-s1": report }), "d6-s1").includes("half"),
    );
    expect(half).toEqual(["not", "forgot"]);
  });
});

test.each(REPORTED)("%s has words of its own for each of the six reports", (stepId) => {
  const saved = walk(ALL_DONE).saved;
  const page = jumpy.pageAt(`${stepId}/report`);
  const shown = REPORTS.map((done) => shownOn(openedPage(compiled, page, saved, { done })));
  expect(shown.every(({ ko, en }) => ko.length > 0 && en.length > 0)).toBe(true);
  for (const language of LANGUAGES) {
    expect(new Set(shown.map((texts) => texts[language].join("\n"))).size).toBe(REPORTS.length);
  }
});

test("who waits for the day is reminded the next morning, who settled one the morning after it", () => {
  const remindOf = (walked: ProgrammeWalk, place: string) => {
    const page = jumpy.pages.find((each) => each.place === place);
    const found = walked.pages.find(({ stepId, pageId }) => `${stepId}/${pageId}` === place);
    return page && found && reminderDays(page, found.state, undefined);
  };
  for (const step of REPORTED) {
    const days = REPORTS.map((report) => remindOf(walk({ ...ALL_DONE, [step]: report }), `${step}/report`));
    expect(days, step).toEqual([undefined, undefined, undefined, undefined, 1, undefined]);
  }
  // Walks are on a Thursday.
  const walked = walk(ALL_DONE, { "d4-s4/act.act": { day: "sat", move: "water" } });
  expect(["d4-s4/kept", "d5-s4/kept", "d6-s4/kept"].map((place) => remindOf(walked, place))).toEqual([
    3, 3, 30,
  ]);
});

/** Words about what was chosen, done or opened in an earlier step. */
const EARLIER =
  /두 번째 만남에서 정한|열어 본 (걱정|예상)|봉해 둔 걱정\n|다녀왔군요|두고 가기로 한|보고 오기로 한|you set in session two|you opened|The sealed worry\n|So you went|you meant to leave/;

test.each([...LATER, BOOSTER])("who opens %s first is told of no earlier choice", (stepId) => {
  for (const seed of [1, 2, 3]) {
    const texts = readOn(
      walkProgramme(compiled, {
        programId: PROGRAMME,
        steps: [stepId],
        answers: {},
        seed,
        leaveOptional: seed % 2 === 0,
      }),
    );
    expect(texts.filter((text) => EARLIER.test(text))).toEqual([]);
  }
});

test("no text is shown in half or with the name of an answer", () => {
  const walks = REPORTS.flatMap((report) =>
    [1, 2].map((seed) =>
      walk(
        Object.fromEntries(REPORTED.map((step) => [step, report])),
        {},
        { seed, steps: [...STEPS, BOOSTER] },
      ),
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

test("no page is left without words, whatever was skipped", () => {
  const empty = [...LATER, BOOSTER].flatMap((stepId) =>
    [2, 4].flatMap((seed) =>
      walkProgramme(compiled, {
        programId: PROGRAMME,
        steps: [stepId],
        answers: {},
        seed,
        leaveOptional: true,
      })
        .pages.filter(({ shown }) => shown.ko.length < 2)
        .map(({ pageId }) => `${stepId}/${pageId}`),
    ),
  );
  expect(empty).toEqual([]);
});

test("the child does not smile beside a story about worry", () => {
  const beside = jumpy.pages.filter(
    ({ viewNo, root }) => viewNo > 1 && root.some(({ type }) => type === "slides"),
  );
  expect(beside.length).toBeGreaterThan(6);
  const smiling = beside.filter((page) => {
    const mood = pageMood(page, jumpy.stateOf(page.place, {}));
    return mood !== "care" && mood !== "warm";
  });
  expect(smiling.map(({ place }) => place)).toEqual([]);
});

test("a choice of one blank comes back in a sentence, or under words of its own", () => {
  const read = (answers: Readonly<Record<string, unknown>>, ...places: readonly string[]) =>
    readOn(walk(ALL_DONE, answers), (place) => places.includes(place)).join("\n");
  const unsealed = {
    "d1-s2/gate.gate": ["due"],
    "d1-s3/act.notice": { when: "bed" },
    "d2-s3/act.cue": { cue: "alarm" },
    "d5-s1/wish.wish": { wish: "alone" },
  };
  expect(read(unsealed, "d1-s3/kept")).toMatch(/누워서 손이 움직이면, “점피 왔네”/);
  expect(read(unsealed, "d2-s1/report")).toMatch(/When my hand moves in bed, think/);
  expect(read(unsealed, "d2-s3/kept")).toMatch(/휴대폰 알람이 울리면 시작하기/);
  expect(read(unsealed, "d5-s1/kept")).toMatch(/피하지 않는다면\n\n혼자 하루 나갔다 와요/);
});

import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { evaluatePage, reminderDays } from "@mindle/domain/content/page";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { pageInput, shownOn, type WalkedPage, walkProgramme } from "../testing/programme-walk.ts";

// Nobody is told of what they did not do. Session 6 asks how the experiment went; it and the sessions after it are walked with
// every answer, and as a person who opened none of the earlier steps.

const PROGRAMME = "um-eng-v2s";
const { pages: content, programmes } = await checkedContent();

const ALL_STEPS = programmes
  .filter(({ value }) => value.programId === PROGRAMME)
  .flatMap(({ value }) =>
    value.sessions.flatMap(({ steps }, session) => steps.map((_, step) => `d${session + 1}-s${step + 1}`)),
  );
const between = (from: string, to: string) =>
  ALL_STEPS.slice(ALL_STEPS.indexOf(from), ALL_STEPS.indexOf(to) + 1);

const SEEDS = [1, 2, 3, 4];
const FEARED = "팀장이 조용히 자리를 뜰 것 같아요";
const CAME = "팀장이 고맙다고만 했어요";

/** The acts were settled some days before the walks, which are on one day: how they went is asked. */
const SETTLED = Object.fromEntries(
  ["d1-s4", "d2-s4", "d3-s4", "d4-s4", "d5-s4", "d6-s5", "d7-s4", "d8-s5"].map((stepId) => [
    `${stepId}/act.given`,
    "2026-11-20",
  ]),
);

/** Answers that bring as many comments on the experiment as one walk can have. */
const CHOSEN = {
  ...SETTLED,
  "d4-s4/belief.rule": 60,
  "d4-s4/belief.guideline": 20,
  "d5-s2/predict.prediction": { checked: [], more: [{ id: "fearedown", text: FEARED }] },
  "d5-s2/predict.sure": 80,
  "d5-s4/when.day": "tue",
  "d5-s2/proof.hard": 90,
  "d6-s2/outcome.outcome": { checked: [], more: [{ id: "cameown1", text: CAME }] },
  "d6-s2/compare.happened": 20,
  "d6-s3/answer.again": 30,
  "d6-s4/belief.rule": 60,
  "d6-s4/belief.guideline": 60,
  "d6-s5/guess.prediction": { checked: ["judged"], more: [] },
  "d7-s1/report.done": "done",
};

type Report = "done" | "part" | "not" | "forgot" | "yet" | "bad";
const REPORTS: readonly Report[] = ["done", "part", "not", "forgot", "yet", "bad"];

/** The first five sessions, which are the same for all. */
const start = walkProgramme(content, {
  programId: PROGRAMME,
  steps: between("d1-s1", "d5-s4"),
  answers: CHOSEN,
  seed: 1,
}).saved;

interface Person {
  readonly name: string;
  readonly steps: readonly string[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly before?: typeof start;
}

/** What each of them goes on with, from session 6 on. */
const person = (name: string, report: Report | undefined, more: Partial<Person> = {}): Person => ({
  name,
  steps: report === undefined ? between("d6-s2", "d8-s5") : between("d6-s1", "d8-s5"),
  before: start,
  ...more,
  answers: {
    ...CHOSEN,
    ...(report === undefined ? {} : { "d6-s1/outcome-report.done": report }),
    ...more.answers,
  },
});

const NOT_SINCE = { "d6-s2/unfold.since": "not" };
const DID: readonly Person[] = [
  person("done", "done"),
  person("part", "part"),
  person("not, but since then", "not", { answers: { "d6-s2/unfold.since": "done" } }),
  person("the day had not come, but since then in part", "yet", {
    answers: { "d6-s2/unfold.since": "part" },
  }),
  person("no report, but since then", undefined, { answers: { "d6-s2/unfold.since": "done" } }),
];
const DID_NOT: readonly Person[] = [
  person("not", "not", { answers: NOT_SINCE }),
  person("forgot", "forgot", { answers: NOT_SINCE }),
  person("the day has not come yet", "yet", { answers: NOT_SINCE }),
  person("harder for having done it", "bad"),
  person("harder for having done it since then", "not", { answers: { "d6-s2/unfold.since": "bad" } }),
  person("no report", undefined, { answers: NOT_SINCE }),
  person("nothing but session 6 on", undefined, {
    before: {},
    steps: between("d6-s1", "d8-s5"),
    answers: NOT_SINCE,
  }),
  person("nothing but session 8", undefined, { before: {}, steps: between("d8-s1", "d8-s5") }),
  person("nothing but the letter", undefined, { before: {}, steps: ["d8-s4"] }),
  person("no report, steps in any order", undefined, {
    steps: ["d6-s4", "d6-s3", "d8-s4", "d6-s5", "d7-s1"],
  }),
];

const walked = new Map<string, readonly WalkedPage[]>();

/** Generated answers with an even seed leave empty what is optional. */
function walk({ name, steps, answers, before = {} }: Person, seed: number): readonly WalkedPage[] {
  const key = JSON.stringify([name, seed, steps, Object.keys(before)]);
  const options = { programId: PROGRAMME, steps, answers, seed, leaveOptional: seed % 2 === 0, before };
  const pages = walked.get(key) ?? walkProgramme(content, options).pages;
  walked.set(key, pages);
  return pages;
}

const walks = (person: Person) => SEEDS.flatMap((seed) => walk(person, seed));

/** Everything that is read on pages, in both languages, with its place. */
const readOn = (pages: readonly WalkedPage[]) =>
  pages.flatMap(({ stepId, pageId, shown }) =>
    LANGUAGES.flatMap((language) => shown[language].map((text) => ({ place: `${stepId}/${pageId}`, text }))),
  );

/** Pages that are about what was done. */
const PAGES_OF_THE_ACT = [
  ...["one-reply", "seen", "saw"].map((page) => `d6-s1/${page}`),
  ...["outcome", "day-after", "compare", "side-by-side"].map((page) => `d6-s2/${page}`),
  ...["away", "answer", "card"].map((page) => `d6-s3/${page}`),
  "d6-s4/learned",
];

/** Sentences that are true only of who did the experiment. */
const CLAIMS: readonly RegExp[] = [
  /리기가 보탠 만큼/,
  /what Riggy added/,
  /실제로 있었던 일/,
  /What (really )?happened$/m,
  /그 일이 일어났나요/,
  /Did it happen\?/,
  /해 보고 난 지금/,
  /Now that you’ve tried it/,
  /해 본 일은 남아 있어요/,
  /What you did still counts/,
  /내 실험은 하루쯤 지나니/,
  /And yours, after a day/,
  /지난번에 해 본 것/,
  /What you did last time/,
  /지난번 예상과 결과/,
  /What you expected last time/,
  /두 번째 자리에서도/,
  /a second place/,
  /다르게 해 봤어/,
  /Once, I did/,
  /해 보고 알게 된/,
  /found something out by trying/,
];

describe.each(DID_NOT)("who did not do the experiment, or was hurt by it ($name)", (one) => {
  const pages = walks(one);

  test("meets no page about it", () => {
    const met = pages.map(({ stepId, pageId }) => `${stepId}/${pageId}`);
    expect(met.filter((page) => PAGES_OF_THE_ACT.includes(page))).toEqual([]);
  });

  test("reads no sentence that takes it for done", () => {
    expect(readOn(pages).filter(({ text }) => CLAIMS.some((claim) => claim.test(text)))).toEqual([]);
  });

  test("has a letter without prediction and outcome", () => {
    const letter = readOn(pages).filter(({ place }) => place.startsWith("d8-s4/"));
    expect(letter.filter(({ text }) => text.includes(FEARED) || text.includes(CAME))).toEqual([]);
  });
});

describe.each(DID)("who did the experiment ($name)", (one) => {
  const texts = readOn(walks(one));

  test("has a letter in which both stand in one paragraph, as it is shown and as it can be brought in", () => {
    const both = texts.filter(
      ({ place, text }) => place.startsWith("d8-s4/") && text.includes(FEARED) && text.includes(CAME),
    );
    expect(new Set(both.map(({ place }) => place))).toEqual(new Set(["d8-s4/own"]));
  });

  test("has, without a prediction, a letter with a line of its own for the outcome", () => {
    const before = Object.fromEntries(
      Object.entries(one.before ?? {}).filter(([key]) => !key.includes(".d5-s2.predict+")),
    );
    expect(before).not.toEqual(one.before);
    const letter = readOn(walk({ ...one, before }, 1)).filter(({ place }) => place === "d8-s4/own");
    const lines = letter.filter(({ text }) => text.includes(CAME)).map(({ text }) => text.split("\n")[0]);
    // As it is shown, and as it can be brought into the field.
    const [korean, english] = new Set(lines);
    expect(lines.toSorted()).toEqual([korean, korean, english, english].toSorted());
    expect(korean).toContain("그때 이런 일이 있었어");
    expect(english).toContain("This is what happened");
    expect(letter.filter(({ text }) => text.includes(FEARED))).toEqual([]);
  });
});

test("every page and every sentence about the experiment is there for who did it", () => {
  const pages = DID.flatMap(walks);
  const met = new Set(pages.map(({ stepId, pageId }) => `${stepId}/${pageId}`));
  expect(PAGES_OF_THE_ACT.filter((page) => !met.has(page))).toEqual([]);
  const texts = readOn(pages);
  expect(CLAIMS.filter((claim) => !texts.some(({ text }) => claim.test(text)))).toEqual([]);
});

/** Words about what was chosen in an earlier step. */
const EARLIER_CHOICES =
  /지난 걸음에서|지난번에 (정한 일$|쉬게)|(첫|두 번째) 만남에서(는)? (그린|만난|이렇게|바란)|하고 싶다고 한 일|그때 접어 둔|전에 찾은|Last time you|What you chose (last|at)|you sealed$|you drew in session|you found before|wished for in session|You rested last time/m;

test.each(ALL_STEPS)("who opens %s first is told of no earlier choice", (stepId) => {
  const pages = walks(person(stepId, undefined, { before: {}, steps: [stepId] }));
  expect(readOn(pages).filter(({ text }) => EARLIER_CHOICES.test(text))).toEqual([]);
});

test("the letter of who has chosen nothing says so", () => {
  const texts = readOn(walks(person("letter", undefined, { before: {}, steps: ["d8-s4"] })));
  expect(texts.filter(({ text }) => /고르고 적은 말로|what you chose and wrote/.test(text))).toEqual([]);
});

/** The page that asks how the last act went, of each session but the first step of all. */
const OPENERS = [
  "d2-s1/report",
  "d3-s1/report",
  "d4-s1/report",
  "d5-s1/report",
  "d6-s1/outcome-report",
  "d7-s1/report",
  "d8-s1/report",
  "d8-s6/report",
];

/** Answers to everything, of a person who did the experiment. */
const whole = walkProgramme(content, {
  programId: PROGRAMME,
  steps: between("d6-s1", "d8-s5"),
  answers: { ...CHOSEN, "d6-s1/outcome-report.done": "done" },
  seed: 1,
  before: start,
}).saved;

/** What a page shows with a report, beyond what it shows with none. */
function replies(place: string, bind: string, report: string): readonly string[] {
  const [stepId = "", pageId = ""] = place.split("/");
  const pack = content.packs.find((each) => each.programId === PROGRAMME && each.stepId === stepId);
  const page = pack?.afactoryData.find((each) => each.pageId === pageId);
  const input = page === undefined ? undefined : pageInput(content, page, whole);
  if (input === undefined) throw new Error(`no page ${place}`);
  // Walks are on one day; a report is asked from the day after.
  const later = { ...input, today: "2026-11-28" };
  const shown = (values: Readonly<Record<string, unknown>>) => shownOn(evaluatePage({ ...later, values })).ko;
  const without = shown({});
  return shown({ [bind]: report }).filter((text) => !without.includes(text));
}

test.each(OPENERS)("%s has words of its own for each of the six reports", (place) => {
  const said = REPORTS.map((report) => {
    const shown = replies(place, "done", report);
    // Where the answer brings a further question too, its texts come with it.
    return shown[0];
  });
  expect(said.every((text) => text !== undefined && /[.?]$/.test(text))).toBe(true);
  expect(new Set(said).size).toBe(REPORTS.length);
});

test.each([
  ["d6-s2/unfold", [...REPORTS, undefined]],
  ["d6-s2/smaller", ["not", "forgot", "yet", undefined]],
  ["d6-s3/good-day", ["not", "forgot", "yet", undefined]],
  ["d6-s4/look-back", [...REPORTS, undefined]],
  ["d6-s5/next", ["not", "forgot", "yet", "bad", undefined]],
] as const)("%s has words of its own for each report", (place, reports) => {
  const said = reports.map((report) => {
    const found = walk(person(`report ${report}`, report, { answers: NOT_SINCE }), 1).find(
      ({ stepId, pageId }) => `${stepId}/${pageId}` === place,
    );
    return JSON.stringify(
      found?.state.components
        .filter(({ component, visible }) => component.type === "text" && visible)
        .map(({ props }) => props),
    );
  });
  expect(said).not.toContain(undefined);
  expect(new Set(said).size).toBe(reports.length);
});

test("who waits for the day is reminded on the morning after it, and nobody else", () => {
  const pack = content.packs.find((each) => each.programId === PROGRAMME && each.stepId === "d6-s1");
  const page = pack?.afactoryData.find(({ pageId }) => pageId === "outcome-report");
  const days = REPORTS.map((report) => {
    const asked = walk(person(`report ${report}`, report, { answers: NOT_SINCE }), 1).find(
      ({ stepId, pageId }) => `${stepId}/${pageId}` === "d6-s1/outcome-report",
    );
    return page && asked && reminderDays(page, asked.state, undefined);
  });
  // Walks are on a Thursday; the day is a Tuesday.
  expect(days).toEqual([undefined, undefined, undefined, undefined, 6, undefined]);
});

test("no text is shown in half or with the name of an answer", () => {
  const texts = readOn([...DID, ...DID_NOT].flatMap(walks));
  const half = texts.filter(
    ({ text }) =>
      text.trim() === "" || /\{\w+\}|undefined|null/.test(text) || /[,:](\s*\n\s*\n|\s*$)/.test(text),
  );
  expect(half).toEqual([]);
});

import { reminderDays } from "@mindle/domain/content/page";
import { describe, expect, test } from "vitest";
import { openedPage, type ProgrammeWalk, readOn, shownOn, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, pleaser } from "../testing/programmes.ts";

// Nobody is told of what they did not do. Sessions 4 to 6 of Pleaser's programme ask how an act went; they and the letter are
// walked with every answer, and as a person who opened none of the earlier steps.

const PROGRAMME = "pleaser-v1";

const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;
type Report = (typeof REPORTS)[number];

/** Sessions 1 to 3, with an act of each that was settled a week ago; nobody is feared. */
const START = {
  "d1-s1/who.with": "close",
  "d1-s2/rule.rule": { when: "care", fear: "leave" },
  "d1-s3/act.given": "2026-11-10",
  "d2-s2/hear.told": "told",
  "d2-s2/voice.voice": ["cant"],
  "d2-s3/act.given": "2026-11-12",
  "d3-s1/safe.safe": ["none"],
  "d3-s3/act.given": "2026-11-14",
};

const FIRST = ["d1-s1", "d1-s2", "d1-s3", "d2-s1", "d2-s2", "d2-s3", "d3-s1", "d3-s2", "d3-s3"];
const LATER = ["d4-s1", "d4-s2", "d4-s3", "d5-s1", "d5-s2", "d5-s3", "d6-s1", "d6-s2", "d6-s3", "d6-s4"];
const BOOSTER = "d6-s5";

const first = walkProgramme(compiled, { programId: PROGRAMME, steps: FIRST, answers: START, seed: 1 }).saved;

const REPORTED = ["d4-s1", "d5-s1", "d6-s1"] as const;

/** Everybody who reports on the acts of sessions 3, 4 and 5. */
function walk(
  reports: Readonly<Partial<Record<(typeof REPORTED)[number], Report>>>,
  more: Readonly<Record<string, unknown>> = {},
  options: {
    readonly seed?: number;
    readonly before?: ProgrammeWalk["saved"];
    readonly steps?: readonly string[];
  } = {},
): ProgrammeWalk {
  const { seed = 1, before = first, steps = LATER } = options;
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps,
    answers: {
      ...START,
      "d4-s1/safe.safe": ["none"],
      "d4-s1/report.now": "yes",
      "d4-s3/guess.prediction": { checked: ["sad"], more: [] },
      "d4-s3/act.given": "2026-11-16",
      "d5-s1/came.came": "fine",
      "d5-s1/came.now": "yes",
      "d5-s1/report.now": "yes",
      "d5-s3/act.given": "2026-11-18",
      "d6-s4/act.given": "2026-11-19",
      ...Object.fromEntries(Object.entries(reports).map(([step, report]) => [`${step}/report.done`, report])),
      ...more,
    },
    seed,
    leaveOptional: seed % 2 === 0,
    before,
  });
}

const letterOf = (walked: ProgrammeWalk) => readOn(walked, (place) => place === "d6-s4/letter").join("\n");

/** What the letter says of each act, by the report on it. */
const LETTER = [
  ["d4-s1", /대답을 미뤄 봤어/, /I put off an answer/, undefined],
  ["d5-s1", /거절도 해 봤어/, /I said no, too/, /거절하고 힘들었어/],
  ["d6-s1", /부탁도 해 봤어/, /I asked for something, too/, /부탁은 안 됐어/],
] as const;

describe.each(LETTER)("the letter on the act that %s asks about", (step, done, doneInEnglish, hard) => {
  test.each(REPORTS)("after “%s”", (report) => {
    const letter = letterOf(walk({ "d4-s1": "done", "d5-s1": "done", "d6-s1": "done", [step]: report }));
    const isDone = report === "done" || report === "part";
    expect(done.test(letter)).toBe(isDone);
    expect(doneInEnglish.test(letter)).toBe(isDone);
    if (hard !== undefined) expect(hard.test(letter)).toBe(report === "bad");
  });

  test("is left out where nothing was reported", () => {
    const letter = letterOf(walk({}, {}, { before: {}, steps: ["d6-s4"] }));
    expect([done, doneInEnglish, hard ?? done].some((claim) => claim.test(letter))).toBe(false);
  });
});

test("the letter tells a refusal that made them angry as hard, and quotes no answer to it", () => {
  const letter = letterOf(walk({ "d5-s1": "done" }, { "d5-s1/came.came": "angry" }));
  expect(letter).toMatch(/거절하고 힘들었어/);
  expect(letter).not.toMatch(/거절도 해 봤어|그때 온 답/);
});

test("the letter quotes the answer that came, and none that is not known", () => {
  expect(letterOf(walk({ "d5-s1": "done" }))).toMatch(/그때 온 답은 이랬어/);
  expect(letterOf(walk({ "d5-s1": "done" }, { "d5-s1/came.came": "none" }))).not.toMatch(/그때 온 답/);
  expect(letterOf(walk({ "d5-s1": "part" }))).not.toMatch(/그때 온 답/);
});

describe("session 5 goes on by the report", () => {
  const ways = (report: Report | undefined, came?: string) =>
    walk(
      report === undefined ? {} : { "d5-s1": report },
      came === undefined ? {} : { "d5-s1/came.came": came },
      {
        steps: ["d4-s1", "d4-s3", "d5-s1"],
      },
    )
      .pages.filter(({ stepId }) => stepId === "d5-s1")
      .map(({ pageId }) => pageId);

  test.each([
    ["done", "fine", ["report", "came", "beside", "after", "kept"]],
    ["done", "sad", ["report", "came", "beside", "after", "kept"]],
    ["done", "again", ["report", "came", "beside", "after", "kept"]],
    ["done", "none", ["report", "came", "after", "kept"]],
    ["done", "angry", ["report", "came", "kept"]],
    ["part", undefined, ["report", "across", "after", "kept"]],
    ["not", undefined, ["report", "half", "after", "kept"]],
    ["forgot", undefined, ["report", "day", "after", "kept"]],
    ["yet", undefined, ["report", "after", "kept"]],
    ["bad", undefined, ["report", "kept"]],
  ] as const)("%s, %s", (report, came, pages) => {
    expect(ways(report, came)).toEqual(pages);
  });

  test("who has no act is asked nothing of it", () => {
    const walked = walk({}, {}, { before: {}, steps: ["d5-s1"] });
    expect(walked.pages.map(({ pageId }) => pageId)).toEqual(["report", "after", "kept"]);
  });
});

test("the favour that was done is laid beside the guess, and no other", () => {
  const met = (report: Report) =>
    walk({ "d6-s1": report }).pages.some(({ stepId, pageId }) => stepId === "d6-s1" && pageId === "met");
  expect(REPORTS.filter(met)).toEqual(["done"]);
});

test.each([...REPORTED, BOOSTER])("%s has words of its own for each of the six reports", (stepId) => {
  const saved = walk({ "d4-s1": "done", "d5-s1": "done", "d6-s1": "done" }).saved;
  const page = pleaser.pageAt(`${stepId}/report`);
  const shown = REPORTS.map((done) => shownOn(openedPage(compiled, page, saved, { done })).ko);
  expect(shown.every(({ length }) => length > 0)).toBe(true);
  expect(new Set(shown.map((texts) => texts.join("\n"))).size).toBe(REPORTS.length);
});

test("who waits for the day is reminded the next morning, who settled one the morning after it", () => {
  const remindOf = (walked: ProgrammeWalk, place: string) => {
    const page = pleaser.pages.find((each) => each.place === place);
    const found = walked.pages.find(({ stepId, pageId }) => `${stepId}/${pageId}` === place);
    return page && found && reminderDays(page, found.state, undefined);
  };
  for (const step of REPORTED) {
    const days = REPORTS.map((report) => remindOf(walk({ [step]: report }), `${step}/report`));
    expect(days).toEqual([undefined, undefined, undefined, undefined, 1, undefined]);
  }
  // Walks are on a Thursday.
  const act = { day: "sat", time: "noon" };
  const walked = walk(
    { "d5-s1": "forgot" },
    { "d4-s3/act.act": act, "d5-s3/act.act": act, "d5-s1/day.day": "thu" },
  );
  expect(
    ["d4-s3/kept", "d5-s3/kept", "d5-s1/kept", "d6-s4/kept"].map((place) => remindOf(walked, place)),
  ).toEqual([3, 3, 1, 30]);
});

/** Words about what was chosen or done in an earlier step. */
const EARLIER =
  /지난 만남에서 정한|정해 둔 말|해 주기로 한|접어 두었던|What you settled last|you had planned|you folded away|you had set aside|^다시 정한|What came back$/m;

test.each([...LATER, BOOSTER])("who opens %s first is told of no earlier choice", (stepId) => {
  for (const seed of [1, 2, 3]) {
    const texts = readOn(walk({}, {}, { before: {}, steps: [stepId], seed }));
    expect(texts.filter((text) => EARLIER.test(text))).toEqual([]);
  }
});

test("no text is shown in half or with the name of an answer", () => {
  const walks = REPORTS.flatMap((report) =>
    [1, 2].map((seed) =>
      walk({ "d4-s1": report, "d5-s1": report, "d6-s1": report }, {}, { seed, steps: [...LATER, BOOSTER] }),
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

import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { reminderDays } from "@mindle/domain/content/page";
import { describe, expect, test } from "vitest";
import { openedPage, type ProgrammeWalk, readOn, shownOn, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, flippy } from "../testing/programmes.ts";

// Nobody is told of what they did not do: sessions 2 to 5 of Flippy's programme ask how an act went, and are walked with every answer,
// and as a person who opened none of the steps before.

const PROGRAMME = "flippy-v1";

const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;
type Report = (typeof REPORTS)[number];

/** Steps that begin with a report, with the page on which its act was settled. */
const REPORTED = [
  ["d2-s1", "d1-s3/act"],
  ["d3-s1", "d2-s3/act"],
  ["d4-s1", "d3-s3/act"],
  ["d5-s1", "d4-s3/night"],
] as const;

const STEPS = [
  ...["d1-s1", "d1-s2", "d1-s3"],
  ...["d2-s1", "d2-s2", "d2-s3"],
  ...["d3-s1", "d3-s2", "d3-s3"],
  ...["d4-s1", "d4-s2", "d4-s3"],
  ...["d5-s1", "d5-s2", "d5-s3"],
];

/** Who hurt nobody and is harmed by nobody, with acts that were settled days ago. */
const START = {
  "d1-s1/way.way": "late",
  "d1-s2/gate.gate": ["none"],
  "d5-s1/safe.safe": "no",
  "d1-s2/blocked.blocked": "no",
  ...Object.fromEntries(REPORTED.map(([, page]) => [`${page}.given`, "2026-11-12"])),
  "d5-s3/act.given": "2026-11-18",
};

function walk(
  report: Report,
  { seed = 1, steps = STEPS, more = {} }: WalkOptions = {},
  before: ProgrammeWalk["saved"] = {},
): ProgrammeWalk {
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps,
    answers: {
      ...START,
      ...Object.fromEntries(REPORTED.map(([step]) => [`${step}/report.done`, report])),
      ...more,
    },
    seed,
    leaveOptional: seed % 2 === 0,
    before,
  });
}

interface WalkOptions {
  readonly seed?: number;
  readonly steps?: readonly string[];
  readonly more?: Readonly<Record<string, unknown>>;
}

describe.each(REPORTED)("%s", (stepId) => {
  const place = `${stepId}/report`;
  const saved = walk("done").saved;

  const shownAfter = (done: Report) => {
    return shownOn(openedPage(compiled, flippy.pageAt(place), saved, { done })).ko;
  };

  test("has words of its own for each of the six reports", () => {
    const said = REPORTS.map((done) => shownAfter(done).join("\n"));
    expect(new Set(said).size).toBe(REPORTS.length);
    expect(REPORTS.map((done) => shownAfter(done).length).every((count) => count > 2)).toBe(true);
  });

  test("says that it was done to nobody who did not do it", () => {
    const claims = /시작점이에요|아직 고를 수 있어요|나갔다가 돌아왔|한 번 덜 데웠/;
    expect(REPORTS.filter((done) => claims.test(shownAfter(done).join("\n")))).toEqual(["done"]);
  });

  test("asks again in four days where there was nothing to be angry about, and not before", () => {
    const page = flippy.pages.find((each) => each.place === place);
    const remindedIn = (done: Report) => {
      const found = walk(done, { steps: [stepId] }, saved).pages.find(({ pageId }) => pageId === "report");
      return page && found && reminderDays(page, found.state, undefined);
    };
    expect(REPORTS.map(remindedIn)).toEqual([undefined, undefined, undefined, undefined, 4, undefined]);
  });

  test("asks nothing of an act that was not settled, or was a few hours ago", () => {
    for (const given of [undefined, "2026-11-26"]) {
      const before =
        given === undefined
          ? {}
          : walk("done", {
              more: Object.fromEntries(REPORTED.map(([, page]) => [`${page}.given`, given])),
            }).saved;
      const [first] = walkProgramme(compiled, {
        programId: PROGRAMME,
        steps: [stepId],
        answers: { "d5-s1/gate.gate": ["none"] },
        seed: 1,
        before,
      }).pages;
      const asked = first?.state.components.find(({ component }) => component.bind === "done");
      expect(asked?.visible).toBe(false);
    }
  });
});

test("an outburst and a quarrel are asked about before anything else, and nothing else is", () => {
  for (const stepId of ["d2-s1", "d3-s1"]) {
    const gated = (report: Report) =>
      walk(report).pages.some((page) => page.stepId === stepId && page.pageId === "gate");
    expect(REPORTS.filter(gated)).toEqual(["bad"]);
  }
});

test("the reminder of what is said comes the morning after its day, that of a call on its day", () => {
  const remindOf = (walked: ProgrammeWalk) => {
    const page = flippy.pages.find(({ place }) => place === "d5-s3/kept");
    const found = walked.pages.find(({ stepId, pageId }) => stepId === "d5-s3" && pageId === "kept");
    return page && found && reminderDays(page, found.state, undefined);
  };
  // Walks are on a Thursday.
  expect(remindOf(walk("done", { more: { "d5-s3/act.act": { day: "sat", time: "noon" } } }))).toBe(3);
  const harmed = { "d1-s2/gate.gate": ["harmed"], "d5-s3/call.call": { day: "sat", time: "noon" } };
  expect(remindOf(walk("done", { more: harmed }))).toBe(2);
});

describe("the guess of how hot it will be", () => {
  const at = "2026-11-20T11:00:00.000Z";
  const bars = (guess: number | undefined, second: number | null) => {
    const r1 = {
      first: { deg: 60, word: null, line: null, cool: null, hurting: false, at, dueAt: at },
      second: { deg: second, word: null, at: second === null ? null : at, choice: null, ask: null },
      past: [],
    };
    const state = flippy.stateOf("d3-s3/beside", {
      "d3-s2/first": { r1 },
      ...(guess !== undefined && { "d3-s2/guess": { guess } }),
    });
    return shownOn(state).ko;
  };

  test("is laid beside what was measured only where both are there", () => {
    expect(bars(60, 30).join("\n")).toMatch(/짐작보다 더 내려왔어요/);
    expect(bars(30, 30).join("\n")).toMatch(/짐작한 만큼이었어요/);
    expect(bars(20, 30).join("\n")).toMatch(/짐작보다 덜 식었군요/);
    expect(bars(undefined, 30).join("\n")).toMatch(/짐작이 없어서/);
    expect(bars(60, null).join("\n")).not.toMatch(/짐작보다|짐작한 만큼/);
    expect(bars(60, null).join("\n")).toMatch(/아직 다시 재지 않았어요/);
    expect(bars(60, 0).join("\n")).toMatch(/짐작보다 더 내려왔어요/);
  });
});

/** Words about what was chosen or done in an earlier step. */
const EARLIER =
  /^(지난 만남에서 정한|지키려던 것|내가 적은 한 번|그때 전해진|처음 잰 온도$)|60도부터 내려놓기로|What you settled last|The time you put down|How much came across then|^Your first reading/m;

test.each(STEPS)("who opens %s first is told of no earlier choice", (stepId) => {
  for (const seed of [1, 2, 3]) {
    const [first] = walk("done", { steps: [stepId], seed, more: {} }).pages;
    const texts = first === undefined ? [] : LANGUAGES.flatMap((language) => first.shown[language]);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => EARLIER.test(text))).toEqual([]);
  }
});

test("what was typed in one's own words is asked of where it threatens or generalises", () => {
  const said = (own: string) => shownOn(flippy.stateOf("d5-s2/say", { "d5-s2/say": { own } })).ko.join("\n");
  for (const own of ["너는 왜 그래", "맨날 나만 해", "정말 늘 이래"])
    expect(said(own)).toMatch(/날짜를 넣으면/);
  for (const own of ["오늘 하루 전에 말해 줘", "그늘 아래에서 보자"])
    expect(said(own)).not.toMatch(/날짜를 넣으면/);
  expect(said("말해 줘. 안 그러면 나갈 거야")).toMatch(/앞에서 끊으면/);
  expect(said("하루 전에 말해 줘")).toMatch(/들을 수 있으면 부탁이에요/);
  expect(said("")).toMatch(/예문을 빌려/);
});

test("no text is shown in half or with the name of an answer", () => {
  const walks = REPORTS.flatMap((report) => [1, 2].map((seed) => walk(report, { seed })));
  const half = walks
    .flatMap((walked) => readOn(walked))
    .filter(
      (text) =>
        text.trim() === "" || /\{\w+\}|undefined|null/.test(text) || /[,:]\s*\n\s*\n|:\s*$/.test(text),
    );
  expect(half).toEqual([]);
});

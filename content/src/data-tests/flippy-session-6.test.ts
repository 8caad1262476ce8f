import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { reminderDays } from "@mindle/domain/content/page";
import { describe, expect, test } from "vitest";
import { type ProgrammeWalk, placesOf, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, flippy, shownOf, textsOf } from "../testing/programmes.ts";

// Session 6 of Flippy's programme and the look back a month later: who mends and who does not, and what the letter says was done.

const PROGRAMME = "flippy-v1";

const HURT = ["hit", "broke", "feared", "child"] as const;
const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"] as const;
const SESSION = ["d6-s1", "d6-s2", "d6-s3", "d6-s4"];

/** Sessions 1 to 5 of who hurt nobody and is harmed by nobody, with what session 6 reads of them. */
const BEFORE = {
  "d1-s1/way": { way: "out" },
  "d1-s1/sign": { sign: { picked: ["ears"], own: [] } },
  "d1-s2/gate": { gate: ["none"] },
  "d1-s2/leave": { leave: { words: "later", place: "street", minutes: "twenty" } },
  "d3-s3/act": { given: "2026-11-14" },
  "d4-s1/report": { done: "done" },
  "d4-s2/under": { out: { checked: ["worn"], more: [] } },
  "d5-s2/say": { say: { fact: "late", feel: "hurt", ask: "ahead" } },
  "d5-s3/guess": { prediction: { checked: ["upset"], more: [] }, sure: 60 },
  "d5-s3/act": { given: "2026-11-16" },
} as const;

type Pages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Saved answers of pages, as they would be stored. */
function savedOf(pages: Pages): ProgrammeWalk["saved"] {
  return Object.fromEntries(
    Object.entries(pages).map(([place, answers]) => {
      const page = flippy.pages.find((each) => each.place === place);
      if (page === undefined) throw new Error(`no page ${place}`);
      return [
        page.instance,
        Object.fromEntries(
          Object.entries(answers).map(([name, value]) => [name, { state: "answered", value }]),
        ),
      ];
    }),
  );
}

interface Walk {
  readonly before?: Pages;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly string[];
  readonly seed?: number;
}

const MENDING = {
  "d6-s1/report.done": "done",
  "d6-s1/came.came": "upset",
  "d6-s2/contact.contact": ["none"],
  "d6-s3/measure.had": "some",
};

function walk({ before = {}, answers = {}, steps = SESSION, seed = 1 }: Walk): ProgrammeWalk {
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps,
    answers: { ...MENDING, ...answers },
    seed,
    leaveOptional: seed % 2 === 0,
    before: savedOf({ ...BEFORE, ...before }),
  });
}

const MENDS = ["d6-s2/sorry", "d6-s2/brother", "d6-s2/mend"];

const letterOf = (walked: ProgrammeWalk, language: (typeof LANGUAGES)[number] = "ko") =>
  walked.pages
    .filter(({ stepId, pageId }) => `${stepId}/${pageId}` === "d6-s4/letter")
    .flatMap(({ shown }) => shown[language])
    .join("\n");

test("who hurt nobody, and may be in touch, is led to mend", () => {
  expect(placesOf(walk({}))).toEqual(expect.arrayContaining(["d6-s1/came", ...MENDS]));
});

test.each(["no", "unsure"])(
  "who is not safe after speaking (%s) ends with where to call, not with what comes next",
  (safe) => {
    const walked = walk({
      answers: { "d6-s1/report.done": "bad", "d6-s1/report.safe": safe },
      steps: ["d6-s1"],
    });
    expect(placesOf(walked)).toEqual(["d6-s1/report", "d6-s1/kept"]);
    const kept = walked.pages.at(-1);
    expect(kept?.shown.ko.join("\n")).toMatch(/안전한 데로 먼저/);
    expect(kept?.shown.ko.join("\n")).not.toMatch(/다음 걸음에서는/);
    expect(kept && shownOf(kept.state, "helpline")).toMatchObject([{ props: { card: "violence" } }]);
  },
);

describe("a last answer to the gate of", () => {
  test.each([...HURT, "harmed"])(
    "“%s” mends nothing and reports on no request, but on the call",
    (answer) => {
      for (const gateAnswers of [[answer], [answer, "none"], ["unsaid", answer]]) {
        for (const seed of [1, 2]) {
          const met = placesOf(walk({ before: { "d1-s2/gate": { gate: gateAnswers } }, seed }));
          const never = [...MENDS, "d6-s1/rice", "d6-s1/came", "d6-s1/learned", "d6-s1/half"];
          expect(never.filter((place) => met.includes(place))).toEqual([]);
          expect(met).toEqual(
            expect.arrayContaining(["d6-s1/calls", "d6-s2/alone", "d6-s3/gap", "d6-s4/plan"]),
          );
        }
      }
    },
  );

  test.each(HURT)(
    "“%s” gets no wish or request into the letter, which brings help and no celebration",
    (answer) => {
      const walked = walk({
        before: {
          "d1-s2/gate": { gate: [answer] },
          "d4-s1/need": { need: { gold: "rest", silver: "fair", bronze: "own" } },
        },
      });
      const letter = letterOf(walked);
      expect(letter).toMatch(/먼저 떨어져 있을게/);
      expect(letter).not.toMatch(/네가 지키려던 건|그때 못 한 말|말은 내가 고를게/);
      expect(letterOf(walked, "en")).not.toMatch(/what you were guarding|went unsaid|I’ll choose the words/);
      for (const pageId of ["letter", "kept"]) {
        const page = walked.pages.find((each) => each.stepId === "d6-s4" && each.pageId === pageId);
        const help = page?.state.components.filter(
          ({ component, visible }) => component.type === "helpline" && visible,
        );
        expect(help).toHaveLength(1);
        expect(page?.shown.ko.join()).not.toMatch(/36\.5도/);
      }
    },
  );
});

describe("nothing is mended", () => {
  test.each([
    ["“I’d rather not say”", { gate: ["unsaid"] }],
    ["“I’d rather not say” beside “none”", { gate: ["none", "unsaid"] }],
    ["nothing", {}],
  ])("by who last answered the gate with %s", (_, answers) => {
    const met = placesOf(walk({ before: { "d1-s2/gate": answers } }));
    expect(met.filter((place) => MENDS.includes(place))).toEqual([]);
    expect(met).toContain("d6-s2/alone");
  });

  test.each(["yes", "unsure"])("by who was kept from going out and frightened (%s)", (blocked) => {
    const met = placesOf(walk({ before: { "d1-s2/blocked": { blocked } } }));
    expect(met.filter((place) => MENDS.includes(place))).toEqual([]);
  });

  test.each(["no", "unsure"])("by who is not safe after anger came back (%s)", (safe) => {
    const met = placesOf(walk({ answers: { "d6-s1/report.done": "bad", "d6-s1/report.safe": safe } }));
    expect(met.filter((place) => [...MENDS, "d6-s1/came"].includes(place))).toEqual([]);
  });

  test.each(["asked", "banned", "scared", "harmed"])(
    "where contact is unwanted: %s, also beside “none”",
    (answer) => {
      for (const contact of [[answer], [answer, "none"]]) {
        const met = placesOf(walk({ answers: { "d6-s2/contact.contact": contact } }));
        expect(met.filter((place) => MENDS.includes(place))).toEqual([]);
        expect(met).toContain("d6-s2/alone");
      }
    },
  );

  test("where the question of contact is left empty", () => {
    expect(flippy.nextOf("d6-s2/contact", BEFORE)).toBe("alone");
    expect(flippy.nextOf("d6-s2/contact", { ...BEFORE, "d6-s2/contact": { contact: ["none"] } })).toBe(
      "sorry",
    );
  });
});

test("the question of contact is asked only of who may mend, and the journal quotes none of it", () => {
  const asked = (before: Pages) =>
    shownOf(flippy.stateOf("d6-s2/contact", { ...BEFORE, ...before }), "labelled-check-list").length;
  expect(asked({})).toBe(1);
  for (const gate of [["hit"], ["none", "unsaid"]]) expect(asked({ "d1-s2/gate": { gate } })).toBe(0);
  expect(asked({ "d1-s2/gate": {} })).toBe(0);
  const page = flippy.pages.find(({ place }) => place === "d6-s2/contact");
  expect(page?.root.find(({ bind }) => bind === "contact")).toMatchObject({
    notInJournal: true,
    optional: true,
  });
});

test("every answer of the question of contact has words, and who was hurt gets the card on violence", () => {
  const words = (contact: readonly string[]) =>
    textsOf(flippy.stateOf("d6-s2/contact", { ...BEFORE, "d6-s2/contact": { contact } }), "ko").at(-1);
  expect(words(["asked"])).toMatch(/연락하지 않는 쪽이 안전해요/);
  expect(words(["none"])).toMatch(/잇는 말/);
  expect(words([])).toMatch(/비워 두면/);
  const help = (contact: readonly string[]) =>
    flippy.helpIn("d6-s2", { ...BEFORE, "d6-s2/contact": { contact } });
  expect([help(["harmed"]), help(["scared"]), help(["none"]), help([])]).toEqual([["violence"], [], [], []]);
});

describe("anger that came back", () => {
  test("asks whether one is safe, and brings the card on violence unless one is", () => {
    const help = (safe: string) =>
      flippy.helpIn("d6-s1", { ...BEFORE, "d6-s1/report": { done: "bad", safe } });
    expect(["yes", "no", "unsure"].map(help)).toEqual([[], ["violence"], ["violence"]]);
  });

  test("where one is safe, goes on to what came back", () => {
    const met = placesOf(walk({ answers: { "d6-s1/report.done": "bad", "d6-s1/report.safe": "yes" } }));
    expect(met).toContain("d6-s1/came");
  });
});

describe("session 6 goes on by the report", () => {
  test.each([
    ["done", "rice"],
    ["part", "rice"],
    ["not", "half"],
    ["forgot", "half"],
    ["yet", "half"],
  ])("after “%s” with %s", (done, next) => {
    expect(flippy.nextOf("d6-s1/report", { ...BEFORE, "d6-s1/report": { done } })).toBe(next);
  });

  test("and without one with half of it", () => {
    expect(flippy.nextOf("d6-s1/report", { "d1-s2/gate": { gate: ["none"] } })).toBe("half");
    expect(flippy.nextOf("d6-s1/report", {})).toBe("half");
  });

  test("and asks again the next day where the day has not come", () => {
    const page = flippy.pages.find(({ place }) => place === "d6-s1/report");
    if (page === undefined) throw new Error("no page");
    const days = (done: string) =>
      reminderDays(page, flippy.stateOf("d6-s1/report", { ...BEFORE, "d6-s1/report": { done } }), undefined);
    expect([days("yet"), days("done")]).toEqual([1, undefined]);
  });
});

describe("what came beside the guess", () => {
  const bars = (came: string | undefined, prediction: Readonly<Record<string, unknown>>) => {
    const state = flippy.stateOf("d6-s1/came", {
      ...BEFORE,
      "d5-s3/guess": { prediction, sure: 60 },
      ...(came !== undefined && { "d6-s1/came": { came } }),
    });
    return shownOf(state, "comparison-bars").map(({ props }) => props);
  };
  const upset = { checked: ["upset"], more: [] };

  test("is all where it came as guessed, else nothing", () => {
    expect(bars("upset", upset)).toMatchObject([{ rows: { guess: { left: 60, right: 100 } } }]);
    expect(bars("granted", upset)).toMatchObject([{ rows: { guess: { left: 60, right: 0 } } }]);
  });

  test("is not drawn before it is known, or for a guess in one's own words", () => {
    expect(bars("unknown", upset)).toEqual([]);
    expect(bars(undefined, upset)).toEqual([]);
    expect(bars("upset", { checked: [], more: [{ id: "row-1", text: "웃는다" }] })).toEqual([]);
  });
});

describe("the letter", () => {
  test.each(REPORTS)("on speaking after “%s”", (report) => {
    const walked = walk({ answers: { "d6-s1/report.done": report, "d6-s1/report.safe": "yes" } });
    const isDone = report === "done" || report === "part";
    expect(/바라는 걸 말해 봤어/.test(letterOf(walked))).toBe(isDone);
    expect(/I said what I’d like/.test(letterOf(walked, "en"))).toBe(isDone);
    expect(/말하고 나서 힘들었어/.test(letterOf(walked))).toBe(report === "bad");
  });

  test.each(REPORTS)("on going out after “%s”", (report) => {
    const letter = letterOf(walk({ before: { "d4-s1/report": { done: report } } }));
    expect(/나갔다가 돌아온 날이 있어/.test(letter)).toBe(report === "done" || report === "part");
  });

  test("of who opened nothing before claims nothing", () => {
    const walked = walkProgramme(compiled, {
      programId: PROGRAMME,
      steps: ["d6-s4"],
      answers: {},
      seed: 2,
      leaveOptional: true,
    });
    for (const language of LANGUAGES) {
      expect(letterOf(walked, language)).not.toMatch(
        /말해 봤어|돌아온 날|해 보고 알았어|내가 한 일은|said what|went out and|Now I know|what I did/,
      );
    }
    expect(letterOf(walked)).toMatch(/말은 내가 고를게/);
  });

  test("has what one would say to mend, or what one will do differently", () => {
    expect(letterOf(walk({}))).toMatch(/내가 한 일은 이거야/);
    const alone = letterOf(walk({ answers: { "d6-s2/contact.contact": ["scared"] } }));
    expect(alone).not.toMatch(/내가 한 일은 이거야/);
    expect(alone).toMatch(/다음에 .*, .*요\./);
  });
});

test("the last act is to mend once, or to read the plan’s first line", () => {
  const asked = (mended: Readonly<Record<string, unknown>>) =>
    shownOf(flippy.stateOf("d6-s4/act", { ...BEFORE, "d6-s2/mend": mended }), "inline-select").map(
      ({ component }) => component.bind,
    );
  expect(asked({ mendOut: { did: "cut", effect: "hurt", next: "out" } })).toEqual(["mend"]);
  expect(asked({ own: "내가 문을 세게 닫았어." })).toEqual(["mend"]);
  expect(asked({})).toEqual(["act"]);
});

describe("a month later", () => {
  test("the gate comes again: danger to who hurt somebody, violence to who is harmed, and five items for them", () => {
    const help = (gate: readonly string[]) => flippy.helpIn("d6-s5", { ...BEFORE, "d1-s2/gate": { gate } });
    expect(help(["child"])).toEqual(["danger"]);
    expect(help(["harmed"])).toEqual(["violence"]);
    expect(help(["none"])).toEqual([]);
    const items = (gate: readonly string[]) =>
      shownOf(flippy.stateOf("d6-s5/later", { ...BEFORE, "d1-s2/gate": { gate } }), "question-set").map(
        ({ component }) => component.bind,
      );
    expect([items(["none"]), items(["harmed"])]).toEqual([["week"], ["week5"]]);
  });

  test.each(["d6-s3/measure", "d6-s5/later"])("harder by 2.5 brings help first on %s", (place) => {
    const [stepId = ""] = place.split("/");
    const week = (each: number) => ({
      late: each,
      replay: each,
      meant: each,
      apart: each,
      worn: each,
      asked: 10 - each,
    });
    const help = (now: number) =>
      flippy.helpIn(stepId, {
        ...BEFORE,
        "d1-s3/week": { had: "some", week: week(4) },
        [place]: { had: "some", week: week(now) },
      });
    expect([help(6), help(7), help(0)]).toEqual([[], ["danger"], []]);
  });
});

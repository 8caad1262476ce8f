import { describe, expect, test } from "vitest";
import { answersOf, itemsWithScore } from "../testing/mind-check.ts";
import { type ProgrammeWalk, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, mindCheck, pleaser, shownOf, textsOf } from "../testing/programmes.ts";

// Help and ways past the exercises in the first three sessions of Pleaser's programme. People whom a refusal could harm are tested in
// pleaser-gates.test.ts.

const PROGRAMME = "pleaser-v1";

/** The pages of a step that these answers lead to. */
function pagesOf(
  stepId: string,
  answers: Readonly<Record<string, unknown>>,
  before?: ProgrammeWalk["saved"],
) {
  const walk = walkProgramme(compiled, {
    programId: PROGRAMME,
    steps: [stepId],
    answers,
    seed: 1,
    leaveOptional: true,
    ...(before && { before }),
  });
  return walk.pages.map(({ pageId }) => pageId);
}

describe("who fears anger", () => {
  const rule = (fear: string) => ({ "d1-s2/rule.rule": { when: "refuse", fear } });

  test.each(["dislike", "leave", "selfish", "useless"])("is not asked for harm after “%s”", (fear) => {
    expect(pagesOf("d1-s2", rule(fear))).not.toContain("after");
  });

  test("is asked for harm, and nobody who leaves the rule empty", () => {
    expect(pagesOf("d1-s2", rule("rage"))).toContain("after");
    expect(pagesOf("d1-s2", {})).not.toContain("after");
  });

  test("has the card on violence after harm, or where it is not sure", () => {
    const help = (hurt: string) => pleaser.helpIn("d1-s2", { "d1-s2/after": { hurt } });
    expect(["yes", "unsure", "no"].map(help)).toEqual([["violence"], ["violence"], []]);
    expect(pleaser.helpIn("d1-s2", {})).toEqual([]);
  });

  test("finds the answer in no journal", () => {
    const after = pleaser.pages.find(({ place }) => place === "d1-s2/after");
    expect(after?.root.find(({ bind }) => bind === "hurt")).toMatchObject({ notInJournal: true });
  });

  test.each(["yes", "unsure"])(
    "and was harmed (%s) practises with strangers, whatever is said later",
    (hurt) => {
      const before = walkProgramme(compiled, {
        programId: PROGRAMME,
        steps: ["d1-s2", "d3-s1"],
        answers: { ...rule("rage"), "d1-s2/after.hurt": hurt, "d3-s1/safe.safe": ["none"] },
        seed: 1,
      }).saved;
      const met = pagesOf("d3-s3", {}, before);
      expect(met).toContain("strangers");
      expect(met).not.toContain("practise");
      const asked = { "d1-s2/after": { hurt }, "d3-s1/safe": { safe: ["none"] } };
      for (const place of ["d3-s1/ledger", "d3-s2/hold", "d3-s3/act"]) {
        expect(textsOf(pleaser.stateOf(place, asked), "ko").join(), place).toContain("겁나는 사람");
      }
    },
  );
});

describe("a voice that says one is a burden, that all were better without one, or that is heard", () => {
  const HEAVY = ["burden", "gone", "heard"];
  const LIGHT = ["cant", "nuisance", "fake", "endure"];
  const voice = (...said: string[]) => ({ "d2-s2/voice.voice": said });

  test.each([...HEAVY.map((said) => [said]), ...HEAVY.map((said) => ["cant", said]), ["burden", "heard"]])(
    "brings the card and the wish to die, and nothing is rewritten (%s)",
    (...said) => {
      expect(pleaser.helpIn("d2-s2", { "d2-s2/voice": { voice: said } })).toEqual(["danger"]);
      expect(pagesOf("d2-s2", voice(...said))).toEqual(["hear", "two", "voice", "apart", "rest"]);
      const state = pleaser.stateOf("d2-s2/rest", {});
      expect(shownOf(state, "helpline")).toHaveLength(1);
    },
  );

  test.each(LIGHT)("“%s” is no reason for the card, and is put in other words", (said) => {
    expect(pleaser.helpIn("d2-s2", { "d2-s2/voice": { voice: [said] } })).toEqual([]);
    const met = pagesOf("d2-s2", { ...voice(said), "d2-s2/say.say": { fact: "late", next: "one" } });
    expect(met).toEqual(["hear", "two", "voice", "say", "fit", "kept"]);
  });

  test("names the line for who hears it, and the journal quotes none of it", () => {
    const heard = pleaser.stateOf("d2-s2/voice", { "d2-s2/voice": { voice: ["heard"] } });
    expect(textsOf(heard, "ko").join()).toContain("1577-0199");
    expect(shownOf(heard, "helpline")).toHaveLength(1);
    const page = pleaser.pages.find(({ place }) => place === "d2-s2/voice");
    expect(page?.root.find(({ bind }) => bind === "voice")).toMatchObject({ notInJournal: true });
  });

  test("leads to the card again where the wish to die came", () => {
    const help = (apart: string) => pleaser.helpIn("d2-s2", { "d2-s2/apart": { apart } });
    expect(["none", "passing", "often", "unsaid"].map(help)).toEqual([[], ["danger"], ["danger"], []]);
  });
});

describe("a low-mood check from its second level on", () => {
  /** Saved answers of check-in rounds with these scores. */
  function checked(scores: Readonly<Record<number, number>>): ProgrammeWalk["saved"] {
    const rounds = Object.entries(scores).map(([round, score]) => [`d${round}-s3`, score] as const);
    const answers = rounds.flatMap(([stepId, score]) =>
      Object.entries(answersOf(mindCheck, stepId, itemsWithScore("depression", score))).flatMap(
        ([place, values]) =>
          Object.entries(values).map(([bind, value]) => [`${place}.${bind}`, value] as const),
      ),
    );
    return walkProgramme(compiled, {
      programId: "mind-check",
      steps: rounds.map(([stepId]) => stepId),
      answers: Object.fromEntries(answers),
      seed: 1,
    }).saved;
  }

  const told = (answer: string) => ({ "d2-s2/hear.told": answer });

  test.each([[{ 1: 21 }], [{ 1: 60 }], [{ 1: 10, 2: 21 }], [{ 1: 0, 2: 0, 3: 40 }]])(
    "has a doctor come first (%o)",
    (scores) => {
      expect(pagesOf("d2-s2", told("notyet"), checked(scores))).toEqual(["hear", "doctor"]);
      expect(pagesOf("d2-s2", told("told"), checked(scores))).toEqual([
        "hear",
        "two",
        "voice",
        "say",
        "kept",
      ]);
    },
  );

  test.each([[{}], [{ 1: 20 }], [{ 1: 40, 2: 12 }], [{ 1: 40, 2: 40, 3: 0 }]])(
    "and no lower one, nor an earlier round (%o)",
    (scores) => {
      // Where nothing is asked, the answer is none.
      expect(pagesOf("d2-s2", told("notyet"), checked(scores))).toEqual([
        "hear",
        "two",
        "voice",
        "say",
        "kept",
      ]);
    },
  );
});

describe("the start line", () => {
  const week = (point: number) => ({
    ...Object.fromEntries(["before", "worth", "count", "late", "sore"].map((id) => [id, point])),
    said: 10 - point,
  });
  const line = (point: number) =>
    textsOf(pleaser.stateOf("d1-s3/line", { "d1-s3/week": { week: week(point) } }), "ko")[0];

  test("names help where the week was hard, and calls no low number good", () => {
    expect(line(7)).toContain("지금 도움받기");
    expect(line(3)).toContain("부탁이 없던 한 주");
    expect(new Set([0, 5, 10].map(line)).size).toBe(3);
  });
});

describe("who practises with whom", () => {
  const ANSWERS = ["hits", "controls", "touches", "threatens-self", "fires", "money", "unsaid"];

  test.each([[], ...ANSWERS.map((id) => [id]), ...ANSWERS.map((id) => ["none", id])])(
    "[%s] leaves everyone but strangers out",
    (...safe) => {
      const before = walkProgramme(compiled, {
        programId: PROGRAMME,
        steps: ["d3-s1"],
        answers: { "d3-s1/safe.safe": safe },
        seed: 1,
      }).saved;
      expect(pagesOf("d3-s3", {}, before)).toEqual(["ready", "night", "strangers", "act", "kept"]);
    },
  );

  test("only people who fear nobody practise with a request of a person they know", () => {
    const before = walkProgramme(compiled, {
      programId: PROGRAMME,
      steps: ["d1-s2", "d3-s1"],
      answers: { "d1-s2/rule.rule": { when: "care", fear: "leave" }, "d3-s1/safe.safe": ["none"] },
      seed: 1,
    }).saved;
    expect(pagesOf("d3-s3", {}, before)).toEqual(["ready", "night", "practise", "act", "kept"]);
    expect(pagesOf("d3-s3", {})).toContain("strangers");
  });

  test.each(["money", "body"])("a request about %s is no practice, however uneasy it is", (what) => {
    const none = { role: null, first: null, tone: null, guess: null, at: null, dueAt: null };
    const held = { ...none, what, now: 9 };
    const answer = { want: null, room: null, choice: null, kept: null, own: null, by: null, at: null };
    const value = { held, answer, after: { hour: null, came: null, safe: null }, moved: 0, past: [] };
    for (const [page, bind] of [
      ["practise", "a1"],
      ["strangers", "b1"],
    ] as const) {
      const place = `d3-s3/${page}`;
      const state = pleaser.stateOf(place, { [place]: { [bind]: value } });
      expect(textsOf(state, "ko").slice(1)).toEqual([expect.stringContaining("연습하지 않아요")]);
      const kept = pleaser.stateOf("d3-s3/kept", { [place]: { [bind]: value } });
      expect(textsOf(kept, "ko").join()).not.toContain("연습해 본 대답");
    }
  });

  test.each(["hits", "controls", "touches"])("%s brings the card on violence", (id) => {
    expect(pleaser.helpIn("d3-s1", { "d3-s1/safe": { safe: [id] } })).toEqual(["violence"]);
  });
});

describe.each([
  ["d2-s1", "d1-s3"],
  ["d3-s1", "d2-s3"],
])("%s opens on the act of %s", (stepId, of) => {
  const REPORTS = ["done", "part", "not", "forgot", "yet", "bad"];
  const place = `${stepId}/report`;
  const state = (act: Readonly<Record<string, unknown>>, done?: string) =>
    pleaser.stateOf(place, { [`${of}/act`]: act, ...(done !== undefined && { [place]: { done } }) });

  test("with words of its own for each of the six answers", () => {
    const said = REPORTS.map((done) => textsOf(state({ given: "2026-11-20" }, done), "ko").at(-1));
    expect(new Set(said).size).toBe(REPORTS.length);
  });

  test("asked from the day after, and only of who settled it", () => {
    const asked = (act: Readonly<Record<string, unknown>>) => shownOf(state(act), "single-select").length;
    expect([{ given: "2026-11-21" }, { given: "2026-11-22" }, {}].map(asked)).toEqual([1, 0, 0]);
    const page = pleaser.pages.find((each) => each.place === `${of}/act`);
    expect(page?.root.find(({ bind }) => bind === "given")?.visible).toBe("answered.act");
  });
});

import { isRecord } from "@mindle/domain/text/json";
import { NO_REQUEST } from "@mindle/domain/widgets/slow-answer/value";
import { describe, expect, test } from "vitest";
import { setsOf } from "../testing/gates.ts";
import { openedPage, type ProgrammeWalk, placesOf, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, pleaser, shownOf } from "../testing/programmes.ts";

// People whom a refusal could harm never reach the ladder of refusals, nor a favour of a person they know, whatever is answered
// later: sessions 4 and 5 of Pleaser's programme, with the gates of the sessions before them.

const PROGRAMME = "pleaser-v1";

/** Answers to “whom could a no bring harm from?” that keep the person from the ladder. */
const HARMFUL = ["hits", "controls", "touches", "threatens-self", "fires", "money"];

const VIOLENT = ["hits", "controls", "touches"];

/** Pages on which a refusal to a known person is chosen, or a favour asked of them. */
const WITH_KNOWN = ["d4-s1/till", "d4-s1/noes", "d4-s1/no", "d5-s3/favour-up", "d5-s3/favour-close"] as const;

const STEPS = ["d1-s1", "d1-s2", "d3-s1", "d4-s1", "d4-s2", "d4-s3", "d5-s1", "d5-s2", "d5-s3"];

/** A no in fewer words, and how safe it was where they were angry. */
const trimmed = (safe: "unsure" | null) => ({
  ...NO_REQUEST,
  answer: { ...NO_REQUEST.answer, choice: "no", kept: ["answer"] },
  after: { ...NO_REQUEST.after, came: safe === null ? null : "angry", safe },
  past: [],
});

/** A person who fears nobody, did what was settled, and is asked how it went. */
const SAFE = {
  "d1-s1/who.with": "up",
  "d1-s2/rule.rule": { when: "care", fear: "leave" },
  "d3-s1/safe.safe": ["none"],
  "d4-s1/safe.safe": ["none"],
  "d4-s1/report.done": "done",
  "d5-s1/report.done": "done",
  "d5-s1/came.came": "sad",
  "d4-s2/trim.a2Up": trimmed(null),
  "d4-s2/trim.a2Close": trimmed(null),
  "d4-s2/trim.a2": trimmed(null),
  "d4-s3/act.given": "2026-11-20",
};

/** Session 3 settled an act a week ago, so that session 4 asks how it went. */
const ACT_OF_SESSION_3 = walkProgramme(compiled, {
  programId: PROGRAMME,
  steps: ["d3-s3"],
  answers: { "d3-s3/act.given": "2026-11-20" },
  seed: 1,
}).saved;

function walk(answers: Readonly<Record<string, unknown>>, seed = 1): ProgrammeWalk {
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps: STEPS,
    answers: { ...SAFE, ...answers },
    seed,
    before: ACT_OF_SESSION_3,
  });
}

const knownIn = (answers: Readonly<Record<string, unknown>>, seed = 1) => {
  const met = placesOf(walk(answers, seed));
  return WITH_KNOWN.filter((place) => met.includes(place));
};

describe("the ladder of session 4", () => {
  test("is there for who fears nobody", () => {
    expect(knownIn({})).toEqual(["d4-s1/till", "d4-s1/noes", "d4-s1/no", "d5-s3/favour-up"]);
    expect(knownIn({ "d1-s1/who.with": "close" })).toContain("d5-s3/favour-close");
    expect(knownIn({ "d1-s1/who.with": "self" })).toEqual(["d4-s1/till", "d4-s1/noes", "d4-s1/no"]);
  });

  test("is passed by after every other answer, and every set of answers", () => {
    const sets = setsOf(["none", ...HARMFUL, "unsaid"]);
    const open = sets.filter(
      (safe) => pleaser.nextOf("d4-s1/safe", { "d4-s1/safe": { safe } }) !== "stranger",
    );
    expect(sets).toHaveLength(256);
    expect(open).toEqual([["none"]]);
  });

  test("is passed by after every harm named in session 3, though session 4 hears of none", () => {
    const open = setsOf(["none", ...HARMFUL, "unsaid"]).filter(
      (safe) =>
        pleaser.nextOf("d4-s1/safe", { "d3-s1/safe": { safe }, "d4-s1/safe": { safe: ["none"] } }) !==
        "stranger",
    );
    expect(open.filter((safe) => safe.some((answer) => HARMFUL.includes(answer)))).toEqual([]);
    expect(open).toHaveLength(4);
  });
});

describe.each([
  ...HARMFUL.flatMap((answer) => [
    [`${answer} in session 3`, { "d3-s1/safe.safe": [answer] }] as const,
    [`${answer} in session 4`, { "d4-s1/safe.safe": [answer] }] as const,
    [`${answer} and “none” in session 4`, { "d4-s1/safe.safe": ["none", answer] }] as const,
  ]),
  ["nothing told in session 4", { "d4-s1/safe.safe": ["unsaid"] }] as const,
  ...["yes", "unsure"].map(
    (hurt) =>
      [
        `harm after a rage: ${hurt}`,
        { "d1-s2/rule.rule": { when: "refuse", fear: "rage" }, "d1-s2/after.hurt": hurt },
      ] as const,
  ),
  ...["no", "unsure"].map(
    (now) =>
      [
        `not safe after putting off an answer: ${now}`,
        { "d4-s1/report.done": "bad", "d4-s1/report.now": now },
      ] as const,
  ),
])("after %s", (_, answers) => {
  test.each([1, 2, 3])("nobody known is refused or asked (%i)", (seed) => {
    expect(knownIn(answers, seed)).toEqual([]);
    const met = placesOf(walk(answers, seed));
    expect(met).toEqual(expect.arrayContaining(["d4-s1/stranger", "d5-s3/favour"]));
  });

  test("the line that is trimmed is one to a stranger", () => {
    const trim = walk(answers).pages.find(({ pageId }) => pageId === "trim");
    const shown = trim?.state.components.filter(
      ({ component, visible }) => component.type === "slow-answer" && visible,
    );
    expect(shown?.map(({ component }) => component.bind)).toEqual(["a2"]);
  });
});

describe("an answer that hurt", () => {
  const CASES = [
    ["a refusal", { "d5-s1/report.done": "bad" }, "d5-s1/report.now"],
    ["a refusal that made them angry", { "d5-s1/came.came": "angry" }, "d5-s1/came.now"],
  ] as const;

  test.each(CASES)(
    "after %s leads to no comparison, and to favours of strangers where it is not safe",
    (_, hurt, now) => {
      for (const safe of ["yes", "no", "unsure"]) {
        const answers = { ...hurt, [now]: safe };
        const met = placesOf(walk(answers));
        expect(met, safe).not.toContain("d5-s1/beside");
        expect(met.includes("d5-s3/favour-up"), safe).toBe(safe === "yes");
      }
    },
  );

  test.each([
    ["d4-s1/report", { done: "bad" }, "d3-s3/act"],
    ["d5-s1/report", { done: "bad" }, "d4-s3/act"],
    ["d5-s1/came", { came: "angry" }, "d4-s3/act"],
  ])("in %s asks whether it is safe now; the card on violence follows unless it is", (place, said, act) => {
    const [stepId = ""] = place.split("/");
    const help = (now: string) =>
      pleaser.helpIn(stepId, { [act]: { given: "2026-11-15" }, [place]: { ...said, now } });
    expect(["yes", "no", "unsure"].map(help)).toEqual([[], ["violence"], ["violence"]]);
    const select = pleaser.pages
      .find((page) => page.place === place)
      ?.root.find(({ bind }) => bind === "now");
    expect(select).toMatchObject({ notInJournal: true, mood: "care" });
  });
});

test("a line that made them angry, where it was not safe, leads to favours of strangers", () => {
  expect(placesOf(walk({ "d4-s2/trim.a2Up": trimmed("unsure") }))).toContain("d5-s3/favour");
});

describe("the gate itself", () => {
  test.each(["d3-s1", "d4-s1"])(
    "in %s has the card on violence for violence, and for nothing else",
    (step) => {
      const help = (safe: string) => pleaser.helpIn(step, { [`${step}/safe`]: { safe: [safe] } });
      expect(VIOLENT.map(help)).toEqual(VIOLENT.map(() => ["violence"]));
      expect(["none", "threatens-self", "fires", "money", "unsaid"].flatMap(help)).toEqual([]);
      expect(pleaser.helpIn(step, {})).toEqual([]);
    },
  );

  test.each([
    ["threatens-self", ["112", "109"]],
    ["fires", ["1522-9000"]],
    ["money", ["1332", "132"]],
  ])("names whom to ask after “%s”", (answer, numbers) => {
    for (const place of ["d3-s1/safe", "d4-s1/safe"]) {
      const state = pleaser.stateOf(place, { [place]: { safe: [answer] } });
      const words = JSON.stringify(
        state.components.filter(({ visible }) => visible).map(({ props }) => props),
      );
      for (const number of numbers) expect(words).toContain(number);
    }
  });

  test("has those who listen beside the card on violence, and one line of numbers however much is ticked", () => {
    const lines = (safe: readonly string[]) =>
      shownOf(pleaser.stateOf("d4-s1/safe", { "d4-s1/safe": { safe } }), "helpline").length;
    expect(VIOLENT.map((each) => lines([each]))).toEqual(VIOLENT.map(() => 1));
    expect(lines([...VIOLENT, "threatens-self"])).toBe(1);
    expect([["none"], ["unsaid"], ["fires"], ["money"]].map(lines)).toEqual([0, 0, 0, 0]);
  });

  test("is quoted by no journal", () => {
    for (const place of ["d3-s1/safe", "d4-s1/safe"]) {
      const list = pleaser.pages
        .find((page) => page.place === place)
        ?.root.find(({ bind }) => bind === "safe");
      expect(list).toMatchObject({ notInJournal: true, type: "labelled-check-list" });
    }
  });

  test("comes before every ladder: no page with one is reached without it", () => {
    const withLadder = pleaser.pages.filter(({ root }) =>
      root.some(({ type }) => type === "avoidance-table"),
    );
    expect(withLadder.map(({ place }) => place)).toEqual(["d4-s1/noes"]);
    const gate = pleaser.pagesOf("d4-s1").findIndex(({ pageId }) => pageId === "safe");
    const ladder = pleaser.pagesOf("d4-s1").findIndex(({ pageId }) => pageId === "noes");
    expect(gate).toBeLessThan(ladder);
  });

  test("leaves one’s own body off every list", () => {
    const lists = pleaser.pages.flatMap(({ place, root }) =>
      root.flatMap(({ type, props }) =>
        type === "check-and-more" && place === "d4-s1/noes" && isRecord(props) ? [props["options"]] : [],
      ),
    );
    expect(lists).toHaveLength(3);
    expect(JSON.stringify(lists)).not.toMatch(/몸|만지|성|술|약/);
  });
});

test.each([
  ["d4-s3", "middle", "between"],
  ["d6-s1", "measure", "both"],
  ["d6-s5", "later", "again"],
])(
  "harder than at the start in %s: help first, counted, with numbers beside the bars",
  (stepId, asked, shown) => {
    const week = (point: number) => ({
      ...Object.fromEntries(["before", "worth", "count", "late", "sore"].map((id) => [id, point])),
      said: 10 - point,
    });
    const answers = (before: number, now: number) => ({
      "d1-s3/week": { week: week(before) },
      [`${stepId}/${asked}`]: { week: week(now) },
    });
    const harm = (before: number, now: number) => {
      const state = pleaser.stateOf(`${stepId}/${shown}`, answers(before, now));
      const line = state.components.some(
        ({ component, visible }) => component.type === "helpline" && visible,
      );
      return [pleaser.helpIn(stepId, answers(before, now)).length > 0, line];
    };
    expect(harm(4, 7)).toEqual([true, true]);
    expect(harm(4, 6)).toEqual([false, false]);
    expect(harm(7, 4)).toEqual([false, false]);
  },
);

test("the rows of refusals are those of whom one pleases most", () => {
  const rows = (who: string | undefined) => {
    const saved = walk(who === undefined ? {} : { "d1-s1/who.with": who }).saved;
    const page = openedPage(compiled, pleaser.pageAt("d4-s1/noes"), saved);
    return shownOf(page, "check-and-more").map(({ component }) => component.bind);
  };
  expect(["up", "close", "any", "self"].map(rows)).toEqual([["up"], ["close"], ["noes"], ["noes"]]);
});

describe("the tool of session 3", () => {
  const asked = (answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    shownOf(pleaser.stateOf("d3-s4/real", answers), "slow-answer").map(({ component }) => component.bind);

  test("asks about requests of people one knows only where nobody is feared", () => {
    const open = setsOf(["none", ...HARMFUL, "unsaid"]).filter((safe) =>
      asked({ "d3-s1/safe": { safe } }).includes("a1"),
    );
    expect(open).toEqual([["none"]]);
    for (const hurt of ["yes", "unsure"]) {
      expect(asked({ "d3-s1/safe": { safe: ["none"] }, "d1-s2/after": { hurt } })).toEqual(["b1"]);
    }
    expect(asked({ "d3-s1/safe": { safe: ["none"] }, "d1-s2/after": { hurt: "no" } })).toEqual(["a1"]);
    expect(asked({})).toEqual(["b1"]);
  });

  test.each(["money", "body"])("a request about %s is nothing to weigh; one's body brings help", (what) => {
    const a1 = { ...NO_REQUEST, held: { ...NO_REQUEST.held, what }, past: [] };
    const help = pleaser.helpIn("d3-s4", { "d3-s1/safe": { safe: ["none"] }, "d3-s4/real": { a1 } });
    expect(help).toEqual(what === "body" ? ["violence"] : []);
  });
});

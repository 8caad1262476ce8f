import { isRecord } from "@mindle/domain/text/json";
import { NO_READING, type TwoReadingsValue } from "@mindle/domain/widgets/two-readings/value";
import { describe, expect, test } from "vitest";
import { setsOf } from "../testing/gates.ts";
import { openedPage, type ProgrammeWalk, placesOf, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, flippy, shownOf, textsOf } from "../testing/programmes.ts";

// Violence is nothing that Flippy's programme treats. Whoever hurt somebody, or nearly did, comes to no exercise that faces people, and
// whoever is harmed asks nothing of the one who harms: sessions 1 to 5, with every gate, whatever is answered later.

const PROGRAMME = "flippy-v1";

/** Answers of who hurt somebody, or nearly did. */
const HURT = ["hit", "broke", "feared", "child"];

const HARMED = "harmed";

const OPTIONS = [...HURT, HARMED, "none", "unsaid"];

const STEPS = [
  ...["d1-s1", "d1-s2", "d1-s3"],
  ...["d2-s1", "d2-s2", "d2-s3"],
  ...["d3-s1", "d3-s2", "d3-s3", "d3-s4"],
  ...["d4-s1", "d4-s2", "d4-s3"],
  ...["d5-s1", "d5-s2", "d5-s3", "d5-s4"],
];

/** Pages that look for reasons, for what is wanted of someone, or prepare what to say. */
const FACING = [
  ...["d3-s3/why"],
  ...["d4-s1/shoes", "d4-s1/need", "d4-s2/under", "d4-s2/turn", "d4-s2/heard"],
  ...["d5-s1/friend", "d5-s1/safe", "d5-s1/record", "d5-s1/asks", "d5-s1/ask"],
  ...["d5-s2/fact", "d5-s2/say", "d5-s2/friend", "d5-s3/guess", "d5-s3/next", "d5-s3/act"],
];

/** Those that prepare to ask something of the person one was angry with. */
const ASKING = FACING.filter((place) => place.startsWith("d3") || place.startsWith("d5"));

/** A first reading of 45 degrees, once it is frozen and before it is read again. */
const READING = {
  ...NO_READING,
  first: { ...NO_READING.first, deg: 45, at: "2026-11-20T11:00:00.000Z", dueAt: "2026-11-20T11:05:00.000Z" },
  past: [],
};

/** A person who neither hurt anyone nor is harmed, did what was settled, and is asked how it went. */
const SAFE = {
  "d1-s1/way.way": "in",
  "d1-s2/gate.gate": ["none"],
  "d1-s3/week.had": "some",
  "d1-s3/act.given": "2026-11-10",
  "d2-s1/report.done": "done",
  "d2-s3/act.given": "2026-11-12",
  "d3-s1/report.done": "done",
  "d3-s2/first.r1": READING,
  "d3-s3/act.given": "2026-11-14",
  "d4-s1/report.done": "done",
  "d1-s2/blocked.blocked": "no",
  "d4-s2/under.swallowed": { checked: ["stop"], more: [] },
  "d4-s3/middle.had": "some",
  "d4-s3/night.given": "2026-11-16",
  "d5-s1/report.done": "done",
  "d5-s1/safe.safe": "no",
};

function walk(answers: Readonly<Record<string, unknown>>, seed = 1): ProgrammeWalk {
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps: STEPS,
    answers: { ...SAFE, ...answers },
    seed,
  });
}

test("who hurt nobody and is harmed by nobody comes to every exercise", () => {
  const met = placesOf(walk({}));
  const others = ["d5-s1/friend", "d5-s1/record", "d5-s2/friend"];
  expect(FACING.filter((place) => !met.includes(place))).toEqual(others);
  for (const place of ["d1-s2/hurt", "d4-s1/out", "d4-s2/helper", "d5-s1/people", "d5-s2/list", "d5-s3/call"])
    expect(met).not.toContain(place);
});

/** The gates, with what brings them. */
const GATES = [
  ["d1-s2/gate", {}],
  ["d2-s1/gate", { "d2-s1/report.done": "bad" }],
  ["d3-s1/gate", { "d3-s1/report.done": "bad" }],
  ["d5-s1/gate", {}],
] as const;

/** Of the pages, those of steps from this one on. */
const from = (gate: string, places: readonly string[]) =>
  places.filter((place) => place.slice(0, 5) >= gate.slice(0, 5) && place !== "d5-s1/friend");

describe.each(GATES)("%s", (gate, brought) => {
  const [stepId = ""] = gate.split("/");

  test.each(HURT)("who ticks “%s” faces nobody from then on, whatever is ticked beside it", (answer) => {
    for (const beside of [[], ["none"], ["unsaid"], [HARMED]]) {
      for (const seed of [1, 2]) {
        const met = placesOf(walk({ ...brought, [`${gate}.gate`]: [answer, ...beside] }, seed));
        expect(
          from(gate, FACING).filter((place) => met.includes(place)),
          beside.join(),
        ).toEqual([]);
        expect(met).toContain(`${stepId}/hurt`);
        expect(met).toEqual(expect.arrayContaining(["d5-s1/people", "d5-s2/list", "d5-s3/call"]));
      }
    }
  });

  test("who is harmed asks nothing of anyone but someone safe", () => {
    for (const beside of [[], ["none"], ["unsaid"]]) {
      const met = placesOf(walk({ ...brought, [`${gate}.gate`]: [HARMED, ...beside] }));
      expect(from(gate, ASKING).filter((place) => met.includes(place))).toEqual([]);
      expect(met).toEqual(expect.arrayContaining(["d5-s1/helper", "d5-s2/help", "d5-s3/call"]));
    }
  });

  test("brings the card on violence for who is harmed, and on danger for who hurt somebody, in this order", () => {
    const brings = (ticked: readonly string[]) => flippy.helpIn(stepId, { "d1-s2/gate": { gate: ticked } });
    for (const ticked of setsOf(OPTIONS)) {
      const isHarmed = ticked.includes(HARMED);
      const isHurt = ticked.some((each) => HURT.includes(each));
      expect(brings(ticked), ticked.join()).toEqual([
        ...(isHarmed ? ["violence"] : []),
        ...(isHurt ? ["danger"] : []),
      ]);
    }
    expect(flippy.helpIn(stepId, {})).toEqual([]);
  });

  test("has words for every answer, says where to call, and the journal quotes none of it", () => {
    const said = [...OPTIONS.map((each) => [each]), []].map((ticked) =>
      textsOf(flippy.stateOf(gate, { [gate]: { gate: ticked } }), "ko").at(-1),
    );
    expect(new Set(said).size).toBe(4);
    const cards = shownOf(flippy.stateOf(gate, { [gate]: { gate: [HARMED] } }), "helpline").map(
      ({ props }) => (isRecord(props) ? props["card"] : undefined),
    );
    expect(cards).toEqual(["violence"]);
    const page = flippy.pages.find(({ place }) => place === gate);
    expect(page?.root.find(({ bind }) => bind === "gate")).toMatchObject({
      notInJournal: true,
      optional: true,
    });
  });

  test("after an answer that someone was hurt one page shows the helplines: the flag is raised, and no card comes after it", () => {
    const page = flippy.pages.find(({ place }) => place === `${stepId}/hurt`);
    expect(page).toMatchObject({ helpKind: "danger", helpNamed: true });
    expect(shownOf(flippy.stateOf(`${stepId}/hurt`, {}), "helpline")).toHaveLength(1);
  });

  test("names 112 to who hurt somebody, and another adult to who fears to hit a child", () => {
    const words = (answer: string) =>
      textsOf(flippy.stateOf(`${stepId}/hurt`, { "d1-s2/gate": { gate: [answer] } }), "ko").join("\n");
    for (const answer of HURT) expect(words(answer)).toMatch(/112/);
    expect(words("child")).toMatch(/다른 어른/);
    expect(words("hit")).not.toMatch(/다른 어른/);
  });
});

describe("a gate that is left empty, or “I’d rather not say”,", () => {
  test.each([
    ["unsaid", ["unsaid"]],
    ["unsaid and none", ["unsaid", "none"]],
    ["empty", []],
  ])("in session 5 leads to something small with a friend (%s)", (_, gate) => {
    const next = flippy.nextOf("d5-s1/gate", { "d5-s1/gate": { gate } });
    expect(next).toBe("friend");
  });

  test("or never opened, too", () => {
    expect(flippy.nextOf("d5-s1/gate", {})).toBe("friend");
    const walked = walkProgramme(compiled, {
      programId: PROGRAMME,
      steps: ["d5-s1"],
      answers: {},
      seed: 2,
      leaveOptional: true,
    });
    expect(placesOf(walked)).toEqual(["d5-s1/report", "d5-s1/gate", "d5-s1/friend", "d5-s1/kept"]);
  });

  test("only “none” alone leads on", () => {
    const on = setsOf(OPTIONS).filter(
      (gate) => flippy.nextOf("d5-s1/gate", { "d5-s1/gate": { gate } }) === "safe",
    );
    expect(on).toEqual([["none"]]);
  });
});

describe("whether it is safe to speak", () => {
  test("leads on after no alone; after yes, not sure and nothing, past the person", () => {
    const next = (safe: unknown) =>
      flippy.nextOf("d5-s1/safe", safe === undefined ? {} : { "d5-s1/safe": { safe } });
    expect(["no", "yes", "unsure", undefined].map(next)).toEqual(["asks", "record", "record", "record"]);
  });

  test.each(["yes", "unsure"])("“%s” leads past what is asked of that person", (safe) => {
    const met = placesOf(walk({ "d5-s1/safe.safe": safe }));
    expect(met).toContain("d5-s1/record");
    for (const place of ["d5-s1/asks", "d5-s1/ask"]) expect(met).not.toContain(place);
  });

  test.each(["yes", "unsure"])("“%s” leads to a friend, with no words of a household or of work", (safe) => {
    for (const what of ["other", undefined]) {
      const met = placesOf(walk({ "d5-s1/safe.safe": safe, "d5-s1/record.record": what && { what } }));
      expect(met).toContain("d5-s2/friend");
      expect(met).not.toContain("d5-s2/say");
    }
  });

  test.each(["note", "ask"])(
    "who chooses to “%s” prepares no words, sets no day and is not measured for it",
    (what) => {
      const walked = walk({ "d5-s1/safe.safe": "yes", "d5-s1/record.record": { what } });
      const met = placesOf(walked);
      const prepared = ["d5-s2/fact", "d5-s2/say", "d5-s2/friend", "d5-s3/guess", "d5-s3/next", "d5-s3/act"];
      expect(prepared.filter((place) => met.includes(place))).toEqual([]);
      expect(met).toEqual(expect.arrayContaining(["d5-s2/kept", "d5-s3/kept"]));
      const ask = walked.pages.find(({ stepId, pageId }) => `${stepId}/${pageId}` === "d5-s4/ask");
      expect(
        ask?.state.components.filter(
          ({ component, visible }) => component.type === "two-readings" && visible,
        ),
      ).toEqual([]);
    },
  );
});

describe("who was kept from going out", () => {
  const bad = { "d4-s1/report.done": "bad" };

  test("is asked whether it frightened them; the card on violence follows unless it did not", () => {
    const help = (blocked: string) => flippy.helpIn("d4-s1", { "d1-s2/blocked": { blocked } });
    expect(["yes", "unsure", "no"].map(help)).toEqual([["violence"], ["violence"], []]);
    const page = flippy.pages.find(({ place }) => place === "d1-s2/blocked");
    expect(page?.root.find(({ bind }) => bind === "blocked")).toMatchObject({
      notInJournal: true,
      mood: "care",
    });
  });

  test.each(["yes", "unsure"])("and was frightened (%s) is harmed from then on", (blocked) => {
    const met = placesOf(walk({ ...bad, "d4-s1/blocked.blocked": blocked }));
    expect(ASKING.filter((place) => place.startsWith("d5") && met.includes(place))).toEqual([]);
    expect(met).toEqual(expect.arrayContaining(["d4-s3/between5", "d5-s1/helper", "d5-s2/help"]));
  });

  test("and was not comes to what was left", () => {
    expect(placesOf(walk({ ...bad, "d4-s1/blocked.blocked": "no" }))).toContain("d5-s1/asks");
  });
});

describe("a message that is not sent", () => {
  /** The tools as they are opened from home once the walk is over: whether a line is written anew, where it is measured at all. */
  const tools = (answers: Readonly<Record<string, unknown>>) => {
    const { saved } = walk(answers);
    return Object.fromEntries(
      ["d3-s2/first", "d3-s3/second", "d3-s4/real", "d5-s4/ask"].map((place) => [
        place,
        shownOf(openedPage(compiled, flippy.pageAt(place), saved), "two-readings").map(
          ({ props }) => isRecord(props) && props["rewrite"],
        ),
      ]),
    );
  };
  const TOOLS = (rewrite: boolean, ask: readonly boolean[]) => ({
    "d3-s2/first": [rewrite],
    "d3-s3/second": [rewrite],
    "d3-s4/real": [rewrite],
    "d5-s4/ask": ask,
  });

  test.each(GATES)(
    "is written anew, and measured before speaking, unless the last answer says otherwise (%s)",
    (gate, brought) => {
      expect(tools({ ...brought, [`${gate}.gate`]: ["none"] })).toEqual(TOOLS(true, [true]));
      for (const answer of [...HURT, HARMED]) {
        expect([answer, tools({ ...brought, [`${gate}.gate`]: [answer] })]).toEqual([
          answer,
          TOOLS(false, []),
        ]);
      }
    },
  );

  test.each(["yes", "unsure"])("is not by who was kept from going out (%s)", (blocked) => {
    const answers = { "d4-s1/report.done": "bad", "d4-s1/blocked.blocked": blocked };
    expect(tools(answers)).toEqual(TOOLS(false, []));
    expect(
      textsOf(openedPage(compiled, flippy.pageAt("d5-s4/ask"), walk(answers).saved), "ko").join(),
    ).toMatch(/1366/);
  });

  test.each([
    ["d3-s2", "d3-s2/first", "r1"],
    ["d3-s4", "d3-s4/real", "r2"],
    ["d5-s4", "d5-s4/ask", "r3"],
  ])("at 80 degrees, or where someone might be hurt, brings help first (%s)", (stepId, place, bind) => {
    const help = (deg: number, hurting = false) =>
      flippy.helpIn(stepId, {
        [place]: { [bind]: { ...READING, first: { ...READING.first, deg, hurting } } },
      });
    expect([help(40), help(79), help(80), help(20, true)]).toEqual([[], [], ["danger"], ["danger"]]);
  });
});

describe("the items of the week", () => {
  const asked = (place: string, answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    shownOf(flippy.stateOf(place, answers), "question-set").map(({ component }) => component.bind);

  test("are five for who is harmed, none in a week without anger, else six", () => {
    expect(asked("d1-s3/week", {})).toEqual(["week"]);
    expect(asked("d1-s3/week", { "d1-s2/gate": { gate: ["none"] } })).toEqual(["week"]);
    expect(asked("d1-s3/week", { "d1-s2/gate": { gate: [HARMED] } })).toEqual(["week5"]);
    expect(asked("d1-s3/week", { "d1-s3/week": { had: "none" } })).toEqual([]);
    expect(asked("d1-s3/week", { "d1-s3/week": { had: "some" } })).toEqual(["week"]);
    for (const place of ["d1-s3/week", "d4-s3/middle"]) {
      expect(asked(place, { "d1-s2/gate": { gate: [HARMED, "hit"] } })).toEqual(["week5"]);
      expect(asked(place, { "d1-s2/blocked": { blocked: "unsure" } })).toEqual(["week5"]);
      expect(asked(place, { "d1-s2/blocked": { blocked: "no" } })).toEqual(["week"]);
    }
    expect(asked("d4-s3/middle", { "d4-s3/middle": { had: "none" } })).toEqual([]);
  });

  test("are laid beside those of a start with other items by nobody", () => {
    const week5 = { late: 3, replay: 3, apart: 3, worn: 3, asked: 3 };
    const state = flippy.stateOf("d4-s3/between5", {
      "d1-s3/week": { week: { ...week5, meant: 9 } },
      "d4-s3/middle": { week5 },
    });
    expect(shownOf(state, "comparison-bars")).toEqual([]);
    expect(textsOf(state, "ko").join()).toMatch(/다섯 줄이 없어서/);
  });
});

test("what is said of a first degree is not said while it is read again", () => {
  const said = (r1: TwoReadingsValue) =>
    textsOf(flippy.stateOf("d3-s3/second", { "d3-s2/first": { r1 } }), "ko").join("\n");
  const before = { ...READING, first: { ...READING.first, at: null, dueAt: null } };
  expect(said(before)).toMatch(/5분 동안/);
  expect(said(READING)).toMatch(/같은 일을 떠올리고 온도만/);
  for (const deg of [10, 45, 70, 90]) {
    expect(said({ ...READING, first: { ...READING.first, deg } })).not.toMatch(
      /5분 동안|연습하기에는|익혀 두면/,
    );
  }
});

test("who measured nothing is not told of measuring again", () => {
  const kept = (answers: Parameters<typeof flippy.stateOf>[1]) =>
    textsOf(flippy.stateOf("d3-s2/kept", answers), "ko").join("\n");
  expect(kept({})).not.toMatch(/다시 잴 수/);
  expect(kept({ "d3-s2/first": { r1: READING } })).toMatch(/다시 잴 수/);
});

test("who found it dangerous to speak is led past the practice of speaking, and told of none", () => {
  const walked = walk({ "d4-s2/under.swallowed": { checked: ["danger", "stop"], more: [] } });
  const met = placesOf(walked);
  for (const place of ["d4-s2/turn", "d4-s2/heard"]) expect(met).not.toContain(place);
  const kept = walked.pages.find(({ stepId, pageId }) => `${stepId}/${pageId}` === "d4-s2/kept");
  expect(kept?.shown.ko.join("\n")).toMatch(/안전한지부터/);
  expect(kept?.shown.ko.join("\n")).not.toMatch(/다듬어요/);
});

test("safety as what was guarded, and danger in speaking, bring help first", () => {
  const podium = (gold: string) => ({ "d4-s1/need": { need: { gold, silver: "rest", bronze: "fair" } } });
  expect(flippy.helpIn("d4-s1", podium("safe"))).toEqual(["violence"]);
  expect(flippy.helpIn("d4-s1", podium("trust"))).toEqual([]);
  const swallowed = (checked: string) => ({
    "d1-s1/way": { way: "in" },
    "d4-s2/under": { swallowed: { checked: [checked], more: [] } },
  });
  expect(flippy.helpIn("d4-s2", swallowed("danger"))).toEqual(["violence"]);
  expect(flippy.helpIn("d4-s2", swallowed("stop"))).toEqual([]);
});

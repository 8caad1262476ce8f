import { isRecord } from "@mindle/domain/text/json";
import { NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { setsOf } from "../testing/gates.ts";
import { type ProgrammeWalk, placesOf, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, jumpy, shownOf, textsOf } from "../testing/programmes.ts";

// What must not be sealed, left unknown, rested or approached alone: sessions 1 to 5 of Jumpy's programme, with every answer of their
// gates, whatever is answered later.

const PROGRAMME = "jumpy-v1";

const KINDS = ["worry", "body", "people", "varies"] as const;

/** Answers of the gate of session 1 besides “none”, and of those of sessions 3 and 5. */
const NOT_TO_SEAL = ["due", "body", "harm"];
const GATED = ["body", "washing", "after", "danger", "unsaid"];

/** Pages on which something is left unknown, rested, sealed or approached, by what must lead past them. */
const LADDERS = ["d3-s2/worry", "d3-s2/body", "d3-s2/people"];
const RESTS = ["d4-s4/worry", "d4-s4/body", "d4-s4/people"];
const APPROACHES = [
  "d5-s2/worry",
  "d5-s2/body",
  "d5-s2/people",
  "d5-s2/mild",
  "d5-s3/seal",
  "d5-s3/leave",
  "d5-s4/day",
];
const BODILY = ["d3-s2/body", "d4-s4/body", "d5-s2/body"];
const TO_PEOPLE = ["d3-s2/people", "d4-s4/people", "d5-s2/people"];

const STEPS = ["d1-s1", "d1-s2", "d3-s2", "d3-s3", "d4-s3", "d4-s4", "d5-s1", "d5-s2", "d5-s3", "d5-s4"];

/** A person about whom no gate has anything to say. */
const FREE = {
  "d1-s1/kind.kind": "worry",
  "d1-s2/gate.gate": ["none"],
  "d3-s2/safe.safe": ["none"],
  "d5-s1/safe.safe": ["none"],
};

const sealed = {
  ...NO_ENVELOPE.sealed,
  topic: "contact",
  sure: 80,
  cope: 3,
  on: "2026-11-10",
  dueOn: "2026-11-17",
};

/** An envelope, opened with what came. */
const envelope = (outcome: "not" | "partly" | "happened" | "unknown" | null, met: number | null = null) => ({
  envelopes: [{ ...NO_ENVELOPE, sealed, opened: { ...NO_ENVELOPE.opened, outcome, met } }],
});

function walk(
  answers: Readonly<Record<string, unknown>>,
  seed = 1,
  left: readonly string[] = [],
): ProgrammeWalk {
  const given = { ...FREE, ...answers };
  const kept = Object.entries(given).filter(([name]) => !left.includes(name));
  return walkProgramme(compiled, {
    programId: PROGRAMME,
    steps: STEPS,
    answers: {
      ...Object.fromEntries(kept),
      // What is left blank is not generated.
      ...Object.fromEntries(left.map((name) => [name, []])),
    },
    seed,
  });
}

/** Which of these pages are met by whoever worries in any way, in several walks. */
function metOf(
  places: readonly string[],
  answers: Readonly<Record<string, unknown>>,
  left: readonly string[] = [],
): readonly string[] {
  const met = new Set(
    KINDS.flatMap((kind) =>
      [1, 2].flatMap((seed) => placesOf(walk({ "d1-s1/kind.kind": kind, ...answers }, seed, left))),
    ),
  );
  return places.filter((place) => met.has(place));
}

const gateOf = (gate: readonly string[]) => ({ "d1-s2/gate": { gate } });

describe("the first envelope", () => {
  test("is there for “none” alone, of all sets of answers", () => {
    const sets = setsOf(["none", ...NOT_TO_SEAL]);
    const open = sets.filter((gate) => jumpy.nextOf("d1-s2/gate", gateOf(gate)) === "why");
    expect(sets).toHaveLength(16);
    expect(open).toEqual([["none"]]);
  });

  test("leads to the first five minutes where something cannot wait, unless it is the body or harm", () => {
    const first = setsOf(NOT_TO_SEAL).filter((gate) => jumpy.nextOf("d1-s2/gate", gateOf(gate)) === "first");
    expect(first).toEqual([["due"]]);
    expect(jumpy.nextOf("d1-s2/gate", gateOf(["body", "due"]))).toBe("kept");
  });

  test("gives way to the card on violence for harm alone, to a doctor for the body", () => {
    const help = (said: string) => jumpy.helpIn("d1-s2", gateOf([said]));
    expect(["harm", ...["none", "due", "body"]].map(help)).toEqual([["violence"], [], [], []]);
    expect(textsOf(jumpy.stateOf("d1-s2/gate", gateOf(["body"])), "ko").join()).toMatch(/진료부터 예약.*119/);
  });

  test("without it, nobody is asked to put a worry off to it", () => {
    const act = (answers: Parameters<typeof jumpy.stateOf>[1]) =>
      shownOf(jumpy.stateOf("d1-s3/act", answers), "inline-select").map(({ component }) => component.bind);
    expect(act({})).toEqual(["notice"]);
    expect(act({ "d1-s2/seal": { e1: envelope(null) } })).toEqual(["act"]);
  });
});

describe("of whom no gate says anything", () => {
  test.each([
    ["worry", ["d3-s2/worry", "d4-s4/worry", "d5-s2/worry"]],
    ["varies", ["d3-s2/worry", "d4-s4/worry", "d5-s2/worry"]],
    ["body", ["d3-s2/body", "d4-s4/body", "d5-s2/body"]],
    ["people", ["d3-s2/people", "d4-s4/people", "d5-s2/people"]],
  ])("who worries by “%s” has those rows, and no other", (kind, rows) => {
    const met = placesOf(walk({ "d1-s1/kind.kind": kind }));
    expect([...LADDERS, ...RESTS, ...APPROACHES.slice(0, 4)].filter((place) => met.includes(place))).toEqual(
      rows,
    );
    expect(met).toEqual(expect.arrayContaining(["d3-s3/seal", "d5-s3/seal", "d5-s4/day"]));
  });
});

describe("the gate of session 3", () => {
  test("has a ladder for “none” and the body alone, of all sets of answers", () => {
    const sets = setsOf(["none", ...GATED]);
    const way = (safe: readonly string[]) => {
      const answers = { "d3-s2/safe": { safe } };
      return jumpy.nextOf("d3-s2/safe", answers) === "calm" ? "calm" : jumpy.nextOf("d3-s2/mail", answers);
    };
    expect(sets).toHaveLength(64);
    expect(sets.filter((safe) => way(safe) === "worry")).toEqual([["none"], ["body"], ["none", "body"]]);
    expect(sets.filter((safe) => way(safe) === "calm")).toEqual(
      sets.filter((safe) => safe.includes("washing")),
    );
    expect(way([])).toBe("mild");
  });

  test("who checks or washes for over an hour a day seals nothing, and rests and approaches nothing", () => {
    for (const safe of setsOf(["none", ...GATED]).filter((each) => each.includes("washing"))) {
      const met = placesOf(walk({ "d3-s2/safe.safe": safe, "d1-s1/kind.kind": "people" }));
      const shut = [
        ...LADDERS,
        "d3-s2/mild",
        "d3-s2/fit",
        "d3-s3/seal",
        "d3-s3/act",
        ...RESTS,
        ...APPROACHES,
      ];
      expect(
        shut.filter((place) => met.includes(place)),
        safe.join(),
      ).toEqual([]);
      expect(met).toEqual(expect.arrayContaining(["d3-s2/calm", "d4-s4/notice", "d5-s1/rest"]));
    }
  });
});

describe.each([
  ["something terrible, in session 3", { "d3-s2/safe.safe": ["after"] }],
  ["something terrible, in session 5", { "d5-s1/safe.safe": ["after"] }],
  ["something terrible and “none”, in session 5", { "d5-s1/safe.safe": ["none", "after"] }],
  ["washing, in session 5", { "d5-s1/safe.safe": ["washing"] }],
  ["a real danger, in session 3", { "d3-s2/safe.safe": ["danger"] }],
  ["a real danger, in session 5", { "d5-s1/safe.safe": ["danger"] }],
  ["someone who may do harm, in session 1", { "d1-s2/gate.gate": ["harm"] }],
])("after %s", (_, answers) => {
  test("nothing is approached", () => {
    expect(metOf(APPROACHES, answers)).toEqual([]);
    expect(metOf(["d5-s1/rest"], answers)).toEqual(["d5-s1/rest"]);
  });
});

describe.each([
  ["danger, in session 3", { "d3-s2/safe.safe": ["danger"] }],
  ["someone who may do harm, in session 1", { "d1-s2/gate.gate": ["harm"] }],
])("after %s", (_, answers) => {
  test("nothing but the mildest is left unknown, and no check is rested", () => {
    expect(metOf([...LADDERS, ...RESTS], answers)).toEqual([]);
    expect(metOf(["d3-s2/mild"], answers)).toEqual(["d3-s2/mild"]);
  });
});

describe.each([
  ["trouble that needs a doctor, in session 3", { "d3-s2/safe.safe": ["body"] }, BODILY],
  ["new bodily trouble, in session 1", { "d1-s2/gate.gate": ["body"] }, BODILY],
  ["trouble that needs a doctor, in session 5", { "d5-s1/safe.safe": ["body"] }, ["d5-s2/body"]],
])("after %s", (_, answers, bodily) => {
  test("no bodily act comes, and the others do", () => {
    expect(metOf(bodily, answers)).toEqual([]);
    expect(metOf(["d5-s2/worry", "d5-s2/people"], answers)).toEqual(["d5-s2/worry", "d5-s2/people"]);
  });
});

describe("what is left blank is not passed", () => {
  test("in session 1, nothing is sealed", () => {
    expect(metOf(["d1-s2/why", "d1-s2/seal", "d1-s2/first"], {}, ["d1-s2/gate.gate"])).toEqual([]);
  });

  test("in session 3, nothing but the mildest is left unknown, and no check is rested", () => {
    expect(metOf([...LADDERS, ...RESTS], {}, ["d3-s2/safe.safe"])).toEqual([]);
    expect(metOf(["d3-s2/mild", "d4-s4/notice"], {}, ["d3-s2/safe.safe"])).toHaveLength(2);
  });

  test("in session 5, only the nearest is approached", () => {
    const blank = metOf(APPROACHES.slice(0, 4), {}, ["d5-s1/safe.safe"]);
    expect(blank).toEqual(["d5-s2/mild"]);
  });

  test.each(["d3-s2/safe.safe", "d5-s1/safe.safe"])("and neither is what is not told (%s)", (gate) => {
    expect(
      metOf([...LADDERS.filter(() => gate.startsWith("d3")), "d5-s2/body"], { [gate]: ["unsaid"] }),
    ).toEqual(gate.startsWith("d3") ? ["d5-s2/body"] : []);
  });
});

describe("people one is afraid of", () => {
  test.each([
    ["d3-s2/safe.safe", "danger"],
    ["d1-s2/gate.gate", "harm"],
  ])("are in no row of any session after %s", (gate, answer) => {
    expect(metOf(TO_PEOPLE, { [gate]: [answer] })).toEqual([]);
  });
});

describe("the gate itself", () => {
  test.each(["d3-s2", "d5-s1"])("in %s has the card on violence for danger, and for nothing else", (step) => {
    const help = (safe: string) => jumpy.helpIn(step, { [`${step}/safe`]: { safe: [safe] } });
    expect(help("danger")).toEqual(["violence"]);
    expect(["none", ...GATED.filter((each) => each !== "danger")].flatMap(help)).toEqual([]);
    expect(jumpy.helpIn(step, {})).toEqual([]);
  });

  test.each(["d3-s2/safe", "d5-s1/safe"])("in %s names whom to ask, and is quoted by no journal", (place) => {
    const words = (safe: string) => textsOf(jumpy.stateOf(place, { [place]: { safe: [safe] } }), "ko").join();
    for (const safe of ["washing", "after"]) expect(words(safe)).toContain("1577-0199");
    expect(words("body")).toContain("의사");
    const list = jumpy.pages.find((page) => page.place === place)?.root.find(({ bind }) => bind === "safe");
    expect(list).toMatchObject({ notInJournal: true, optional: true, type: "labelled-check-list" });
    const gate = jumpy.pages
      .find((page) => page.place === "d1-s2/gate")
      ?.root.find(({ bind }) => bind === "gate");
    expect(gate).toMatchObject({ notInJournal: true, optional: true });
  });

  test("comes before every ladder", () => {
    const ladders = jumpy.pages.filter(({ root }) => root.some(({ type }) => type === "avoidance-table"));
    expect(ladders.map(({ place }) => place)).toEqual([...LADDERS, ...APPROACHES.slice(0, 3)]);
  });

  test("leaves medicine, doctors, gas and money that is due off every list of acts", () => {
    const rows = jumpy.pages.flatMap(({ place, root }) =>
      [...LADDERS, ...RESTS, ...APPROACHES].includes(place)
        ? root.flatMap(({ props }) => (isRecord(props) ? [props["options"] ?? [], props["rows"] ?? []] : []))
        : [],
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(JSON.stringify(rows)).not.toMatch(/약을|약 |검진|병원|가스|납부|카드값|숨을/);
  });
});

describe("what came", () => {
  const met = (answers: Parameters<typeof jumpy.stateOf>[1]) => jumpy.stateOf("d4-s2/beside", answers);
  const bars = (outcome: Parameters<typeof envelope>[0], coped: number | null = null) =>
    shownOf(met({ "d1-s2/seal": { e1: envelope(outcome, coped) } }), "comparison-bars").map(({ props }) =>
      isRecord(props) && isRecord(props["rows"]) ? Object.values(props["rows"]) : [],
    );

  test("is laid beside what seemed likely, where it did not come or some of it did", () => {
    expect(bars("not")).toMatchObject([[{ left: 80, right: 0 }]]);
    expect(bars("partly")).toMatchObject([[{ left: 80, right: 50 }]]);
    expect(bars("unknown")).toEqual([]);
  });

  test("after it happened, only how one coped is compared, and help is near where it was harder", () => {
    expect(bars("happened", 6)).toMatchObject([[{ left: 3, right: 6 }]]);
    const help = (coped: number) =>
      shownOf(met({ "d1-s2/seal": { e1: envelope("happened", coped) } }), "helpline").length;
    expect([2, 3, 6].map(help)).toEqual([1, 0, 0]);
    expect(bars("happened")).toEqual([]);
  });

  test("has words where there is no number, or nobody knows", () => {
    const words = (answers: Parameters<typeof jumpy.stateOf>[1]) => textsOf(met(answers), "ko").join();
    expect(words({ "d1-s2/seal": { e1: envelope("unknown") } })).toContain("끝내 모르는 일");
    expect(words({})).toContain("글로만");
  });

  test("of an act that was not done, is neither opened nor compared", () => {
    for (const done of ["not", "forgot", "yet"]) {
      const answers = {
        "d3-s3/act": { given: "2026-11-15" },
        "d3-s3/seal": { e2: envelope("not") },
        "d4-s1/report": { done },
      };
      expect(jumpy.nextOf("d4-s1/spent", answers), done).toBe("past");
      expect(shownOf(met(answers), "comparison-bars"), done).toEqual([]);
    }
  });

  test.each([
    ["d1-s2/seal", { "d1-s2/seal": { e1: envelope("happened") } }],
    [
      "d3-s3/seal",
      {
        "d3-s3/seal": { e2: envelope("happened") },
        "d4-s1/report": { done: "bad" },
        "d3-s3/act": { given: "2026-11-15" },
      },
    ],
    ["d4-s1/past", { "d4-s1/past": { past: "happened" } }],
  ])("if it happened (%s), nothing is made of it: what Jumpy adds is passed by", (_, answers) => {
    expect(jumpy.nextOf("d4-s3/adds", answers)).toBe("rest");
    expect(shownOf(jumpy.stateOf("d4-s3/adds", answers), "helpline")).toHaveLength(1);
    for (const others of [{}, { "d1-s2/seal": { e1: envelope("not") } }]) {
      expect(jumpy.nextOf("d4-s3/adds", others)).toBe("pulse");
      expect(textsOf(jumpy.stateOf("d4-s3/adds", others), "ko").join()).toContain("한마디를 덧붙이고");
    }
  });
});

test("harder than at the start in session 4: help first, counted, with numbers beside the bars", () => {
  const week = (point: number) => ({
    ...Object.fromEntries(["open", "again", "away", "lost", "rest"].map((id) => [id, point])),
    with: 10 - point,
  });
  const harm = (before: number, now: number) => {
    const answers = { "d1-s3/week": { week: week(before) }, "d4-s4/middle": { week: week(now) } };
    const state = jumpy.stateOf("d4-s4/between", answers);
    return [jumpy.helpIn("d4-s4", answers).length > 0, shownOf(state, "helpline").length > 0];
  };
  expect(harm(4, 7)).toEqual([true, true]);
  expect(harm(4, 6)).toEqual([false, false]);
  expect(harm(7, 4)).toEqual([false, false]);
});

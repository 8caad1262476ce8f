import { helpOf, reminderDays } from "@mindle/domain/content/page";
import { type Card, NO_CARD, type Outcome } from "@mindle/domain/widgets/hello-card/value";
import { describe, expect, test } from "vitest";
import { setsOf } from "../testing/gates.ts";
import { type ProgrammeWalk, placesOf, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, shelly, shownOf, textsOf } from "../testing/programmes.ts";

// Gates of Shelly's programme: who is kept from people comes to no first move and is reminded of none, who is shut out reads nothing in
// another way, and who was hurt, or says nothing, has greetings that need no answer. A gate that is left empty is not passed.

const PROGRAMME = "shelly-v1";

const STEPS = [1, 2, 3, 4, 5].flatMap((session) => [1, 2, 3].map((step) => `d${session}-s${step}`));

const GATE = ["none", "days", "hopeless", "home", "kept", "shut"];
const SAFE = ["none", "hits", "money", "online", "spread", "boss", "unsaid"];

const cards = (part: Partial<Card>) => ({
  cards: [{ ...NO_CARD, role: "lunch", tone: "formal" as const, text: "점심 드셨어요?", expect: 4, ...part }],
});
const SENT = { sent: { on: "2026-11-16", dueOn: "2026-11-19" } };
const came = (outcome: Outcome) =>
  cards({ ...SENT, back: { on: "2026-11-18", came: outcome, met: outcome === "hurt" ? null : 6 } });

/** Somebody who passes every gate, did what was settled, and was answered. */
const PASSED = {
  "d1-s1/lack.lack": "near",
  "d1-s2/gate.gate": ["none"],
  "d2-s1/report.done": "done",
  "d2-s2/three.three": { first: { choice: "me" }, other: { choice: "busy" } },
  "d3-s1/safe.safe": ["none"],
  "d3-s1/people.people": { checked: ["lunch", "class"], more: [] },
  "d3-s3/card.hello": cards(SENT),
  "d3-s3/near.near": cards({ role: "guard" }),
  "d4-s1/report.done": "done",
  "d4-s1/card.hello": came("warm"),
  "d5-s1/report.done": "done",
  "d5-s1/safe.safe": ["none"],
  "d5-s2/card.line": cards({ role: "desk" }),
  "d5-s2/near.near": cards({ role: "clerk" }),
  ...Object.fromEntries(
    ["d1-s2/nod", "d2-s3/act", "d3-s3/kept", "d4-s3/act", "d5-s3/when"].map((page) => [
      `${page}.given`,
      "2026-11-12",
    ]),
  ),
};

/** Answers that are left empty on purpose. */
const LEFT = { "d1-s2/gate.gate": [], "d2-s1/gate.gate": [], "d3-s1/gate.gate": [], "d5-s1/gate.gate": [] };

function walk(answers: Readonly<Record<string, unknown>>, steps = STEPS, seed = 1): ProgrammeWalk {
  return walkProgramme(compiled, { programId: PROGRAMME, steps, answers: { ...PASSED, ...answers }, seed });
}

/** The help cards on the way. */
const helpOn = ({ pages }: ProgrammeWalk) =>
  pages.flatMap(({ stepId, pageId, state }) => helpOf(shelly.pageAt(`${stepId}/${pageId}`), state) ?? []);

/** The pages on the way that have the person reminded. */
const remindersOn = ({ pages }: ProgrammeWalk) =>
  pages.flatMap(({ stepId, pageId, state }) => {
    const place = `${stepId}/${pageId}`;
    const page = shelly.pageAt(place);
    return reminderDays(page, state, helpOf(page, state)) === undefined ? [] : [place];
  });

/** A list as it is recalled: what was left empty is no answer. */
const answersOf = (page: string, bind: string, ids: readonly string[]) =>
  ids.length === 0 ? {} : { [page]: { [bind]: ids } };

/** Pages on which somebody is chosen, written to or told something, and what is shown of them later. */
const FIRST_MOVES = [
  "d3-s1/people",
  "d3-s1/stop",
  "d3-s2/one",
  "d3-s2/two",
  "d3-s2/three",
  "d3-s2/small",
  "d3-s3/card",
  "d3-s3/near",
  "d4-s1/card",
  "d4-s1/near",
  "d4-s1/less",
  "d5-s1/open",
  "d5-s1/rung",
  "d5-s1/light",
  "d5-s2/line",
  "d5-s2/card",
  "d5-s2/mild",
  "d5-s2/near",
  "d5-s3/when",
];

/** Of these, the ones with people one knows. */
const WITH_KNOWN = FIRST_MOVES.filter((place) => !/\/(near|small|light|mild|when|less)$/.test(place));

const metOf = (places: readonly string[], walked: ProgrammeWalk) => {
  const met = placesOf(walked);
  return places.filter((place) => met.includes(place));
};

test("who passes every gate comes to all of it, and is reminded after each session", () => {
  const walked = walk({});
  expect(metOf(WITH_KNOWN, walked)).toEqual(WITH_KNOWN);
  expect(helpOn(walked)).toEqual([]);
  expect(remindersOn(walked)).toEqual(["d1-s3/kept", "d2-s3/kept", "d3-s3/kept", "d4-s3/kept", "d5-s3/kept"]);
});

describe("the gate of session 1", () => {
  test("leads to one person after days alone without hope, to shelter where one is kept from people, else on", () => {
    for (const gate of setsOf(GATE)) {
      const next = shelly.nextOf("d1-s2/gate", { "d1-s2/gate": { gate } });
      const isAlone = gate.includes("days") && gate.includes("hopeless");
      expect(next, gate.join()).toBe(isAlone ? "one" : gate.includes("kept") ? "shelter" : "week");
    }
  });

  test("has the card on danger for both together, the one on violence for who is kept, and else none", () => {
    for (const gate of setsOf(GATE)) {
      const isAlone = gate.includes("days") && gate.includes("hopeless");
      const expected = [...(isAlone ? ["danger"] : []), ...(gate.includes("kept") ? ["violence"] : [])];
      expect(helpOn(walk({ "d1-s2/gate.gate": gate }, ["d1-s2"])), gate.join()).toEqual(expected);
    }
  });

  test.each([
    ["days", []],
    ["hopeless", []],
    ["home", ["109", "마들랜"]],
    ["kept", ["1366", "112"]],
    ["shut", []],
  ] as const)("names where help is after “%s”", (answer, numbers) => {
    const state = shelly.stateOf("d1-s2/gate", { "d1-s2/gate": { gate: [answer] } });
    const words = textsOf(state, "ko").join("\n");
    for (const number of numbers) expect(words).toContain(number);
    expect(shownOf(state, "helpline").length).toBe(answer === "kept" ? 0 : 1);
  });

  test("is quoted by no journal, nor is what is asked of people", () => {
    for (const place of ["d1-s2/gate", "d3-s1/safe", "d5-s1/safe"]) {
      const list = shelly.pageAt(place).root.find(({ type }) => type === "labelled-check-list");
      expect(list, place).toMatchObject({ notInJournal: true });
    }
  });

  test("is asked again in sessions 2, 3 and 5 where it was left empty, and only there", () => {
    const AGAIN = ["d2-s1/gate", "d3-s1/gate", "d5-s1/gate"];
    expect(metOf(AGAIN, walk(LEFT))).toEqual(AGAIN);
    expect(metOf(AGAIN, walk({}))).toEqual([]);
    const told = walk({ ...LEFT, "d2-s1/gate.gate": ["none"] });
    expect(metOf(AGAIN, told)).toEqual(["d2-s1/gate"]);
    expect(metOf(["d3-s3/card"], told)).toEqual(["d3-s3/card"]);
  });
});

describe("who is kept from people", () => {
  const KEPT = { "d1-s2/gate": { gate: ["kept"] } };

  const WAYS = [
    ["says so at once", { "d1-s2/gate.gate": ["kept"] }, STEPS.slice(1)],
    ["has another answer as well", { "d1-s2/gate.gate": ["kept", "home", "shut"] }, STEPS.slice(1)],
    ["says so in session 2", { ...LEFT, "d2-s1/gate.gate": ["kept"] }, STEPS],
    ["says so in session 3", { ...LEFT, "d3-s1/gate.gate": ["kept"] }, STEPS],
  ] as const;

  test.each(WAYS)("and %s comes to no first move, whatever is answered besides", (_, answers, steps) => {
    for (const seed of [1, 2, 3]) {
      const walked = walk(answers, [...steps], seed);
      expect(metOf(FIRST_MOVES, walked)).toEqual([]);
      expect(placesOf(walked).some((place) => place.endsWith("/shelter"))).toBe(true);
      expect(helpOn(walked)).toContain("violence");
      expect(remindersOn(walked)).toEqual([]);
    }
  });

  test("meets the card on violence in every step of sessions 3 and 5, and looks outward without it", () => {
    const kept = { "d1-s2/gate.gate": ["kept"] };
    for (const stepId of ["d3-s1", "d3-s2", "d3-s3", "d4-s1", "d4-s2", "d5-s1", "d5-s2", "d5-s3"]) {
      const walked = walk(kept, ["d1-s2", stepId]);
      const met = placesOf(walked).filter((place) => place.startsWith(stepId));
      expect(met.at(-1)).toBe(`${stepId}/shelter`);
      expect(helpOn(walked), stepId).toEqual(["violence", "violence"]);
    }
    const open = placesOf(walk(kept, ["d1-s2", "d4-s3"])).filter((place) => place.startsWith("d4-s3"));
    expect(open).toEqual(["look", "out", "middle", "between", "act", "kept"].map((page) => `d4-s3/${page}`));
  });

  test("is given the numbers of that: 1366 and 112, on every page that shows some", () => {
    const pages = shelly.pages.filter(({ place }) => /\/(shelter|told)$|^d6-s5\/report$/.test(place));
    const helplines = pages.map(({ place }) =>
      shownOf(shelly.stateOf(place, { "d1-s2/gate": { gate: ["kept"] } }), "helpline").map(
        ({ props }) => props,
      ),
    );
    expect(helplines).not.toEqual([]);
    expect(helplines).toEqual(pages.map(() => [expect.objectContaining({ card: "violence" })]));
  });

  test("reads the long page and has the card once, and from the next step on one line and a minute of one's own", () => {
    const [first, ...again] = shelly.pages.filter(({ place }) => place.endsWith("/shelter"));
    expect(first?.helpNamed).toBeUndefined();
    const longOf = (place: string) => textsOf(shelly.stateOf(place, KEPT), "ko").join();
    for (const page of again) {
      expect(page.helpNamed, page.place).toBe(true);
      expect(longOf(page.place)).toContain("지난번처럼");
      expect(longOf(page.place).length, page.place).toBeLessThan(longOf("d1-s2/shelter").length);
    }
    const asked = again.flatMap(({ place }) => {
      const texts = textsOf(shelly.stateOf(place, KEPT), "ko");
      return shownOf(shelly.stateOf(place, KEPT), "hashtag-picker-v1").length > 0 ? [texts[1]] : [];
    });
    // Not in the two whose steps go on to an exercise of their own.
    expect(new Set(asked).size).toBe(again.length - 2);
  });

  test.each(["d2-s1", "d3-s1", "d5-s1", "d6-s3"])(
    "reads the long page in %s, if it is said there",
    (stepId) => {
      expect(shelly.nextOf(`${stepId}/gate`, { [`${stepId}/gate`]: { gate: ["kept"] } })).toBe("told");
      const told = shelly.pages.find(({ place }) => place === `${stepId}/told`);
      expect(told).toMatchObject({ helpKind: "violence" });
      expect(told?.helpNamed).toBeUndefined();
    },
  );

  test("is not asked for days to be reminded on", () => {
    expect(placesOf(walk({ "d1-s2/gate.gate": ["kept"] }))).not.toContain("d1-s3/days");
    expect(placesOf(walk(LEFT))).not.toContain("d1-s3/days");
    expect(placesOf(walk({}))).toContain("d1-s3/days");
  });

  test("has no card though it was sent before that was said", () => {
    const sent = { "d3-s3/card": { hello: cards(SENT) }, "d4-s1/report": { done: "done" } };
    const next = (gate: readonly string[]) =>
      shelly.nextOf("d4-s1/report", {
        ...sent,
        ...answersOf("d1-s2/gate", "gate", gate),
        "d3-s1/safe": { safe: ["none"] },
        "d3-s3/kept": { given: "2026-11-15" },
      });
    expect([next(["none"]), next(["kept"]), next([])]).toEqual(["card", "shelter", "really"]);
  });
});

test.each(["d2-s1", "d3-s1", "d5-s1"])(
  "who says in %s that there is nobody and no hope reads where help is, talks to one person, and that is all for the day",
  (stepId) => {
    const walked = walk({ ...LEFT, [`${stepId}/gate.gate`]: ["days", "hopeless"] });
    const met = placesOf(walked).filter((place) => place.startsWith(stepId));
    expect(met).toEqual(["report", "gate", "one"].map((page) => `${stepId}/${page}`));
    expect(helpOn(walked)).toContain("danger");
  },
);

describe("readings of silence", () => {
  const READINGS = ["d2-s1/six", "d2-s1/seen", "d2-s1/guess", "d2-s2/hall", "d2-s2/three", "d2-s2/sure"];

  test("are there for every set of answers but those of who is shut out, and of who says nothing", () => {
    for (const gate of setsOf(GATE)) {
      const given = answersOf("d1-s2/gate", "gate", gate);
      const isOpen = gate.length > 0 && !gate.includes("shut");
      const first = shelly.nextOf("d2-s1/report", given);
      const sheltered = gate.includes("kept") ? shelly.nextOf("d2-s1/shelter", given) : first;
      expect(first === "shelter", gate.join()).toBe(gate.includes("kept"));
      expect(sheltered, gate.join()).toBe(gate.length === 0 ? "gate" : isOpen ? "six" : "note");
      expect(shelly.nextOf("d2-s2/mine", given), gate.join()).toBe(isOpen ? "hall" : "ally");
      const acts = shownOf(shelly.stateOf("d2-s3/act", given), "inline-select");
      expect(acts.map(({ component }) => component.bind)).toEqual([isOpen ? "act" : "keep"]);
    }
  });

  test.each([
    ["who is shut out", { "d1-s2/gate.gate": ["shut"] }],
    ["who says so when asked again", { ...LEFT, "d2-s1/gate.gate": ["shut"] }],
    ["who leaves it empty twice", LEFT],
  ])("are kept from %s, whose note and ally come instead", (_, answers) => {
    for (const seed of [1, 2, 3]) {
      const walked = walk(answers, STEPS, seed);
      expect(metOf(READINGS, walked)).toEqual([]);
      expect(metOf(["d2-s1/note", "d2-s2/ally"], walked)).toHaveLength(2);
    }
  });
});

describe("the question about the person", () => {
  test("keeps who was hurt, and who says nothing, from everybody they know in session 3", () => {
    for (const safe of setsOf(SAFE)) {
      const answers = {
        "d1-s2/gate": { gate: ["none"] },
        ...answersOf("d3-s1/safe", "safe", safe),
        "d3-s1/people": { people: { checked: ["lunch"], more: [] } },
      };
      const isOpen = safe.length > 0 && !safe.includes("hits") && !safe.includes("unsaid");
      expect(shelly.nextOf("d3-s1/safe", answers), safe.join()).toBe(isOpen ? "first" : "kept");
      expect(shelly.nextOf("d3-s2/ready", answers), safe.join()).toBe(isOpen ? "easy" : "small");
      expect(shelly.nextOf("d3-s3/ready", answers), safe.join()).toBe(isOpen ? "fear" : "near");
    }
  });

  test("leaves only light words in session 5 where they get around or are judged, too", () => {
    const CLOSED = ["hits", "unsaid", "spread", "boss"];
    for (const safe of setsOf(SAFE)) {
      const answers = { "d1-s2/gate": { gate: ["none"] }, ...answersOf("d5-s1/safe", "safe", safe) };
      const isOpen = safe.length > 0 && !safe.some((answer) => CLOSED.includes(answer));
      expect(shelly.nextOf("d5-s1/safe", answers), safe.join()).toBe(isOpen ? "weekend" : "light");
      expect(shelly.nextOf("d5-s2/ready", answers), safe.join()).toBe(isOpen ? "line" : "mild");
    }
  });

  test.each(["d3-s1", "d5-s1"])(
    "brings the card on violence for “has hit me”, and for nothing else (%s)",
    (step) => {
      const help = (safe: string) => shelly.helpIn(step, { [`${step}/safe`]: { safe: [safe] } });
      expect(SAFE.map(help)).toEqual(SAFE.map((safe) => (safe === "hits" ? ["violence"] : [])));
      expect(shelly.helpIn(step, {})).toEqual([]);
    },
  );

  test.each(["d3-s1/safe", "d5-s1/safe"])("warns of money, pictures and addresses (%s)", (place) => {
    for (const answer of ["money", "online"]) {
      const words = textsOf(shelly.stateOf(place, { [place]: { safe: [answer] } }), "ko").join();
      expect(words).toContain("돈, 사진, 주소는 보내지 않아요");
      expect(words).toContain("그 사람 말고");
    }
  });

  test("is asked before anybody is chosen or any ladder is shown", () => {
    const order = (step: string) => shelly.pagesOf(step).map(({ pageId }) => pageId);
    expect(order("d3-s1").indexOf("safe")).toBeLessThan(order("d3-s1").indexOf("people"));
    expect(order("d5-s1").indexOf("safe")).toBeLessThan(order("d5-s1").indexOf("open"));
    const ladders = shelly.pages.filter(({ root }) => root.some(({ type }) => type === "avoidance-table"));
    expect(ladders.map(({ place }) => place)).toEqual(["d3-s1/stop", "d5-s1/open"]);
  });
});

test("a gate that is left empty twice, or nobody in mind, leads to greetings that need no answer", () => {
  for (const [answers, expected] of [
    [LEFT, ["d3-s2/small", "d3-s3/near", "d5-s1/light", "d5-s2/mild", "d5-s2/near", "d5-s3/when"]],
    [
      { "d3-s1/people.people": { checked: [], more: [] } },
      [
        "d3-s1/people",
        "d3-s2/small",
        "d3-s3/near",
        "d5-s1/open",
        "d5-s1/rung",
        "d5-s2/line",
        "d5-s2/card",
        "d5-s3/when",
      ],
    ],
  ] as const) {
    const walked = walk({ ...answers, "d4-s1/report.done": "yet" });
    expect(metOf(FIRST_MOVES, walked)).toEqual(expected);
  }
  expect(remindersOn(walk(LEFT))).toEqual([]);
});

describe("who hardly leaves home", () => {
  test("has a first greeting from home", () => {
    const binds = (gate: readonly string[]) =>
      shownOf(shelly.stateOf("d1-s2/nod", { "d1-s2/gate": { gate } }), "inline-select").map(
        ({ component }) => component.bind,
      );
    expect([["home"], ["home", "days"], ["none"]].map(binds)).toEqual([["home"], ["home"], ["nod"]]);
  });

  test.each(["d3-s2/small", "d3-s3/near"])("is told which greetings of %s are given from home", (place) => {
    const words = (gate: readonly string[]) =>
      textsOf(shelly.stateOf(place, { "d1-s2/gate": { gate } }), "ko").join();
    expect(words(["home"])).toContain("집에서 하는 인사");
    expect(words(["none"])).not.toContain("집에서 하는 인사");
  });

  test("has a line for the last act that needs no way out of the door", () => {
    const binds = (gate: readonly string[]) =>
      shownOf(shelly.stateOf("d6-s4/act", { "d1-s2/gate": { gate } }), "inline-select").map(
        ({ component }) => component.bind,
      );
    expect([["home"], ["none"]].map(binds)).toEqual([["atHome"], ["act"]]);
  });

  test("has rungs from home whatever is lacking; the others have those of what they lack", () => {
    const rows = (lack: string | undefined, gate: string) =>
      shownOf(
        shelly.stateOf("d5-s1/open", {
          ...(lack === undefined ? {} : { "d1-s1/lack": { lack } }),
          "d1-s2/gate": { gate: [gate] },
        }),
        "avoidance-table",
      ).map(({ component }) => component.bind);
    for (const lack of ["few", "near", "changed", "unsure", undefined]) {
      expect(rows(lack, "home")).toEqual(["home"]);
      const own = lack === "few" || lack === "changed" ? lack : "near";
      expect(rows(lack, "none")).toEqual([own]);
    }
  });
});

describe("words that hurt", () => {
  test("lead past every comparison and past the waiting, with numbers to call", () => {
    for (const answers of [{ "d4-s1/report.done": "bad" }, { "d4-s1/card.hello": came("hurt") }]) {
      const met = placesOf(walk(answers));
      expect(met).not.toContain("d4-s1/beside");
      expect(met).not.toContain("d4-s1/really");
      expect(met).not.toContain("d4-s2/urge");
      expect(met).toContain("d4-s2/tell");
    }
    for (const [place, bind] of [
      ["d3-s3/card", "hello"],
      ["d3-s3/near", "near"],
      ["d5-s2/card", "line"],
      ["d5-s2/near", "near"],
    ] as const) {
      const lines = (outcome: Outcome) =>
        shownOf(shelly.stateOf(place, { [place]: { [bind]: came(outcome) } }), "helpline").length;
      expect([lines("hurt"), lines("none"), lines("warm")], place).toEqual([1, 0, 0]);
    }
  });
});

test.each([
  ["d4-s3", "middle", "between"],
  ["d6-s2", "measure", "both"],
  ["d6-s5", "later", "again"],
])(
  "harder than at the start in %s: help first, counted, with numbers beside the bars",
  (stepId, asked, shown) => {
    const week = (point: number) => ({
      ...Object.fromEntries(["mine", "back", "known", "long", "stop"].map((id) => [id, point])),
      ease: 10 - point,
    });
    const harm = (before: number, now: number) => {
      const answers = {
        "d1-s3/week": { week: week(before) },
        [`${stepId}/${asked}`]: { week: week(now) },
      };
      const lines = shownOf(shelly.stateOf(`${stepId}/${shown}`, answers), "helpline");
      return [shelly.helpIn(stepId, answers).length > 0, lines.length > 0];
    };
    expect(harm(4, 7)).toEqual([true, true]);
    expect(harm(4, 6)).toEqual([false, false]);
    expect(harm(7, 4)).toEqual([false, false]);
  },
);

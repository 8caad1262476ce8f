import { reminderDays } from "@mindle/domain/content/page";
import { type Envelope, NO_ENVELOPE, type Outcome } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { setsOf } from "../testing/gates.ts";
import { type ProgrammeWalk, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, jumpy, shownOf, textsOf } from "../testing/programmes.ts";

// The last session of Jumpy's programme and the look back: its gates with every answer, help where it is harder, and envelopes that are
// sealed in one session and opened in another.

const GATES = ["none", "body", "washing", "after", "danger", "unsaid"];

const SEALED: Envelope = {
  ...NO_ENVELOPE,
  sealed: {
    ...NO_ENVELOPE.sealed,
    topic: "ahead",
    text: "면접에서 떨어지면 어떡하지",
    sure: 70,
    cope: 4,
    on: "2026-11-10",
    dueOn: "2026-11-17",
  },
};

const sealed = { envelopes: [SEALED] };
const opened = (outcome: Outcome, met: number | null = null) => ({
  envelopes: [{ ...SEALED, opened: { on: "2026-11-20", outcome, met, helped: null } }],
});

describe("the envelope for a month", () => {
  const next = (gate: readonly string[] | undefined) =>
    jumpy.nextOf("d6-s4/gate", gate === undefined ? {} : { "d1-s2/gate": { gate } });

  test("is there for “none” alone; what cannot wait has its first five minutes, unless it is the body or harm", () => {
    const led = Map.groupBy(setsOf(["none", "due", "body", "harm"]), next);
    expect(led.get("keep")).toEqual([["none"]]);
    expect(led.get("first")).toEqual([["due"], ["none", "due"]]);
    // Nobody is asked to tell someone near of it where a person may be the harm.
    expect(led.get("act")).toEqual(led.get("act")?.filter((gate) => gate.includes("harm")));
    expect([led.get("act")?.length, led.get("near")?.length]).toEqual([8, 5]);
  });

  test("is not there where the gate is left blank", () => {
    expect(next(undefined)).toBe("near");
  });

  test("brings the card on violence for harm, when it is asked again", () => {
    const help = (gate: readonly string[]) => jumpy.helpIn("d6-s4", { "d1-s2/gate": { gate } });
    expect([["harm"], ["none"], ["body"]].map(help)).toEqual([["violence"], [], []]);
  });
});

describe("a check to leave out", () => {
  const next = (
    before: readonly string[] | undefined,
    safe: readonly string[] | undefined,
    gate: readonly string[] = ["none"],
  ) =>
    jumpy.nextOf("d6-s3/tools", {
      "d1-s2/gate": { gate },
      ...(before && { "d3-s2/safe": { safe: before } }),
      ...(safe && { "d5-s1/safe": { safe } }),
    });

  test("is in the plan of whoever passed both gates, whichever was answered how", () => {
    const sets = setsOf(GATES).filter(({ length }) => length > 0);
    for (const said of sets) {
      const isFree = !said.some((each) => ["washing", "danger", "unsaid"].includes(each));
      expect(next(said, ["none"]), said.join()).toBe(isFree ? "plan" : "mild");
      expect(next(["none"], said), said.join()).toBe(isFree ? "plan" : "mild");
    }
  });

  test("is in none where a gate was left blank, or someone may do harm", () => {
    expect(next(undefined, ["none"])).toBe("mild");
    expect(next(["none"], undefined)).toBe("mild");
    expect(next(["none"], ["none"], ["harm"])).toBe("mild");
  });

  test("is one of four lines, and the other plan has three", () => {
    const rowsOf = (place: string) =>
      shownOf(jumpy.stateOf(place, {}), "key-pairs").flatMap(({ props }) => Object.keys(Object(props).rows));
    expect(rowsOf("d6-s3/plan")).toEqual(["sign", "first", "person", "rest"]);
    expect(rowsOf("d6-s3/mild")).toEqual(["sign", "first", "person"]);
  });
});

describe("who did not go", () => {
  const next = (done: string | undefined, more: Parameters<typeof jumpy.nextOf>[1] = {}) =>
    jumpy.nextOf("d6-s1/report", {
      "d5-s4/day": { given: "2026-11-16" },
      "d5-s1/safe": { safe: ["none"] },
      "d6-s1/report": done === undefined ? {} : { done },
      ...more,
    });

  test("is offered half of it, and who forgot another day; nobody else is", () => {
    const reports = [undefined, "done", "part", "not", "forgot", "yet", "bad"];
    expect(reports.filter((done) => next(done) === "half")).toEqual(["not", "forgot"]);
  });

  test.each([
    ["d5-s1/safe", { safe: ["washing"] }],
    ["d5-s1/safe", { safe: ["body", "after"] }],
    ["d5-s1/safe", { safe: ["danger"] }],
    ["d3-s2/safe", { safe: ["washing"] }],
    ["d3-s2/safe", { safe: ["after"] }],
    ["d3-s2/safe", { safe: ["danger"] }],
    ["d1-s2/gate", { gate: ["harm"] }],
  ])("is offered nothing once %s says otherwise (%o)", (place, said) => {
    for (const done of ["not", "forgot"]) expect(next(done, { [place]: said })).toBe("learned");
  });
});

test("after chest pain or nearly fainting, help comes before anything else, and a doctor before another try", () => {
  const report = (hurt: readonly string[], done = "bad") => ({
    "d5-s4/day": { given: "2026-11-16" },
    "d6-s1/report": { done, hurt },
  });
  const help = (...asked: Parameters<typeof report>) => jumpy.helpIn("d6-s1", report(...asked));
  expect([["chest"], ["faint"], ["shook", "faint"]].map((hurt) => help(hurt))).toEqual([
    ["panic"],
    ["panic"],
    ["panic"],
  ]);
  expect(help(["shook", "cold", "left"])).toEqual([]);
  expect(help(["chest"], "done")).toEqual([]);
  const words = (hurt: readonly string[]) =>
    textsOf(jumpy.stateOf("d6-s1/report", report(hurt)), "ko").join("\n");
  expect(words(["faint"])).toMatch(/진료를 받고 나서.*119/);
  expect(words(["cold"])).not.toMatch(/119|진료/);
});

describe("what came is laid beside what was expected", () => {
  const beside = (done: string, e3: unknown) => {
    const state = jumpy.stateOf("d6-s1/beside", { "d5-s3/seal": { e3 }, "d6-s1/report": { done } });
    return {
      rows: shownOf(state, "comparison-bars").flatMap(({ props }) => Object.values(Object(props).rows)),
      lines: shownOf(state, "helpline").length,
      text: textsOf(state, "ko").join("\n"),
    };
  };

  test("in likelihood where it did not come, or some of it", () => {
    expect(beside("done", opened("not")).rows).toMatchObject([{ left: 70, right: 0 }]);
    expect(beside("part", opened("partly", 5)).rows).toMatchObject([{ left: 70, right: 50 }]);
  });

  test("in coping alone where it came; who coped worse is shown help", () => {
    expect(beside("bad", opened("happened", 2))).toMatchObject({ rows: [{ left: 4, right: 2 }], lines: 1 });
    expect(beside("done", opened("happened", 6))).toMatchObject({ rows: [{ left: 4, right: 6 }], lines: 0 });
  });

  test("in words alone in session 4, whichever numbers are missing", () => {
    const said = (outcome: Outcome, numbers: Partial<Envelope["sealed"]>) => {
      const [envelope = SEALED] = opened(outcome, 5).envelopes;
      const e1 = { envelopes: [{ ...envelope, sealed: { ...envelope.sealed, ...numbers } }] };
      const state = jumpy.stateOf("d4-s2/beside", { "d1-s2/seal": { e1 } });
      return [shownOf(state, "comparison-bars").length, /글로만 남겨요/.test(textsOf(state, "ko").join())];
    };
    expect(said("not", { cope: null })).toEqual([1, false]);
    expect(said("not", { sure: null })).toEqual([0, true]);
    expect(said("happened", { sure: null })).toEqual([1, false]);
    expect(said("happened", { cope: null })).toEqual([0, true]);
    expect(said("unknown", {})).toEqual([0, false]);
  });

  test("in words alone where nobody knows, or there is no number", () => {
    expect(beside("done", opened("unknown")).rows).toEqual([]);
    expect(beside("done", opened("unknown")).text).toContain("끝내 모르는 일");
    expect(beside("done", opened("happened")).text).toContain("글로만 남겨요");
    expect(beside("done", opened("not")).text).not.toContain("글로만 남겨요");
  });
});

test("harder than before at the end, or a month later: help first, and numbers beside the bars", () => {
  const week = (point: number) => ({
    ...Object.fromEntries(["open", "again", "away", "lost", "rest"].map((id) => [id, point])),
    with: 10 - point,
  });
  const harm = (step: string, answers: Parameters<typeof jumpy.helpIn>[1]) => [
    jumpy.helpIn(step, answers).length > 0,
    shownOf(jumpy.stateOf(`${step}/both`, answers), "helpline").length > 0,
  ];
  const end = (before: number, now: number) =>
    harm("d6-s2", { "d1-s3/week": { week: week(before) }, "d6-s2/measure": { week: week(now) } });
  expect([end(4, 7), end(4, 6), end(7, 4)]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  const month = (before: number, after: number, now: number) =>
    harm("d6-s5", {
      "d1-s3/week": { week: week(before) },
      "d6-s2/measure": { week: week(after) },
      "d6-s5/later": { week: week(now) },
    });
  expect([month(4, 3, 7), month(7, 3, 6), month(5, 4, 6)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

describe("an envelope over the sessions", () => {
  const walk = (answers: Readonly<Record<string, unknown>>) =>
    walkProgramme(compiled, {
      programId: "jumpy-v1",
      steps: ["d1-s2", "d1-s3", "d4-s1", "d6-s4", "d6-s5"],
      answers: {
        "d1-s2/gate.gate": ["none"],
        "d1-s2/seal.e1": sealed,
        "d6-s4/keep.e4": sealed,
        ...answers,
      },
      seed: 1,
    });
  const read = ({ pages }: ProgrammeWalk, ...places: readonly string[]) =>
    pages
      .filter(({ stepId, pageId }) => places.includes(`${stepId}/${pageId}`))
      .flatMap(({ shown }) => shown.ko)
      .join("\n");
  const text = "면접에서 떨어지면 어떡하지";

  test("is sealed in the first and opened in the fourth, and its words are met from then on", () => {
    const walked = walk({ "d4-s1/worry.e1": opened("happened", 6) });
    expect(read(walked, "d1-s2/kept", "d1-s3/act")).toContain("앞날 걱정, 11월 17일에 열어요");
    expect(read(walked, "d1-s2/kept", "d1-s3/act")).not.toContain(text);
    expect(read(walked, "d4-s1/worry")).toContain("정말 일어났군요");
    expect(read(walked, "d4-s1/kept")).toContain(text);
    expect(read(walked, "d6-s4/letter")).toContain(text);
  });

  test("is one of five that mostly came: then numbers to call stand on its page", () => {
    const five = (outcome: Outcome) => ({
      "d1-s2/seal": { e1: { envelopes: Array.from({ length: 5 }, () => opened(outcome).envelopes).flat() } },
    });
    const lines = (outcome: Outcome) =>
      shownOf(jumpy.stateOf("d1-s2/seal", five(outcome)), "helpline").length;
    expect([lines("happened"), lines("not")]).toEqual([1, 0]);
  });

  test("that stays sealed shows nothing of itself, up to the letter", () => {
    const walked = walk({});
    expect(
      read(walked, "d4-s1/worry", "d4-s1/spent", "d4-s1/kept", "d6-s4/letter", "d6-s5/kept"),
    ).not.toContain(text);
    expect(read(walked, "d6-s4/letter")).toContain("앞날 걱정, 11월 17일에 열어요");
  });

  test("of the last session is opened a month later; without one, nothing is", () => {
    const walked = walk({ "d6-s5/open.e4": opened("not") });
    expect(read(walked, "d6-s4/kept")).not.toContain(text);
    expect(read(walked, "d6-s5/open")).toContain("그 일은 오지 않았어요");
    expect(read(walked, "d6-s5/kept")).toContain(text);
    const without = walk({ "d6-s4/keep.e4": { envelopes: [] } });
    expect(without.pages.some(({ stepId, pageId }) => stepId === "d6-s5" && pageId === "open")).toBe(false);
  });
});

test("who has settled, opened and planned nothing is told of none of it", () => {
  const state = (place: string) => jumpy.stateOf(place, {});
  for (const place of ["d1-s3/kept", "d2-s3/kept", "d3-s3/kept"]) {
    const page = jumpy.pages.find((each) => each.place === place);
    expect(page && reminderDays(page, state(place), undefined), place).toBeUndefined();
  }
  expect(textsOf(state("d4-s1/kept"), "ko").join()).not.toMatch(/나란히/);
  expect(textsOf(state("d6-s5/kept"), "ko").join()).not.toMatch(/계획은/);
  const openedFirst = { "d1-s2/seal": { e1: opened("not") } };
  expect(textsOf(jumpy.stateOf("d4-s1/kept", openedFirst), "ko").join()).toMatch(
    /봉할 때와 열었을 때를 나란히/,
  );
});

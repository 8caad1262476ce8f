import { beforeAll, describe, expect, test } from "vitest";
import { freeAnswers, gatesOf } from "../testing/gates.ts";
import { type ProgrammeWalk, walkProgramme } from "../testing/programme-walk.ts";
import { compiled, jumpy, shelly } from "../testing/programmes.ts";

// After each gate the rest of the programme follows its answer: every earlier gate is answered with “none”. What must not be shown is
// known by its widget, so that pages added later are checked, too.

const ENVELOPES = /worry-envelopes e[14]$/;
const LADDERS = /avoidance-table/;
const PREDICTIONS = /worry-envelopes e[23]$/;
const FIRST_MOVES = /hello-card|avoidance-table|share-line/;
const READINGS = /multi-question guess|key-pairs three|ranged-number sure/;
const WAY_OUT = /inline-select nod|d6-s4\/act inline-select act/;
const NOTHING: readonly RegExp[] = [];
const ALONE = { days: NOTHING, hopeless: NOTHING, home: [WAY_OUT] };

/** What is not shown after an answer of a gate; lines are such as `d3-s2/worry avoidance-table dread`. */
const SHUT: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>>>> =
  {
    jumpy: {
      "d1-s2/gate.gate": { due: [ENVELOPES], body: [ENVELOPES], harm: [ENVELOPES, LADDERS] },
      "d3-s2/safe.safe": {
        body: NOTHING,
        washing: [LADDERS, PREDICTIONS],
        after: [LADDERS, /worry-envelopes e3/],
        danger: [LADDERS, /worry-envelopes e3/],
        unsaid: [/^d3.*avoidance-table/],
      },
      "d5-s1/safe.safe": {
        body: NOTHING,
        washing: [LADDERS, PREDICTIONS],
        after: [LADDERS, PREDICTIONS],
        danger: [LADDERS, PREDICTIONS],
        unsaid: [LADDERS],
      },
      "d6-s4/gate.gate": { due: [ENVELOPES], body: [ENVELOPES], harm: [ENVELOPES, /share-line/] },
    },
    shelly: {
      "d1-s2/gate.gate": { ...ALONE, kept: [FIRST_MOVES], shut: [READINGS] },
      "d2-s1/gate.gate": { ...ALONE, kept: [FIRST_MOVES], shut: [READINGS] },
      // By then nothing more is read in another way.
      "d3-s1/gate.gate": { ...ALONE, kept: [FIRST_MOVES], shut: NOTHING },
      "d5-s1/gate.gate": { ...ALONE, kept: [FIRST_MOVES], shut: NOTHING },
      "d6-s3/gate.gate": { ...ALONE, kept: [FIRST_MOVES], shut: NOTHING },
      "d3-s1/safe.safe": {
        hits: [/hello-card hello/, /^d3.*avoidance-table/],
        money: NOTHING,
        online: NOTHING,
        spread: NOTHING,
        boss: NOTHING,
        unsaid: [/hello-card hello/, /^d3.*avoidance-table/],
      },
      "d5-s1/safe.safe": {
        hits: [LADDERS, /hello-card line/],
        money: NOTHING,
        online: NOTHING,
        spread: [LADDERS, /hello-card line/],
        boss: [LADDERS, /hello-card line/],
        unsaid: [LADDERS, /hello-card line/],
      },
    },
  };

describe.each(Object.entries({ jumpy, shelly }))("%s", (programmeName, programme) => {
  const { programId } = programme;
  const shut = SHUT[programmeName] ?? {};
  const gates = gatesOf(programme).filter(({ name }) => !name.endsWith(".nearSafe"));
  const steps = [...new Set(programme.pages.map(({ stepId }) => stepId))];

  test("has these gates with these answers", () => {
    const answers = Object.fromEntries(gates.map((gate) => [gate.name, gate.answers]));
    const expected = Object.entries(shut).map(([name, by]) => [name, Object.keys(by)]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  describe.each(gates)("at $name", (gate) => {
    const closing = Object.entries(shut[gate.name] ?? {}).filter(([, patterns]) => patterns.length > 0);
    const from = steps.indexOf(gate.stepId);
    const same = gates.filter(({ first }) => first === gate.first).map(({ name }) => name);
    // Shelly's gate is asked again only where it was left empty. What is asked again later keeps the answer, and so has none here.
    const before = programmeName === "shelly" ? [] : ["none"];
    const answers = Object.fromEntries([
      ...Object.entries(freeAnswers(programme)).filter(([name]) => !same.includes(name)),
      ...same.slice(0, same.indexOf(gate.name)).map((name) => [name, before]),
    ]);
    let saved: ProgrammeWalk["saved"] = {};

    beforeAll(() => {
      const earlier = steps.slice(0, from);
      ({ saved } = walkProgramme(compiled, { programId, steps: earlier, answers, seed: 1 }));
    });

    /** What is shown after the gate with this answer. */
    function shownAfter(answer: readonly string[]): readonly string[] {
      const { pages } = walkProgramme(compiled, {
        programId,
        steps: steps.slice(from),
        answers: { ...answers, [gate.name]: answer },
        seed: 1,
        before: saved,
      });
      const asked = pages.findIndex(({ stepId, pageId }) => gate.name.startsWith(`${stepId}/${pageId}.`));
      expect(asked).not.toBe(-1);
      return pages
        .slice(asked + 1)
        .flatMap(({ stepId, pageId, state }) =>
          state.components
            .filter(({ visible }) => visible)
            .map(({ component }) => `${stepId}/${pageId} ${component.type} ${component.bind ?? ""}`),
        );
    }

    test("everything is there for “none”", () => {
      const shown = shownAfter(["none"]);
      const missed = closing.flatMap(([, patterns]) =>
        patterns.filter((pattern) => !shown.some((line) => pattern.test(line))),
      );
      expect(missed).toEqual([]);
    });

    test.each(closing)("“%s” rules from then on, also beside “none”", (answer, patterns) => {
      for (const given of [[answer], ["none", answer]]) {
        expect(shownAfter(given).filter((line) => patterns.some((pattern) => pattern.test(line)))).toEqual(
          [],
        );
      }
    });
  });
});

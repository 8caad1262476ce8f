import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answersAll } from "../testing/answers.ts";
import { aWizard } from "../testing/wizard.ts";
import { CHARACTERS } from "./characters.ts";
import { FIRST_HALF, type QuestionAnswers, SECOND_HALF } from "./questions.ts";
import { parseStage, STAGES, type Stage } from "./stages.ts";
import {
  EMPTY_WIZARD,
  firstInvalidStage,
  nextStage,
  previousStage,
  STRESS_UNSET,
  stageProblem,
  type WizardState,
} from "./wizard.ts";

function wayForward(from: Stage, state: WizardState): Stage[] {
  const next = nextStage(from, state);
  return next === undefined ? [from] : [from, ...wayForward(next, state)];
}

function wayBack(from: Stage, state: WizardState): Stage[] {
  const previous = previousStage(from, state);
  return previous === undefined ? [from] : [from, ...wayBack(previous, state)];
}

const riggy = aWizard({ characters: ["Riggy"], questions: {} });

describe("the way forward", () => {
  test("without Riggy asks the questions in two halves", () => {
    expect(wayForward("nickname", aWizard())).toEqual([
      "nickname",
      "character",
      "question1",
      "almost",
      "question2",
      "stress",
      "graph",
      "notification",
      "preparing",
    ]);
  });

  test("with Riggy, even among others, goes from character to stress", () => {
    const short = ["nickname", "character", "stress", "graph", "notification", "preparing"];
    expect(wayForward("nickname", riggy)).toEqual(short);
    expect(wayForward("nickname", aWizard({ characters: ["Jumpy", "Riggy"] }))).toEqual(short);
  });

  test.each(CHARACTERS.filter((character) => character !== "Riggy"))(
    "%s alone asks the questions",
    (character) => {
      expect(nextStage("character", aWizard({ characters: [character] }))).toBe("question1");
    },
  );

  test("begins at email where it is entered there, and goes on from the introduction", () => {
    expect(nextStage("email", aWizard())).toBe("nickname");
    expect(nextStage("landing", aWizard())).toBe("question1");
    expect(nextStage("landing", riggy)).toBe("question1");
    expect(nextStage("preparing", aWizard())).toBeUndefined();
  });
});

describe("the way back", () => {
  test("is the way forward, turned round", () => {
    for (const state of [aWizard(), riggy]) {
      expect(wayBack("preparing", state)).toEqual(wayForward("nickname", state).toReversed());
    }
  });

  test("ends at nickname, and at the introduction and email", () => {
    expect(previousStage("nickname", aWizard())).toBeUndefined();
    expect(previousStage("landing", aWizard())).toBeUndefined();
    expect(previousStage("email", aWizard())).toBeUndefined();
  });
});

describe("a stage may be left", () => {
  test("all of them when everything is filled in", () => {
    for (const state of [aWizard(), riggy]) {
      expect(STAGES.map((stage) => stageProblem(stage, state))).toEqual(STAGES.map(() => undefined));
      expect(firstInvalidStage(state)).toBeUndefined();
    }
  });

  test("nickname: with a visible character", () => {
    for (const nickname of ["", "  ", "\n"]) {
      expect(stageProblem("nickname", aWizard({ nickname }))).toEqual({ kind: "nickname" });
    }
    expect(stageProblem("nickname", aWizard({ nickname: " 하 " }))).toBeUndefined();
  });

  test("character: with at least one", () => {
    expect(stageProblem("character", aWizard({ characters: [] }))).toEqual({ kind: "character" });
    expect(stageProblem("character", aWizard({ characters: ["Flippy"] }))).toBeUndefined();
  });

  test.each([
    ["question1", FIRST_HALF, SECOND_HALF],
    ["question2", SECOND_HALF, FIRST_HALF],
  ] as const)("%s: with all of its own questions answered, whatever the other half", (stage, own, other) => {
    const answered = (ids: readonly string[]): QuestionAnswers =>
      Object.fromEntries(ids.map((id) => [id, "1"]));
    expect(stageProblem(stage, aWizard({ questions: answered(own) }))).toBeUndefined();
    expect(stageProblem(stage, aWizard({ questions: answered(other) }))).toEqual({
      kind: "questions",
      missing: own[0],
    });
    for (const missing of own) {
      const questions = answered([...own, ...other].filter((id) => id !== missing));
      expect(stageProblem(stage, aWizard({ questions }))).toEqual({ kind: "questions", missing });
    }
  });

  test("questions are not required with Riggy chosen", () => {
    expect(stageProblem("question1", riggy)).toBeUndefined();
    expect(stageProblem("question2", riggy)).toBeUndefined();
  });

  test("stress: with a whole number from 0 to 10", () => {
    for (const stress of [0, 1, 9, 10]) {
      expect(stageProblem("stress", aWizard({ stress }))).toBeUndefined();
    }
    for (const stress of [STRESS_UNSET, -1, 11, 5.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(stageProblem("stress", aWizard({ stress }))).toEqual({ kind: "stress" });
    }
  });

  test("email: always, whatever was typed", () => {
    for (const email of ["", "nonsense", "robin@example.com"]) {
      expect(stageProblem("email", aWizard({ email }))).toBeUndefined();
    }
  });
});

describe("before submitting", () => {
  test("the first stage in order that is wrong is found", () => {
    const wrong: readonly (readonly [Stage, Partial<WizardState>])[] = [
      ["nickname", { nickname: "" }],
      ["character", { characters: [] }],
      ["question1", { questions: {} }],
      ["stress", { stress: STRESS_UNSET }],
    ];
    fc.assert(
      fc.property(fc.subarray([...wrong], { minLength: 1 }), (some) => {
        const state = aWizard(Object.assign({}, ...some.map(([, parts]) => parts)));
        expect(firstInvalidStage(state)).toBe(some[0]?.[0]);
      }),
    );
  });

  test("an unfinished second half is found", () => {
    const { question35: _, ...questions } = answersAll("3");
    expect(firstInvalidStage(aWizard({ questions }))).toBe("question2");
  });

  test("an untouched wizard begins at nickname", () => {
    expect(firstInvalidStage(EMPTY_WIZARD)).toBe("nickname");
    expect(EMPTY_WIZARD.stress).toBe(-1);
  });
});

test("stages are read from addresses, exactly", () => {
  for (const stage of STAGES) expect(parseStage(stage)).toBe(stage);
  for (const other of [undefined, "", "Stress", "question3", "result", "constructor"]) {
    expect(parseStage(other)).toBeUndefined();
  }
});

test("the stages are the specification's, in its order", () => {
  expect(STAGES.join(", ")).toBe(
    "email, nickname, character, landing, question1, almost, question2, stress, graph, notification, preparing",
  );
});

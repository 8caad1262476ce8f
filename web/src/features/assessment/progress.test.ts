import { FIRST_HALF, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import type { Stage } from "@mindle/domain/assessment/stages";
import { EMPTY_WIZARD, nextStage, type WizardState } from "@mindle/domain/assessment/wizard";
import { describe, expect, test } from "vitest";
import { journeyProgress, nextOpenQuestion, pathBefore } from "./progress.ts";

function answered(count: number): WizardState["questions"] {
  return Object.fromEntries(QUESTION_IDS.slice(0, count).map((id) => [id, "3"]));
}

describe("journeyProgress", () => {
  test.each([
    [["Jumpy"], 9],
    [["Riggy"], 6],
  ] as const)("never falls on the way of %s", (characters, length) => {
    const walked: number[] = [];
    const state: WizardState = { ...EMPTY_WIZARD, characters, questions: answered(35) };
    let stage: Stage | undefined = "nickname";
    while (stage !== undefined) {
      walked.push(journeyProgress(stage, stage === "question1" ? { ...state, questions: {} } : state));
      stage = nextStage(stage, state);
    }
    expect(walked).toHaveLength(length);
    expect(walked).toEqual(walked.toSorted((one, other) => one - other));
    expect(walked[0]).toBe(0);
    expect(walked.at(-1)).toBe(100);
  });

  test("moves with each answer", () => {
    const at = (count: number) =>
      journeyProgress("question1", { ...EMPTY_WIZARD, characters: ["Jumpy"], questions: answered(count) });
    expect(at(8)).toBeGreaterThan(at(0));
    expect(at(17)).toBe(journeyProgress("almost", { ...EMPTY_WIZARD, characters: ["Jumpy"] }));
  });
});

describe("nextOpenQuestion", () => {
  test("is the next one without an answer", () => {
    const state = { ...EMPTY_WIZARD, questions: { question2: "1", question3: "2" } } as const;
    expect(nextOpenQuestion(FIRST_HALF, state, "question2")).toBe("question4");
  });

  test("goes back to what was left out once the end is reached", () => {
    const state: WizardState = { ...EMPTY_WIZARD, questions: answered(17) };
    const { question5: _, ...rest } = state.questions;
    expect(nextOpenQuestion(FIRST_HALF, { ...state, questions: rest }, "question17")).toBe("question5");
    expect(nextOpenQuestion(FIRST_HALF, state, "question17")).toBeUndefined();
  });
});

test("back leads to the stage before, and out of the assessment from the first ones", () => {
  const state = { ...EMPTY_WIZARD, characters: ["Jumpy"] } as const;
  expect(pathBefore("nickname", state)).toBe("/");
  expect(pathBefore("question1", state)).toBe("/schema/character");
  expect(pathBefore("stress", state)).toBe("/schema/question2");
  expect(pathBefore("stress", { ...state, characters: ["Riggy"] })).toBe("/schema/character");
});

test("back from the stress stage leads to the nudge where no stage before was visited", () => {
  expect(pathBefore("stress", EMPTY_WIZARD)).toBe("/schema/nudge");
  expect(pathBefore("stress", { ...EMPTY_WIZARD, nickname: "하늘", stress: 4 })).toBe("/schema/nudge");
});

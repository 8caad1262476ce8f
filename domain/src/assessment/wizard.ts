import { isNickname } from "../account/nickname.ts";
import type { Character } from "./characters.ts";
import { FIRST_HALF, type QuestionAnswers, type QuestionId, SECOND_HALF } from "./questions.ts";
import { STAGES, type Stage } from "./stages.ts";
import { STRESS_MAX, takesShortPath } from "./submission.ts";

/** Initial stress value, which is invalid. */
export const STRESS_UNSET = -1;

/** Everything a visitor has entered. `email` is kept as typed and may be invalid. */
export interface WizardState {
  readonly email: string;
  readonly nickname: string;
  readonly characters: readonly Character[];
  readonly questions: QuestionAnswers;
  /** Integer 0 to 10, or {@link STRESS_UNSET}. */
  readonly stress: number;
}

export const EMPTY_WIZARD: WizardState = {
  email: "",
  nickname: "",
  characters: [],
  questions: {},
  stress: STRESS_UNSET,
};

/** Why a stage cannot be left; `missing` is the first question without an answer. */
export type StageProblem =
  | { readonly kind: "nickname" }
  | { readonly kind: "character" }
  | { readonly kind: "questions"; readonly missing: QuestionId }
  | { readonly kind: "stress" };

/** The problem of a stage, or `undefined` when it is valid. The e-mail stage always is. */
export function stageProblem(stage: Stage, state: WizardState): StageProblem | undefined {
  switch (stage) {
    case "nickname":
      return isNickname(state.nickname) ? undefined : { kind: "nickname" };
    case "character":
      return state.characters.length > 0 ? undefined : { kind: "character" };
    case "question1":
      return questionProblem(FIRST_HALF, state);
    case "question2":
      return questionProblem(SECOND_HALF, state);
    case "stress":
      return isStress(state.stress) ? undefined : { kind: "stress" };
    default:
      return undefined;
  }
}

/** The next stage: with Riggy chosen, character leads to stress, else to question1. */
export function nextStage(stage: Stage, state: WizardState): Stage | undefined {
  if (stage === "character") return takesShortPath(state.characters) ? "stress" : "question1";
  return STAGES[STAGES.indexOf(stage) + 1];
}

/** The previous stage; the introduction (`landing`) is skipped. */
export function previousStage(stage: Stage, state: WizardState): Stage | undefined {
  if (stage === "question1" || (stage === "stress" && takesShortPath(state.characters))) return "character";
  if (stage === "landing" || stage === "nickname") return undefined;
  return STAGES[STAGES.indexOf(stage) - 1];
}

/** The first stage in order that is not valid, checked again before submitting. */
export function firstInvalidStage(state: WizardState): Stage | undefined {
  return STAGES.find((stage) => stageProblem(stage, state) !== undefined);
}

function questionProblem(ids: readonly QuestionId[], state: WizardState): StageProblem | undefined {
  if (takesShortPath(state.characters)) return undefined;
  const missing = ids.find((id) => state.questions[id] === undefined);
  return missing === undefined ? undefined : { kind: "questions", missing };
}

function isStress(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= STRESS_MAX;
}

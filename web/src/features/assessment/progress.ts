import { FIRST_HALF, type QuestionId, SECOND_HALF } from "@mindle/domain/assessment/questions";
import { STAGES, type Stage } from "@mindle/domain/assessment/stages";
import { takesShortPath } from "@mindle/domain/assessment/submission";
import { previousStage, type WizardState } from "@mindle/domain/assessment/wizard";

/** Weight of each stage, in questions. */
const WEIGHTS: Readonly<Record<Stage, number>> = {
  email: 0,
  nickname: 2,
  character: 2,
  landing: 0,
  question1: FIRST_HALF.length,
  almost: 1,
  question2: SECOND_HALF.length,
  stress: 2,
  graph: 1,
  notification: 1,
  preparing: 0,
};

const QUESTION_STAGES: readonly Stage[] = ["landing", "question1", "almost", "question2"];

/** Progress of the wizard from 0 to 100, including the answered questions of the stage. */
export function journeyProgress(stage: Stage, state: WizardState): number {
  const short = takesShortPath(state.characters);
  const way = STAGES.filter((candidate) => !(short && QUESTION_STAGES.includes(candidate)));
  const total = weigh(way);
  const behind = weigh(way.filter((candidate) => STAGES.indexOf(candidate) < STAGES.indexOf(stage)));
  const here = way.includes(stage) ? answeredOn(stage, state) : 0;
  return Math.round(((behind + here) / total) * 100);
}

/** The questions a stage asks; empty for the others. */
export function questionsOn(stage: Stage): readonly QuestionId[] {
  if (stage === "question1") return FIRST_HALF;
  return stage === "question2" ? SECOND_HALF : [];
}

/** How many of a stage's questions are answered. */
export function answeredOn(stage: Stage, state: WizardState): number {
  return questionsOn(stage).filter((id) => state.questions[id] !== undefined).length;
}

/** The question to scroll to after `answered`: the next open one, else the first open one. */
export function nextOpenQuestion(
  ids: readonly QuestionId[],
  state: WizardState,
  answered: QuestionId,
): QuestionId | undefined {
  const open = ids.filter((id) => id !== answered && state.questions[id] === undefined);
  return open.find((id) => ids.indexOf(id) > ids.indexOf(answered)) ?? open[0];
}

function weigh(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + WEIGHTS[stage], 0);
}

/** Path of the back link: the stage before, or the page from which the wizard was entered. */
export function pathBefore(stage: Stage, state: WizardState): string {
  // The page that leads to the stress stage is the only way there past the character stage.
  if (stage === "stress" && state.characters.length === 0) return "/schema/nudge";
  const before = previousStage(stage, state);
  return before === undefined ? "/" : `/schema/${before}`;
}

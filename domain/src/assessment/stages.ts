// Stages by which routes are named. They are apart from the rest, because every page has the routes.

/** Stages of the assessment wizard in order. */
export const STAGES = [
  "email",
  "nickname",
  "character",
  "landing",
  "question1",
  "almost",
  "question2",
  "stress",
  "graph",
  "notification",
  "preparing",
] as const;

export type Stage = (typeof STAGES)[number];

/** The stage that a path names; undefined for any other text. */
export function parseStage(text: string | undefined): Stage | undefined {
  return STAGES.find((stage) => stage === text);
}

/** Stages of the tutorial, in order. */
export const TUTORIAL_STAGES = [1, 2, 3, 4, 5] as const;

export type TutorialStage = (typeof TUTORIAL_STAGES)[number];

/** The stage in a path; the first for any other text. */
export function parseTutorialStage(text: string | undefined): TutorialStage {
  return TUTORIAL_STAGES.find((stage) => String(stage) === text) ?? 1;
}

export function nextTutorialStage(stage: TutorialStage): TutorialStage | undefined {
  return TUTORIAL_STAGES[TUTORIAL_STAGES.indexOf(stage) + 1];
}

export function previousTutorialStage(stage: TutorialStage): TutorialStage | undefined {
  return TUTORIAL_STAGES[TUTORIAL_STAGES.indexOf(stage) - 1];
}

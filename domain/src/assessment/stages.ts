// Apart from `wizard.ts`: routes are named by stages, and every page has the routes.

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

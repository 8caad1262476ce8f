/** Icons of steps, named after the activity. */
export const STEP_ICONS = [
  "video",
  "audio",
  "quiz",
  "write",
  "choose",
  "cards",
  "chart",
  "time",
  "balance",
  "measure",
  "breathe",
  "calendar",
  "letter",
  "link",
] as const;

export type StepIconName = (typeof STEP_ICONS)[number];

/** False for icons of content newer than this build. */
export function isStepIcon(name: string): name is StepIconName {
  return STEP_ICONS.some((known) => known === name);
}

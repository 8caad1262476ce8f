/** File of a data folder with what was published; written by `npm run content -- --freeze`. */
export const FROZEN_VERSIONS = "frozen-versions.json";

/** File of a data folder with the paths of pictures, sounds and films; written by `npm run media`. */
export const MEDIA = "media.json";

/** The file of a programme, relative to the data folder. */
export function programmeFile(programId: string): string {
  return `programmes/${programId}.yaml`;
}

/** The file of a step, such as `d2-s1`. */
export function stepFile(programId: string, stepId: string): string {
  return `programmes/${programId}/${stepId.replace(/^d(\d+)-s(\d+)$/, "session-$1/step-$2")}.yaml`;
}

import type { AssessmentResponse } from "../api/assessment-response.ts";
import type { UserProgram } from "../api/user-program.ts";
import type { Grades } from "../assessment/scoring.ts";
import { isOpenOnDevice } from "../purchase/grant.ts";

export type GradedResponse = AssessmentResponse & { readonly grades: Grades };

export type HomeForm =
  | { readonly kind: "programmes"; readonly programmes: readonly UserProgram[] }
  /** Without a programme: the grades of the latest response. */
  | { readonly kind: "grades"; readonly response: GradedResponse }
  /** Without a programme and without grades: the way to the assessment. */
  | { readonly kind: "find" };

/** The programmes that are open at `now` on a device, the one used last first. */
export function openProgrammes(programmes: readonly UserProgram[], now: number): readonly UserProgram[] {
  return lastUsedFirst(
    programmes.filter(({ usageInfos }) => isOpenOnDevice(usageInfos, now)),
    now,
  );
}

interface Used extends Pick<UserProgram, "usageInfos"> {
  readonly stepFinished: readonly { readonly stepId: string; readonly finishedAt?: number | undefined }[];
}

/**
 * Programmes in the order of their use: those with a finished step by the last one, then those that were only given, the newest
 * first, so that nothing new stands before what the person is doing.
 */
export function lastUsedFirst<Programme extends Used>(
  programmes: readonly Programme[],
  now: number,
): readonly Programme[] {
  const finishedAt = ({ stepFinished }: Programme) =>
    Math.max(0, ...stepFinished.map(({ finishedAt = 0 }) => finishedAt));
  const openedAt = ({ usageInfos }: Programme) =>
    Math.max(0, ...usageInfos.map((span) => span.openedAt).filter((at) => at <= now));
  return programmes.toSorted(
    (one, other) => finishedAt(other) - finishedAt(one) || openedAt(other) - openedAt(one),
  );
}

/** The programme that closed last, for those to whom none is open; undefined where none ever was. */
export function lastEnded(programmes: readonly UserProgram[], now: number): UserProgram | undefined {
  if (openProgrammes(programmes, now).length > 0) return undefined;
  const closedAt = ({ usageInfos }: UserProgram) => Math.max(0, ...usageInfos.map((span) => span.closedAt));
  return programmes
    .filter((programme) => programme.usageInfos.some((span) => span.closedAt <= now))
    .toSorted((one, other) => closedAt(other) - closedAt(one))[0];
}

/** What the home screen shows someone with these open programmes and this latest response, null where there is none. */
export function homeForm(open: readonly UserProgram[], latest: AssessmentResponse | null): HomeForm {
  if (open.length > 0) return { kind: "programmes", programmes: open };
  return latest !== null && hasGrades(latest) ? { kind: "grades", response: latest } : { kind: "find" };
}

function hasGrades(response: AssessmentResponse): response is GradedResponse {
  return response.assessmentId !== "schema:v2_B" && response.grades !== null;
}

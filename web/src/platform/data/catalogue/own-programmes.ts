import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { now } from "../../browser/now.ts";
import { type Loadable, useLoadable } from "../use-loadable.ts";
import { useCurrentUid, userProgramQuery } from "../user.ts";
import { useProgrammeMeta } from "./use-content.ts";

/**
 * A programme for the user who has these, undefined while they are not known: their own version, which came with them, or else the
 * newest. Null when there is none.
 */
export function useOwnProgramme(
  programId: string,
  programs: readonly UserProgram[] | undefined,
): Loadable<Programme | null> {
  const own = programs?.find((each) => each.programId === programId);
  const isOthers = programs !== undefined && own === undefined;
  const newest = useProgrammeMeta(isOthers ? programId : undefined);
  return own === undefined ? newest : { status: "ready", data: own.programme ?? null };
}

/** A programme was never given to the user, is open, or was given and has ended. */
type ProgrammeAccess = "none" | "open" | "ended";

/** Whether a programme is open to the user; `none` for visitors and until it is known. Without an id nothing is read. */
export function useProgrammeAccess(programId: string | undefined): ProgrammeAccess {
  const uid = useCurrentUid();
  const isAsked = uid !== undefined && programId !== undefined;
  const all = useLoadable({ ...userProgramQuery(uid ?? ""), enabled: isAsked });
  if (!isAsked || all.status !== "ready") return "none";
  const spans = all.data.programs.find((own) => own.programId === programId)?.usageInfos ?? [];
  if (spans.length === 0) return "none";
  return isOpenOnDevice(spans, now()) ? "open" : "ended";
}

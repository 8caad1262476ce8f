import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { now } from "../browser/now.ts";
import { useCurrentUid } from "./use-current-uid.ts";
import { useLoadable } from "./use-loadable.ts";
import { userProgramQuery } from "./user.ts";

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

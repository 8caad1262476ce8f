import { isOpenAt } from "@mindle/domain/purchase/grant";
import { now } from "../now.ts";
import { useCurrentUid } from "./use-current-uid.ts";
import { useLoadable } from "./use-loadable.ts";
import { userProgramQuery } from "./user.ts";

/** What a person has of a programme: never had, open, or had and closed. */
type Holding = "none" | "open" | "ended";

/** What the user has of a programme; `none` for visitors and until it is known. Without an id nothing is read. */
export function useHolding(programId: string | undefined): Holding {
  const uid = useCurrentUid();
  const isAsked = uid !== undefined && programId !== undefined;
  const all = useLoadable({ ...userProgramQuery(uid ?? ""), enabled: isAsked });
  if (!isAsked || all.status !== "ready") return "none";
  const spans = all.data.programs.find((own) => own.programId === programId)?.usageInfos ?? [];
  if (spans.length === 0) return "none";
  return isOpenAt(spans, now()) ? "open" : "ended";
}

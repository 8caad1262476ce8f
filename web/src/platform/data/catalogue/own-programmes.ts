import type { UserProgram } from "@mindle/domain/api/user-program";
import { programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { useQueries } from "@tanstack/react-query";
import { now } from "../../browser/now.ts";
import { programmeQuery } from "../catalogue.ts";
import type { QueryClient } from "../query-client.ts";
import { type Loadable, useLoadable } from "../use-loadable.ts";
import { useCurrentUid, userProgramQuery } from "../user.ts";
import { useProgrammeMeta } from "./use-content.ts";

/**
 * A programme in the version that the user has, the newest where they have none; null when there is none. The newest is read at
 * once, another one when it is known that the user has it.
 */
export function useOwnProgramme(programId: string, version: number | undefined): Loadable<Programme | null> {
  const newest = useProgrammeMeta(programId);
  const isOther =
    version !== undefined &&
    newest.status === "ready" &&
    newest.data !== null &&
    newest.data.version !== version;
  const id = isOther ? programmeVersionId(programId, version) : "";
  const other = useLoadable({ ...programmeQuery(id), enabled: isOther });
  return isOther ? other : newest;
}

/** Like {@link useOwnProgramme}, for code that waits for it. */
export async function readOwnProgramme(
  queryClient: QueryClient,
  programId: string,
  version: number | undefined,
): Promise<Programme | null> {
  const newest = await queryClient.ensureQueryData(programmeQuery(programId));
  return version === undefined || newest === null || newest.version === version
    ? newest
    : queryClient.ensureQueryData(programmeQuery(programmeVersionId(programId, version)));
}

/** A programme of the user with its name, steps and goals, in the version that they have. */
export interface OwnProgramme {
  readonly own: UserProgram;
  readonly programme: Programme;
}

/**
 * Programmes of the user in the versions that they have. Undefined until each has been read, or cannot be; one that cannot be read,
 * or does not exist any more, is left out.
 */
export function useOwnProgrammes(programs: readonly UserProgram[]): readonly OwnProgramme[] | undefined {
  const newest = useQueries({ queries: programs.map(({ programId }) => programmeQuery(programId)) });
  const others = useQueries({
    queries: programs.map(({ programId, version }, at) => {
      const known = newest[at]?.data;
      const isOther = version !== undefined && known !== undefined && known?.version !== version;
      return { ...programmeQuery(isOther ? programmeVersionId(programId, version) : ""), enabled: isOther };
    }),
  });
  const found = programs.map((own, at) => {
    const first = newest[at];
    const isOther =
      own.version !== undefined && first?.data !== undefined && first.data?.version !== own.version;
    return { own, read: isOther ? others[at] : first };
  });
  const isWaiting = found.some(({ read }) => read?.data === undefined && read?.isError !== true);
  if (isWaiting) return undefined;
  return found.flatMap(({ own, read }) => {
    const programme = read?.data ?? undefined;
    return programme === undefined ? [] : [{ own, programme }];
  });
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

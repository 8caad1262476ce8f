import { programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { programmeQuery } from "../content.ts";
import { type Loadable, useLoadable } from "../use-loadable.ts";
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

import type { UserProgram } from "@mindle/domain/api/user-program";
import { programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { useQueries } from "@tanstack/react-query";
import { programmeQuery } from "../content.ts";

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

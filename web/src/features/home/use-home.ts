import type { UserProgram } from "@mindle/domain/api/user-program";
import { type HomeForm, homeForm, lastEnded, openProgrammes } from "@mindle/domain/programme/home";
import { nextSpanChange } from "@mindle/domain/programme/progress";
import { MINUTE_MS } from "@mindle/domain/time";
import { useNow } from "../../platform/browser/use-now.ts";
import { type Loadable, useLoadable } from "../../platform/data/use-loadable.ts";
import { latestAssessmentQuery } from "../../platform/data/user.ts";
import { homeProgramsQuery } from "./prefetch-home.ts";

interface Home {
  /** Milliseconds since the epoch; follows the minutes, and programmes that open and close. */
  readonly now: number;
  readonly form: Loadable<HomeForm>;
  /** The programme that closed last, where none is open. */
  readonly ended: UserProgram | undefined;
  /** Ids of the programmes that are or were open. */
  readonly had: readonly string[];
}

const FIND: Loadable<HomeForm> = { status: "ready", data: { kind: "find" } };

/** What the home screen shows a user, undefined for a visitor. */
export function useHome(uid: string | undefined): Home {
  const isVisitor = uid === undefined;
  const all = useLoadable({ ...homeProgramsQuery(uid ?? ""), enabled: !isVisitor });
  const programmes = all.status === "ready" ? all.data.programs : [];
  const now = useNow((from) => {
    const minute = (Math.floor(from / MINUTE_MS) + 1) * MINUTE_MS;
    const spans = programmes.flatMap(({ usageInfos }) => usageInfos);
    return Math.min(minute, nextSpanChange(spans, from) ?? minute);
  });
  const open = openProgrammes(programmes, now);
  // Read only where it is shown.
  const isLatestNeeded = !isVisitor && all.status === "ready" && open.length === 0;
  const latest = useLoadable({ ...latestAssessmentQuery(uid ?? ""), enabled: isLatestNeeded });
  const ended = isVisitor ? undefined : lastEnded(programmes, now);
  const had = programmes.filter(({ usageInfos }) => usageInfos.length > 0).map(({ programId }) => programId);
  const known = { now, ended, had };
  if (isVisitor) return { ...known, form: FIND };
  if (all.status !== "ready") return { ...known, form: all };
  if (isLatestNeeded && latest.status !== "ready") return { ...known, form: latest };
  const response = latest.status === "ready" ? latest.data : null;
  return { ...known, form: { status: "ready", data: homeForm(open, response) } };
}

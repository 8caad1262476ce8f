import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { programmeQuery } from "../../platform/data/catalogue.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import type { PrefetchContext } from "../../shell/route.ts";

/** What a visit finds in the cache is shown, and read again when it is older than this, in milliseconds. */
const STALE_MS = 60_000;

/** The user's programmes, as home reads them. */
export function homeProgramsQuery(uid: string) {
  return { ...userProgramQuery(uid), staleTime: STALE_MS };
}

/** Reads ahead what home shows first. Nearly everyone with a programme has this one: it is read along with them. */
export function prefetchHome({ uid, queryClient }: PrefetchContext): void {
  if (uid === undefined) return;
  void queryClient.prefetchQuery(programmeQuery(TRIAL_PROGRAM_ID));
  void queryClient.prefetchQuery(homeProgramsQuery(uid));
}

import { userProgramQuery } from "../../platform/data/user.ts";
import type { PrefetchContext } from "../../shell/route.ts";

/** What a visit finds in the cache is shown, and read again when it is older than this, in milliseconds. */
const STALE_MS = 60_000;

/** The user's programmes, as home reads them. */
export function homeProgramsQuery(uid: string) {
  return { ...userProgramQuery(uid), staleTime: STALE_MS };
}

/** Reads ahead what home shows first. */
export async function prefetchHome({ uid, queryClient }: PrefetchContext): Promise<void> {
  if (uid !== undefined) await queryClient.prefetchQuery(homeProgramsQuery(uid));
}

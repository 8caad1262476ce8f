import { programmeQuery } from "./content.ts";
import type { QueryClient } from "./query-client.ts";
import { userInfoQuery, userProgramQuery } from "./user.ts";

interface ScheduleAddress {
  readonly programId: string;
  /** Undefined for a visitor. */
  readonly uid: string | undefined;
  readonly queryClient: QueryClient;
}

/** Reads ahead what the schedule of a programme shows. */
export function prefetchSchedule({ programId, uid, queryClient }: ScheduleAddress): void {
  void queryClient.prefetchQuery(programmeQuery(programId));
  if (uid === undefined) return;
  void queryClient.prefetchQuery(userInfoQuery(uid));
  void queryClient.prefetchQuery(userProgramQuery(uid));
}

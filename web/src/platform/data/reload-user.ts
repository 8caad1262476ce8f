import type { QueryClient } from "./query-client.ts";
import { readAgain } from "./read-again.ts";
import { userInfoQuery, userProgramQuery } from "./user.ts";

/** Reads the user and their programmes again, after something was granted. See {@link readAgain}. */
export async function reloadUser(uid: string, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    readAgain(queryClient, userInfoQuery(uid)),
    readAgain(queryClient, userProgramQuery(uid)),
  ]);
}

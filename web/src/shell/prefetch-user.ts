import { userInfoQuery } from "../platform/data/user.ts";
import type { PrefetchContext } from "./route.ts";

/** `prefetch` of a page that shows the account of its user. */
export function prefetchUser({ uid, queryClient }: PrefetchContext): void {
  if (uid !== undefined) void queryClient.prefetchQuery(userInfoQuery(uid));
}

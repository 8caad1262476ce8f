import { useSyncExternalStore } from "react";
import { NO_REQUESTS, readerState, subscribeToRequests } from "./programme-requests.ts";

/** Reads the programmes that pages have asked for, as long as it is mounted. It is remounted for another user. */
export function ProgrammeSubscriptions() {
  const { Reader, requests } = useSyncExternalStore(subscribeToRequests, readerState, () => NO_REQUESTS);
  return Reader === undefined ? null : <Reader requests={requests} />;
}

import { useSyncExternalStore } from "react";
import { useCurrentUid } from "../auth/auth-state.ts";
import { NO_REQUESTS, readerState, subscribeToRequests } from "./programme-requests.ts";

/** Reads the programmes that pages show, anew for each user. To be rendered once, inside the query client's provider. */
export function LiveProgrammes() {
  const uid = useCurrentUid();
  const { Reader, requests } = useSyncExternalStore(subscribeToRequests, readerState, () => NO_REQUESTS);
  return Reader === undefined ? null : <Reader key={uid} requests={requests} />;
}

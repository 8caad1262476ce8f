import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { localJson } from "../storage/storage.ts";
import { storedGroup, storedJoin } from "./experiment.ts";
import { track } from "./track.ts";

/**
 * Reports the group in which this browser's visitor sees the characters, once for each browser id. Who is signed in sees them
 * in their colours, whatever the group.
 */
export function joinExperiment(): void {
  const group = storedGroup(localJson).read();
  const joined = storedJoin(localJson);
  if (group === undefined || authState().status !== "signedOut") return;
  if (!joined.read()) {
    joined.write(true);
    track("experiment_join", { experiment: "showCuteNotCute", group });
  }
  const stop = subscribeToAuthState(() => {
    if (authState().status !== "signedIn") return;
    delete document.documentElement.dataset["gray"];
    stop();
  });
}

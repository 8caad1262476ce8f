import { clearTab, clearUserData, wasClearedElsewhere } from "../storage/clear-user-data.ts";
import { authState, currentUid, subscribeToAuthState } from "./auth-state.ts";
import { signedInUid } from "./auth-storage.ts";

/**
 * Clears user data whenever the signed-in user signs out, is signed out or is replaced by another one, also between two
 * visits. To be called once.
 */
export function clearOnAccountChange(): void {
  let uid = currentUid();
  subscribeToAuthState(() => {
    const state = authState();
    if (state.status === "waiting" || (state.status === "signedOut" && state.isUnread === true)) return;
    const before = uid;
    uid = currentUid();
    // Another tab may have cleared already: this one is being reloaded.
    if (before !== undefined && before !== uid && !wasClearedElsewhere()) clearUserData();
  });
}

/**
 * Reloads this page once another tab has cleared user data, also if it did so while this page was frozen, so that
 * nothing of them stays in memory or on screen. The query is dropped, since it may identify the user. To be called
 * once.
 */
export function reloadWhenCleared(): void {
  const reloadIfCleared = () => {
    if (!wasClearedElsewhere()) return;
    // What is shown belongs to the user who is gone, and the next page may take a while.
    document.documentElement.hidden = true;
    clearTab();
    // Auth, which is being asked, may store its user once more: the next page asks it again, and removes the user.
    if (authState().status === "waiting") signedInUid.write("");
    location.replace(location.pathname);
  };
  addEventListener("storage", reloadIfCleared);
  addEventListener("pageshow", reloadIfCleared);
  document.addEventListener("visibilitychange", reloadIfCleared);
}

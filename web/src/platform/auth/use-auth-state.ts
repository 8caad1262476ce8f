import { useSyncExternalStore } from "react";
import { type AuthState, authState, SIGNED_OUT, subscribeToAuthState } from "./auth-state.ts";

/** The state as a component shows it. Pre-rendered HTML is made for visitors. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribeToAuthState, authState, () => SIGNED_OUT);
}

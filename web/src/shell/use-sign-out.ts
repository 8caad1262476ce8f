import { createContext, useContext } from "react";

/** What a sign-out is for. */
export type SignOutRequest =
  | { readonly kind: "here" }
  | { readonly kind: "everywhere" }
  /** Another account takes the place of the signed-in one; `proceed` signs in to it. */
  | { readonly kind: "replace"; readonly email: string; readonly proceed: () => void };

interface SignOut {
  /** Signs out, after a question where something would be lost. */
  readonly start: (request: SignOutRequest) => void;
  /** Loading the question, asking it, or signing out. */
  readonly isBusy: boolean;
}

/** Provided by the app's frame, so that a sign-out outlives the page it was started from. */
export const SignOutContext = createContext<SignOut>({ start: () => {}, isBusy: false });

/** Signs out from any page. */
export function useSignOut(): SignOut {
  return useContext(SignOutContext);
}

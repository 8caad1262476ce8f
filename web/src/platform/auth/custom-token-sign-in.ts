import { loadModule } from "../load-module.ts";
import { withAuthErrors } from "./auth-error.ts";

/** Signs in with a token that our own server made, as the iOS shell does. Throws AuthError. */
export function signInWithCustomToken(token: string): Promise<void> {
  return withAuthErrors(async () => {
    const auth = await loadModule(() => import("./firebase-custom-token.ts"));
    await auth.signInWithToken(token);
  });
}

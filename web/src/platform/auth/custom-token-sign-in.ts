import { withAuthErrors } from "./auth-error.ts";
import { loadAuthModule } from "./session.ts";

/** Signs in with a token that our own server made, as the iOS shell does. Throws AuthError. */
export function signInWithCustomToken(token: string): Promise<void> {
  return withAuthErrors(async () => {
    const auth = await loadAuthModule(() => import("./firebase-custom-token.ts"));
    await auth.signInWithToken(token);
  });
}

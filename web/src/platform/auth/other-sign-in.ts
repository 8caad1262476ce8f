import { AuthError, withAuthErrors } from "./auth-error.ts";
import { loadAuthModule } from "./session.ts";

/** Why a sign-in by telephone failed. */
export type PhoneProblem = "tooMany" | "expired" | "other";

/** A code that is on its way to a telephone. */
export interface SentCode {
  /** Signs in with the code. Throws AuthError. */
  confirm(code: string): Promise<void>;
}

/** Sends a code to a telephone number, such as `+821012345678`. `container` is for the captcha. Throws AuthError. */
export function sendPhoneCode(phone: string, container: HTMLElement): Promise<SentCode> {
  return withAuthErrors(async () => {
    const auth = await loadAuthModule(() => import("./firebase-other-sign-in.ts"));
    const sent = await auth.sendCode(phone, container);
    return { confirm: (code) => withAuthErrors(() => auth.confirm(sent, code)) };
  });
}

/** What a failed sign-in by telephone means. */
export function phoneProblemOf(error: unknown): PhoneProblem {
  if (!(error instanceof AuthError)) return "other";
  return error.problem === "tooMany" || error.problem === "expired" ? error.problem : "other";
}

/** Signs in with a token that our own server made, as the iOS shell does. Throws AuthError. */
export function signInWithCustomToken(token: string): Promise<void> {
  return withAuthErrors(async () => {
    const auth = await loadAuthModule(() => import("./firebase-other-sign-in.ts"));
    await auth.signInWithToken(token);
  });
}

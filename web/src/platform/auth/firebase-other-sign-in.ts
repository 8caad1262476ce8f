import {
  type ConfirmationResult,
  RecaptchaVerifier,
  signInWithCustomToken,
  signInWithPhoneNumber,
} from "firebase/auth";
import { auth, beginSession, ready } from "./firebase-auth.ts";

/** Sends a code to a telephone, after an invisible captcha in `container`. */
export async function sendCode(phone: string, container: HTMLElement): Promise<ConfirmationResult> {
  await ready();
  const verifier = new RecaptchaVerifier(auth, container, { size: "invisible" });
  try {
    return await signInWithPhoneNumber(auth, phone, verifier);
  } finally {
    // Each number is checked anew.
    verifier.clear();
  }
}

/** Signs in with the code that was sent. */
export async function confirm(sent: ConfirmationResult, code: string): Promise<void> {
  await beginSession(() => sent.confirm(code));
}

export async function signInWithToken(token: string): Promise<void> {
  await ready();
  await beginSession(() => signInWithCustomToken(auth, token));
}

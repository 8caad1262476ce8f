import { signInWithCustomToken } from "firebase/auth";
import { auth, publish, ready } from "./firebase-auth.ts";

export async function signInWithToken(token: string): Promise<void> {
  await ready();
  const { user } = await signInWithCustomToken(auth, token);
  publish(user);
}

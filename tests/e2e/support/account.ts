import { expect } from "@playwright/test";
import { requireStack } from "../../support/stack.ts";
import { newEmail, type Visitor } from "./visitor.ts";

const PASSWORD = "dandelion-9";

/** An account of the Auth emulator. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  /** ID token for calls of the API. */
  readonly token: string;
}

/** Creates an account, without the sign-in pages. Its first token may be revoked from the start, so it signs in anew. */
export async function createAccount(): Promise<TestAccount> {
  const email = newEmail();
  await identityToolkit("accounts:signUp", email);
  const { localId: uid, idToken: token } = await identityToolkit("accounts:signInWithPassword", email);
  return { uid, email, token };
}

async function identityToolkit(method: string, email: string): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(
    `${requireStack().authUrl}/identitytoolkit.googleapis.com/v1/${method}?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  expect(response.status).toBe(200);
  return response.json();
}

/** Opens a path as a user, who signs in on the way to it. */
export async function openSignedIn(visitor: Visitor, { email }: TestAccount, path: string): Promise<void> {
  await visitor.open(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  await visitor.signIn(email, PASSWORD);
  await expect(visitor.page).toHaveURL((url) => url.pathname + url.search === path);
}

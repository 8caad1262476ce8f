import { expect } from "@playwright/test";
import * as z from "zod/mini";
import { requireStack } from "../../support/stack.ts";
import { newEmail, untilAppRuns, type Visitor } from "./visitor.ts";

/** An account with a password. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = "dandelion-9";

/** Creates an account at the Auth emulator. */
export async function makeAccount(): Promise<TestAccount> {
  const email = newEmail();
  const { localId } = await identityToolkit("accounts:signUp", { email, password: PASSWORD });
  return { uid: localId, email, password: PASSWORD };
}

/** Calls an operation of the API as the user, without a browser; resolves to its data. */
export async function callAs({ email, password }: TestAccount, path: string, body: object): Promise<unknown> {
  const { idToken } = await identityToolkit("accounts:signInWithPassword", { email, password });
  const response = await fetch(`${requireStack().hostingUrl}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
    body: JSON.stringify(body),
  });
  const answer = z.parse(z.object({ success: z.literal(true), data: z.unknown() }), await response.json());
  return answer.data;
}

/** Whether the account can still sign in. */
export async function accountExists({ email, password }: TestAccount): Promise<boolean> {
  return (await request("accounts:signInWithPassword", { email, password })).ok;
}

/** Signs in by the form and comes to `path`. */
export async function signInAt(
  visitor: Visitor,
  { email, password }: Pick<TestAccount, "email" | "password">,
  path: string,
): Promise<void> {
  const { auth } = visitor.texts;
  const { page } = visitor;
  await visitor.open(`/auth/login/email?redirectUrl=${encodeURIComponent(path)}`);
  await page.getByRole("textbox", { name: auth.email.address }).fill(email);
  await page.getByLabel(auth.email.password).fill(password);
  await visitor.button(auth.email.enter).click();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  await untilAppRuns(page);
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

async function identityToolkit(method: string, credentials: object) {
  const response = await request(method, credentials);
  return z.parse(signedIn, await response.json());
}

function request(method: string, credentials: object): Promise<Response> {
  return fetch(`${requireStack().authUrl}/identitytoolkit.googleapis.com/v1/${method}?key=demo`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
}

import { expect } from "@playwright/test";
import * as z from "zod/mini";
import { requireStack } from "../../support/stack.ts";

/** An account of the Auth emulator. */
export interface TestAccount {
  readonly email: string;
  readonly password: string;
}

const PASSWORD = "dandelion-9";

let accounts = 0;

/** An e-mail address that no other test uses. */
export function newEmail(): string {
  accounts += 1;
  return `visitor-${Date.now()}-${accounts}@example.com`;
}

/** Creates an account without the app. */
export async function newAccount(): Promise<TestAccount & { readonly uid: string }> {
  const account = { email: newEmail(), password: PASSWORD };
  const { localId } = z.parse(
    z.object({ localId: z.string() }),
    await askEmulator("POST", "identitytoolkit.googleapis.com/v1/accounts:signUp?key=local", account),
  );
  return { ...account, uid: localId };
}

/** Disables an account, as an operator does. */
export async function disableAccount(uid: string): Promise<void> {
  const { projectId } = requireStack();
  await askEmulator("POST", `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    localId: uid,
    disableUser: true,
  });
}

const mailed = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobLink: z.string() })) });

/** All links that the emulator would have mailed to an address and that are not used, the oldest first. */
async function linksTo(email: string): Promise<readonly string[]> {
  const { projectId } = requireStack();
  const { oobCodes } = z.parse(
    mailed,
    await askEmulator("GET", `emulator/v1/projects/${projectId}/oobCodes`),
  );
  return oobCodes.flatMap((code) => (code.email === email ? [code.oobLink] : []));
}

/** Waits for a mail with a link. */
export async function linkTo(email: string): Promise<string> {
  await expect.poll(() => linksTo(email)).not.toEqual([]);
  return (await linksTo(email)).at(-1) ?? "";
}

async function askEmulator(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
  const { authUrl } = requireStack();
  const response = await fetch(`${authUrl}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

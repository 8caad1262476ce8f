import { randomUUID } from "node:crypto";
import { updateUserInfo } from "@mindle/domain/api/auth";
import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { expect } from "@playwright/test";
import * as z from "zod/mini";
import { requireStack } from "../../../support/stack.ts";

/** An account of the Auth emulator, with a password. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = "dandelion-9";

const CONSENTED = { consents: CONSENT_TEXTS };

/** An e-mail address that no other test uses. */
export function newEmail(): string {
  return `visitor-${randomUUID()}@example.com`;
}

/** Creates an account without the app, with the consents that an account needs. */
export async function newAccount(): Promise<TestAccount> {
  const account = await newAccountWithoutConsents();
  await callAs(account, updateUserInfo, { userId: account.uid, updateDoc: CONSENTED });
  return account;
}

/** Creates an account with a confirmed address, as neither our registration nor a user made it. */
export async function newAccountWithoutConsents(): Promise<TestAccount> {
  const account = await newUnconfirmedAccount();
  await updateAccount(account.uid, { emailVerified: true });
  return account;
}

/** Creates an account as anybody can with any address, by Auth's public API. */
export async function newUnconfirmedAccount(): Promise<TestAccount> {
  const account = { email: newEmail(), password: PASSWORD };
  const { localId } = z.parse(
    z.object({ localId: z.string() }),
    await askEmulator("POST", "identitytoolkit.googleapis.com/v1/accounts:signUp?key=local", account),
  );
  return { ...account, uid: localId };
}

/** The id of the account with an e-mail address. */
export async function uidOf(email: string): Promise<string> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${requireStack().projectId}/accounts:lookup`;
  const { users } = z.parse(
    z.object({ users: z.tuple([z.object({ localId: z.string() })]) }),
    await askEmulator("POST", path, { email: [email] }),
  );
  return users[0].localId;
}

/** Disables an account, as an operator does. */
export function disableAccount(uid: string): Promise<void> {
  return updateAccount(uid, { disableUser: true });
}

async function updateAccount(uid: string, changes: object): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${requireStack().projectId}/accounts:update`;
  await askEmulator("POST", path, { localId: uid, ...changes });
}

/** Makes tokens valid however long ago their sign-in was: a new password revokes those from before it. */
export async function acceptOldSignIns(uid: string): Promise<void> {
  const { projectId } = requireStack();
  await askEmulator("POST", `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    localId: uid,
    validSince: "1",
  });
}

/** A token of the Auth emulator, which is not signed, as of a sign-in some minutes ago. */
export function withOlderSignIn(token: string, minutes: number): string {
  const [header, claims = ""] = token.split(".");
  const parsed = z.parse(
    z.looseObject({ auth_time: z.number() }),
    JSON.parse(Buffer.from(claims, "base64url").toString()),
  );
  const older = JSON.stringify({ ...parsed, auth_time: parsed.auth_time - minutes * 60 });
  return `${header}.${Buffer.from(older).toString("base64url")}.`;
}

const mailed = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobLink: z.string() })) });

/** All links that the emulator would have mailed to an address and that are not used, the oldest first. */
export async function linksMailedTo(email: string): Promise<readonly string[]> {
  const { projectId } = requireStack();
  const { oobCodes } = z.parse(
    mailed,
    await askEmulator("GET", `emulator/v1/projects/${projectId}/oobCodes`),
  );
  return oobCodes.flatMap((code) => (code.email === email ? [code.oobLink] : []));
}

/** Waits for a mail with a link. */
export async function lastLinkMailedTo(email: string): Promise<string> {
  await expect.poll(() => linksMailedTo(email)).not.toEqual([]);
  return (await linksMailedTo(email)).at(-1) ?? "";
}

const sent = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** Waits for the code that the emulator would have sent to a telephone. */
export async function codeTextedTo(phone: string): Promise<string> {
  const { projectId } = requireStack();
  const path = `emulator/v1/projects/${projectId}/verificationCodes`;
  const read = async () => {
    const { verificationCodes } = z.parse(sent, await askEmulator("GET", path));
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
  };
  await expect.poll(read).toBeDefined();
  return (await read()) ?? "";
}

/** Creates an account that signs in at a provider only, with the consents that an account needs. */
export async function newProviderAccount(providerId: "google.com" | "apple.com"): Promise<string> {
  const email = newEmail();
  const identity = JSON.stringify({ sub: email, email, email_verified: true, name: "Robin" });
  const answer = await askEmulator(
    "POST",
    "identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local",
    {
      postBody: new URLSearchParams({ id_token: identity, providerId }).toString(),
      requestUri: "http://localhost",
      returnSecureToken: true,
    },
  );
  const { localId, idToken } = z.parse(z.object({ localId: z.string(), idToken: z.string() }), answer);
  await callWithToken(idToken, updateUserInfo, { userId: localId, updateDoc: CONSENTED });
  return email;
}

/** Mails a link that opens a page of the app, as if another browser had asked for it. Resolves to the link. */
export async function mailLink(email: string, page: string): Promise<string> {
  const { hostingUrl } = requireStack();
  await askEmulator("POST", "identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local", {
    requestType: "EMAIL_SIGNIN",
    email,
    continueUrl: `${hostingUrl}${page}`,
    canHandleCodeInApp: true,
  });
  return lastLinkMailedTo(email);
}

const SIGN_IN = "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local";

async function askEmulator(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
  const response = await sendToEmulator(method, path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function sendToEmulator(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
  return fetch(`${requireStack().authUrl}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Calls an operation of the API as the user, without a browser. The token of a sign-up may be revoked from the start. */
export async function callAs<Op extends Operation>(
  { email, password }: TestAccount,
  operation: Op,
  body: BodyOf<Op>,
): Promise<DataOf<Op>> {
  const { idToken } = z.parse(
    z.object({ idToken: z.string() }),
    await askEmulator("POST", SIGN_IN, { email, password, returnSecureToken: true }),
  );
  return callWithToken(idToken, operation, body);
}

async function callWithToken<Op extends Operation>(
  idToken: string,
  operation: Op,
  body: BodyOf<Op>,
): Promise<DataOf<Op>> {
  const response = await fetch(`${requireStack().hostingUrl}/api/${operation.path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
    body: JSON.stringify(body),
  });
  const answer = z.parse(z.object({ success: z.literal(true), data: z.unknown() }), await response.json());
  return z.parse<Op["data"]>(operation.data, answer.data);
}

/** Whether the account can still sign in with this password. */
export async function accountExists({ email, password }: TestAccount): Promise<boolean> {
  return (await sendToEmulator("POST", SIGN_IN, { email, password })).ok;
}

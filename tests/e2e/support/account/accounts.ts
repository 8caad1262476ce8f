import { randomUUID } from "node:crypto";
import { updateUserInfo } from "@mindle/domain/api/auth";
import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { expect } from "@playwright/test";
import * as z from "zod/mini";
import { call } from "../../../support/functions/api.ts";
import {
  asAdministrator,
  identityToolkit,
  lastCodeTo,
  mailsTo,
} from "../../../support/functions/auth-emulator.ts";
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
  await asAdministrator("accounts:update", { localId: account.uid, emailVerified: true });
  return account;
}

/** Creates an account as anybody can with any address, by Auth's public API. */
export async function newUnconfirmedAccount(): Promise<TestAccount> {
  const account = { email: newEmail(), password: PASSWORD };
  const { localId } = z.parse(
    z.object({ localId: z.string() }),
    await identityToolkit("accounts:signUp", account),
  );
  return { ...account, uid: localId };
}

/** The id of the account with an e-mail address. */
export async function uidOf(email: string): Promise<string> {
  const { users } = z.parse(
    z.object({ users: z.tuple([z.object({ localId: z.string() })]) }),
    await asAdministrator("accounts:lookup", { email: [email] }),
  );
  return users[0].localId;
}

/** Disables an account, as an operator does. */
export async function disableAccount(localId: string): Promise<void> {
  await asAdministrator("accounts:update", { localId, disableUser: true });
}

/** Makes tokens valid however long ago their sign-in was: a new password revokes those from before it. */
export async function acceptOldSignIns(localId: string): Promise<void> {
  await asAdministrator("accounts:update", { localId, validSince: "1" });
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

/** All links that the emulator would have mailed to an address and that are not used, the oldest first. */
export async function linksMailedTo(email: string): Promise<readonly string[]> {
  return (await mailsTo(email)).map(({ oobLink }) => oobLink);
}

/** Waits for a mail with a link. */
export async function lastLinkMailedTo(email: string): Promise<string> {
  await expect.poll(() => linksMailedTo(email)).not.toEqual([]);
  return (await linksMailedTo(email)).at(-1) ?? "";
}

/** Waits for the code that the emulator would have sent to a telephone. */
export async function codeTextedTo(phone: string): Promise<string> {
  await expect.poll(() => lastCodeTo(phone)).toBeDefined();
  return (await lastCodeTo(phone)) ?? "";
}

/** Creates an account that signs in at a provider only, with the consents that an account needs. */
export async function newProviderAccount(providerId: "google.com" | "apple.com"): Promise<string> {
  const email = newEmail();
  const identity = JSON.stringify({ sub: email, email, email_verified: true, name: "Robin" });
  const { localId, idToken } = z.parse(
    z.object({ localId: z.string(), idToken: z.string() }),
    await identityToolkit("accounts:signInWithIdp", {
      postBody: new URLSearchParams({ id_token: identity, providerId }).toString(),
      requestUri: "http://localhost",
      returnSecureToken: true,
    }),
  );
  await call(updateUserInfo, { userId: localId, updateDoc: CONSENTED }, { token: idToken });
  return email;
}

/** Mails a link that opens a page of the app, as if another browser had asked for it. Resolves to the link. */
export async function mailLink(email: string, page: string): Promise<string> {
  const continueUrl = `${requireStack().hostingUrl}${page}`;
  const request = { requestType: "EMAIL_SIGNIN", email, continueUrl, canHandleCodeInApp: true };
  await identityToolkit("accounts:sendOobCode", request);
  return lastLinkMailedTo(email);
}

/** Calls an operation of the API as the user, without a browser. The token of a sign-up may be revoked from the start. */
export async function callAs<Op extends Operation>(
  account: TestAccount,
  operation: Op,
  body: BodyOf<Op>,
): Promise<DataOf<Op>> {
  const { idToken } = z.parse(z.object({ idToken: z.string() }), await signIn(account));
  return call(operation, body, { token: idToken });
}

/** Whether the account can still sign in with this password. */
export function accountExists(account: TestAccount): Promise<boolean> {
  return signIn(account).then(
    () => true,
    () => false,
  );
}

function signIn({ email, password }: TestAccount): Promise<unknown> {
  return identityToolkit("accounts:signInWithPassword", { email, password, returnSecureToken: true });
}

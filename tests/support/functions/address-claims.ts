import { randomUUID } from "node:crypto";
import { checkEmailExist, updateUserInfo } from "@mindle/domain/api/auth";
import * as z from "zod/mini";
import { call } from "./api.ts";
import { identityToolkit, mailsTo } from "./auth-emulator.ts";
import type { TestUser } from "./users.ts";

const session = z.object({ localId: z.string(), idToken: z.string() });

interface Session {
  readonly uid: string;
  readonly token: string;
}

async function askFor(method: string, body: object): Promise<Session> {
  const { localId, idToken } = session.parse(
    await identityToolkit(method, { ...body, returnSecureToken: true }),
  );
  return { uid: localId, token: idToken };
}

/** An account at Google. */
export interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
}

export function makeGoogleAccount(): GoogleAccount {
  return { sub: randomUUID(), email: `google-${randomUUID()}@example.com` };
}

/** Signs in at Google, or links the account at Google to the user of a token. */
export function signInWithGoogle(account: GoogleAccount, idToken?: string): Promise<Session> {
  const identity = JSON.stringify({ ...account, email_verified: true });
  return askFor("accounts:signInWithIdp", {
    postBody: new URLSearchParams({ id_token: identity, providerId: "google.com" }).toString(),
    requestUri: "http://localhost",
    ...(idToken !== undefined && { idToken }),
  });
}

export function signInWithPassword(email: string, password: string): Promise<Session> {
  return askFor("accounts:signInWithPassword", { email, password });
}

/** Sets the password, or another address, of the user of a token. */
export function changeAccount(
  idToken: string,
  change: { readonly password: string } | { readonly email: string },
): Promise<Session> {
  return askFor("accounts:update", { idToken, ...change });
}

async function mailCode(body: { readonly requestType: string; readonly email: string }): Promise<string> {
  await identityToolkit("accounts:sendOobCode", body);
  const mail = (await mailsTo(body.email)).findLast(({ requestType }) => requestType === body.requestType);
  if (mail === undefined) throw new Error(`no ${body.requestType} was mailed to ${body.email}`);
  return mail.oobCode;
}

/** Asks for a change of the address to `newEmail`. Resolves to what makes it, by a link in a mail to `newEmail`. */
export async function askForNewAddress(user: TestUser, newEmail: string): Promise<() => Promise<unknown>> {
  const request = { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken: user.token, newEmail };
  const oobCode = await mailCode({ ...request, email: user.email });
  return () => identityToolkit("accounts:update", { oobCode });
}

/** Signs in by a mailed link, as the owner of the address. */
export async function signInByLink(email: string): Promise<Session> {
  const continueUrl = "http://localhost/auth/find-password";
  const request = { requestType: "EMAIL_SIGNIN", canHandleCodeInApp: true, continueUrl };
  return askFor("accounts:signInWithEmailLink", { email, oobCode: await mailCode({ ...request, email }) });
}

/**
 * Sets a password by a link as our client does; `beforeLink` runs between its last look-up of the address and the link's
 * sign-in.
 */
export async function setPasswordByLink(
  email: string,
  password: string,
  beforeLink: () => Promise<unknown> = async () => undefined,
): Promise<TestUser> {
  await call(checkEmailExist, { email });
  await call(checkEmailExist, { email });
  await beforeLink();
  await changeAccount((await signInByLink(email)).token, { password });
  const { uid, token } = await signInWithPassword(email, password);
  await call(updateUserInfo, { userId: uid, updateDoc: { passwordSet: true } }, { token });
  return { uid, email, token };
}

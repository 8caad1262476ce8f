import { randomInt, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { SessionAccount } from "../../../functions/src/store/accounts/accounts.ts";
import { asAdministrator, identityToolkit, lastCodeTo } from "./auth-emulator.ts";
import { testEnvironment } from "./environment.ts";

/** A signed-in user of the Auth emulator. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const PASSWORD = "correct horse";

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

/**
 * Signs up a user with a new, confirmed e-mail address and a password, and signs in.
 *
 * The token of `accounts:signUp` is not used: the Auth emulator sets the time of that sign-in before it hashes the
 * password and `validSince` after it, both in whole seconds, so where a second begins in between that token is revoked
 * from the start.
 */
export async function makeUser(overrides: { readonly email?: string } = {}): Promise<TestUser> {
  const email = overrides.email ?? makeEmail();
  await signUp(email);
  return signInAgain({ email });
}

/** Signs up an account with a confirmed address as {@link makeUser} does, or, as the public API lets anybody, with any address. */
export async function signUp(email: string, { confirmed = true } = {}): Promise<{ readonly uid: string }> {
  const { localId: uid } = await signIn("accounts:signUp", { email, password: PASSWORD });
  if (confirmed) await verifyEmail({ uid });
  return { uid };
}

/** Signs in a user of {@link makeUser} as another browser does. */
export async function signInAgain({ email }: { readonly email: string }): Promise<TestUser> {
  const { localId, idToken } = await signIn("accounts:signInWithPassword", { email, password: PASSWORD });
  return { uid: localId, email, token: idToken };
}

/** Waits for the next second: Auth counts sessions in whole ones, and a session that began in the second of its end stays. */
export function nextSecond(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
}

/** Signs up an anonymous user, which the API refuses. */
export async function makeAnonymousUser(): Promise<{ readonly uid: string; readonly token: string }> {
  const { localId, idToken } = await signIn("accounts:signUp", {});
  return { uid: localId, token: idToken };
}

/** Signs up a user by telephone: one without an address and a password. */
export async function makePhoneUser(): Promise<{ readonly uid: string; readonly token: string }> {
  const phoneNumber = `+8210${randomInt(10_000_000, 100_000_000)}`;
  const sent = await identityToolkit("accounts:sendVerificationCode", { phoneNumber, recaptchaToken: "any" });
  const code = await lastCodeTo(phoneNumber);
  const { sessionInfo } = z.object({ sessionInfo: z.string() }).parse(sent);
  const { localId, idToken } = signedIn.parse(
    await identityToolkit("accounts:signInWithPhoneNumber", { sessionInfo, code }),
  );
  return { uid: localId, token: idToken };
}

/** A new e-mail address. */
export function makeEmail(): string {
  return `someone-${randomUUID()}@example.com`;
}

/** Deletes an account; its tokens stay valid. */
export async function deleteUser(user: { readonly token: string }): Promise<void> {
  await identityToolkit("accounts:delete", { idToken: user.token });
}

/**
 * Changes when a user's account was made and last used, in milliseconds since the epoch. It is imported anew: Auth lets nobody
 * change when a session was last renewed.
 */
export async function setLastUse(
  { uid, email }: { readonly uid: string; readonly email?: string },
  time: number,
): Promise<void> {
  const signIn = email === undefined ? {} : { email, emailVerified: true, rawPassword: PASSWORD };
  const user = { localId: uid, createdAt: String(time), lastLoginAt: String(time), ...signIn };
  await asAdministrator("accounts:batchCreate", { allowOverwrite: true, users: [user] });
}

/** Marks the user's e-mail address as verified, or as not verified. */
export async function verifyEmail({ uid }: { readonly uid: string }, emailVerified = true): Promise<void> {
  await asAdministrator("accounts:update", { localId: uid, emailVerified });
}

/** An unsigned token, as of the Auth emulator, that expired an hour ago. */
export function expiredToken(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const { projectId } = testEnvironment();
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now - 7200,
    auth_time: now - 7200,
    exp: now - 3600,
  };
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(claims)}.`;
}

function base64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

async function signIn(
  method: "accounts:signUp" | "accounts:signInWithPassword",
  credentials: Readonly<Record<string, string>>,
): Promise<z.output<typeof signedIn>> {
  return signedIn.parse(await identityToolkit(method, { ...credentials, returnSecureToken: true }));
}

/** The account of a caller who has just signed in with a password. */
export function anAccount(uid: string): SessionAccount {
  const email = `${uid}@example.com`;
  return {
    uid,
    email,
    emailVerified: true,
    providers: ["password"],
    firstEmail: email,
    signedInAt: Date.now(),
  };
}

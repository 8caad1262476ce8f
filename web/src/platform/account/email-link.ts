import { checkEmailExist, updateUserInfo } from "@mindle/domain/api/auth";
import type { ConsentTexts } from "@mindle/domain/policy/consents";
import { ApiError } from "../api/api-error.ts";
import { callApi, preloadCaller } from "../api/call-api.ts";
import { AuthError, type AuthProblem, withAuthErrors } from "../auth/auth-error.ts";
import { loadAuthModule } from "../auth/session.ts";
import { track } from "../tracking/track.ts";
import { forOtherBrowser } from "./hand-over.ts";
import { LINK_PAGES, type LinkPurpose, sentLink } from "./sent-link.ts";

/** Whether an account with this address exists. Throws an ApiError. */
export function emailHasAccount(email: string): Promise<boolean> {
  return callApi(checkEmailExist, { email });
}

/** True for the address of a page that an e-mail link has opened. */
export function isEmailLink(address: string): boolean {
  const { searchParams } = new URL(address);
  return searchParams.get("mode") === "signIn" && searchParams.has("oobCode");
}

/** Loads what a link needs ahead: the connection may be gone at the press. Rejects when it cannot be loaded. */
export async function preloadEmailLink(): Promise<void> {
  await Promise.all([loadEmailLink(), preloadCaller()]);
}

/** Mails a link that opens the page with `query`, in the language of the screen. Throws AuthError. */
export function sendEmailLink(purpose: LinkPurpose, email: string, query: string): Promise<void> {
  return withAuthErrors(async () => {
    const language = document.documentElement.lang;
    const url = new URL(`${LINK_PAGES[purpose]}${query}`, location.origin);
    url.searchParams.set("lng", language);
    const auth = await loadEmailLink();
    await auth.sendLink(email, forOtherBrowser(url.href), language);
    sentLink.write({ purpose, email, at: Date.now() });
  });
}

/** Why a link cannot be used: it works no more, or could not be asked about. */
export type LinkProblem = Extract<AuthProblem, "linkExpired" | "linkInvalid" | "offline">;

const LINK_PROBLEMS: readonly AuthProblem[] = [
  "linkExpired",
  "linkInvalid",
  "offline",
] satisfies LinkProblem[];

/** A form is shown unchecked where the answer takes longer, in milliseconds: its link is used at the end in any case. */
const CHECK_MS = 10_000;

/**
 * Asks about the link that has opened the page, before anything is typed for it. Undefined where it may be used. Never rejects.
 */
export async function checkEmailLink(link: string): Promise<LinkProblem | undefined> {
  const code = codeOf(link);
  // It has signed in here, and works no more; what comes after it is unfinished.
  if (sentLink.read()?.usedCode === code) return undefined;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, CHECK_MS));
  try {
    await withAuthErrors(async () => Promise.race([(await loadEmailLink()).checkLink(code), waited]));
    return undefined;
  } catch (error) {
    const { problem } = error instanceof AuthError ? error : new AuthError(error);
    return LINK_PROBLEMS.find((known): known is LinkProblem => known === problem);
  }
}

function codeOf(link: string): string {
  return new URL(link).searchParams.get("oobCode") ?? "";
}

interface LinkSignIn {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** The address of the page that the link has opened. */
  readonly link: string;
  readonly password: string;
  /** False: another user who is signed in stays so, and the sign-in fails with the problem `otherAccount`. */
  readonly canReplace: boolean;
  /** Of a new account. */
  readonly nickname?: string;
  /** Of a new account. */
  readonly consents?: ConsentTexts;
}

/**
 * Signs in by a link and sets the password. The address is looked up once more, which deletes an unconfirmed account that an
 * attacker has made with it in the meantime. Where a part fails, the next call continues there, also after a reload: the link
 * works once, so the user whom it has signed in here is taken from then on. Throws AuthError, or an ApiError where the password
 * is set and the server does not know it yet.
 */
export async function setPasswordByLink({
  purpose,
  email,
  link,
  password,
  canReplace,
  nickname,
  consents,
}: LinkSignIn): Promise<void> {
  await freeAddress(email);
  const uid = await withAuthErrors(async () => {
    const auth = await loadEmailLink();
    const code = codeOf(link);
    let isSignedIn = false;
    const isUsed = sentLink.read()?.usedCode === code;
    const onSignedIn = () => {
      isSignedIn = true;
    };
    try {
      return await auth.setPasswordByLink({ email, link, password, isUsed, canReplace, onSignedIn });
    } finally {
      // After the change of user, which clears what was stored.
      if (isSignedIn) sentLink.write({ purpose, email, at: Date.now(), usedCode: code });
    }
  });
  await callApi(
    updateUserInfo,
    {
      userId: uid,
      updateDoc: {
        passwordSet: true,
        ...(nickname !== undefined && { "additionalInfo.nickname": nickname }),
        ...(consents !== undefined && { consents }),
      },
    },
    { uid },
  );
  track(purpose === "register" ? "register" : "login", { provider: "password" });
}

/** The look-up deletes an unconfirmed account with the address. */
async function freeAddress(email: string): Promise<void> {
  try {
    await emailHasAccount(email);
  } catch (error) {
    throw new AuthError(error, lookupProblem(error));
  }
}

function lookupProblem(error: unknown): AuthProblem {
  if (!(error instanceof ApiError)) return "unknown";
  if (error.code === "unavailable") return "offline";
  return error.code === "resource-exhausted" ? "tooMany" : "unknown";
}

function loadEmailLink() {
  return loadAuthModule(() => import("../auth/firebase-email-link.ts"));
}

import type { User } from "@mindle/domain/api/auth";
import type { ErrorCode } from "@mindle/domain/api/errors";
import { setSafetyFlag } from "@mindle/domain/api/safety";
import { isFlagActive, type SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { MINUTE_MS } from "@mindle/domain/time";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { authState, currentUid, subscribeToAuthState } from "../auth/auth-state.ts";
import { now } from "../browser/now.ts";
import { within } from "../browser/within.ts";
import type { QueryClient } from "../data/query-client.ts";
import { userInfoQuery } from "../data/user.ts";
import type { KeptFlag } from "../storage/schema.ts";
import { keep, storedFlagValue, subscribeToFlag } from "./flag.ts";

/** First delay after a failure, in milliseconds; it doubles with each further failure, up to the maximum. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 5 * MINUTE_MS;

/** Error codes after which the same call may succeed later; a sign-in resolves the last two. */
const TRANSIENT_CODES: readonly ErrorCode[] = [
  "unavailable",
  "aborted",
  "internal",
  "resource-exhausted",
  "unauthenticated",
  "failed-precondition",
];

/**
 * Keeps the flag of this device and that of the account the same: what was raised or removed here is sent as soon as a user is
 * signed in and there is a connection, and what the account has by a later read counts here. Returns the function that ends this.
 */
export function startFlagSync(queryClient: QueryClient): () => void {
  const ended = new AbortController();
  let isSending = false;
  let isWoken = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    isSending = true;
    while (isWoken && !ended.signal.aborted) {
      isWoken = false;
      try {
        await sendFlag();
        failures = 0;
      } catch (error) {
        console.warn("the note of a help card is not with the account yet", error);
        retry = setTimeout(wake, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
        failures += 1;
      }
    }
    isSending = false;
  };
  const wake = () => {
    clearTimeout(retry);
    isWoken = true;
    if (!isSending) void run();
  };
  const onAuth = () => {
    receiveRead(queryClient);
    wake();
  };
  const unsubscribes = [
    subscribeToAuthState(onAuth),
    subscribeToFlag(wake),
    observeReads(queryClient),
    () => clearTimeout(retry),
  ];
  addEventListener("online", wake, { signal: ended.signal });
  onAuth();
  return () => {
    ended.abort();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/**
 * Sends what the account does not have, before it is signed out; resolves after so many milliseconds at the latest, also where it
 * could not be sent.
 */
export async function flushFlag(timeoutMs: number): Promise<void> {
  await within(sendFlag(), timeoutMs).catch(() => undefined);
}

/** Sends what the account does not have. Rejects where it may be sent later; what the server refuses is not sent again. */
async function sendFlag(): Promise<void> {
  const auth = authState();
  const kept = storedFlagValue.read();
  // There is no account that could have a removed one; one past its days has no effect any more, and the server removes it itself.
  const isOver = kept?.flag === null ? auth.status === "signedOut" : !isFlagActive(kept?.flag, now());
  if (kept !== undefined && isOver) {
    keep(undefined);
    return;
  }
  if (auth.status !== "signedIn" || kept === undefined || kept.sentAt !== undefined) return;
  const { uid } = auth.account;
  const stored = await callApi(setSafetyFlag, { uid, flag: kept.flag }, { uid }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || TRANSIENT_CODES.includes(error.code)) throw error;
    return kept.flag;
  });
  const after = storedFlagValue.read();
  // What changed meanwhile is sent next.
  if (after === undefined || currentUid() !== uid || !isSameFlag(after.flag, kept.flag)) return;
  keep({ ...after, flag: stored, sentAt: Date.now() });
}

/** Takes what the account has from each read of the user. */
function observeReads(queryClient: QueryClient): () => void {
  let startedAt = 0;
  return queryClient.getQueryCache().subscribe((event) => {
    const uid = currentUid();
    if (event.type !== "updated" || uid === undefined) return;
    if (event.query.queryHash !== hashOf(queryClient, uid)) return;
    if (event.action.type === "fetch") startedAt = Date.now();
    if (event.action.type === "success" && event.action.manual !== true) {
      receiveFlag(flagIn(queryClient, uid), startedAt);
    }
  });
}

/** Takes what the account has from a read that this page made before. What the device kept of an earlier visit may be old. */
function receiveRead(queryClient: QueryClient): void {
  const uid = currentUid();
  if (uid === undefined) return;
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(userInfoQuery(uid).queryKey) ?? {};
  const { timeOrigin } = performance;
  if (dataUpdatedAt >= timeOrigin) receiveFlag(flagIn(queryClient, uid), timeOrigin);
}

/**
 * Applies the account's flag (undefined where it is not known), read at `readAt` by `Date.now`. What this device has not sent, or
 * has sent since, counts more.
 */
export function receiveFlag(flag: SafetyFlag | null | undefined, readAt: number): void {
  const kept = storedFlagValue.read();
  if (flag === undefined || (kept !== undefined && !isOlder(kept, readAt))) return;
  const active = isFlagActive(flag, now()) ? flag : null;
  if (active === null) {
    if (kept !== undefined) keep(undefined);
    return;
  }
  if (kept !== undefined && isSameFlag(kept.flag, active)) return;
  // Of no visit to this device, so that the question is asked here in this one.
  keep({ flag: active, visit: { session: "" }, isAnswered: false, sentAt: readAt });
}

/** Whether what this device has was sent before a read began; a time that is still to come is of a clock that was ahead. */
function isOlder({ sentAt }: KeptFlag, readAt: number): boolean {
  return sentAt !== undefined && (sentAt < readAt || sentAt > Date.now());
}

function flagIn(queryClient: QueryClient, uid: string): SafetyFlag | null | undefined {
  return queryClient.getQueryData<User>(userInfoQuery(uid).queryKey)?.safetyFlag;
}

function hashOf(queryClient: QueryClient, uid: string): string | undefined {
  return queryClient.getQueryCache().find({ queryKey: userInfoQuery(uid).queryKey })?.queryHash;
}

function isSameFlag(one: SafetyFlag | null, other: SafetyFlag | null): boolean {
  return one?.kind === other?.kind && one?.day === other?.day;
}

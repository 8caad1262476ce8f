import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { UserProgram } from "@mindle/domain/api/user-program";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { wasGiven } from "@mindle/domain/purchase/grant";
import { callFunction } from "../api/call-function.ts";
import { within } from "../browser/within.ts";
import { persistCache } from "../data/persist-cache.ts";
import { ALWAYS_STALE, type QueryClient } from "../data/query-client.ts";
import { reloadUser } from "../data/read-again.ts";
import { userInfoQuery, userProgramQuery } from "../data/user.ts";
import { openFoundChild } from "./child-coupon.ts";

/** How long a page waits for the coupon, in milliseconds. */
const MAX_WAIT_MS = 20_000;

interface Grant {
  readonly uid: string;
  /** Rejects where the coupon is not known to be redeemed. */
  readonly done: Promise<void>;
  isRunning: boolean;
}

let last: Grant | undefined;

/**
 * Redeems the welcome coupon for a user who never had the trial programme, and with it that of the child which their result found;
 * reads the user again. The server grants each once, however often it is asked, so that tabs need not agree. Does it once at a time. Rejects where it is not known to be
 * done.
 */
export function giveWelcomeCoupon(uid: string, queryClient: QueryClient): Promise<void> {
  if (last?.uid !== uid || !last.isRunning) last = begin(uid, queryClient);
  return last.done;
}

/**
 * Resolves once the welcome coupon was redeemed for a user, was not needed, or could not be redeemed; after a while in any
 * case. Never rejects.
 */
export async function welcomeCouponSettled(uid: string, queryClient: QueryClient): Promise<void> {
  if (last?.uid !== uid) last = begin(uid, queryClient);
  await within(last.done, MAX_WAIT_MS).catch(() => undefined);
}

function begin(uid: string, queryClient: QueryClient): Grant {
  const done = persistCache(queryClient).then(() => grantOnce(uid, queryClient));
  const grant: Grant = { uid, done, isRunning: true };
  const end = () => {
    grant.isRunning = false;
  };
  done.then(end, end);
  return grant;
}

async function grantOnce(uid: string, queryClient: QueryClient): Promise<void> {
  const programmes = userProgramQuery(uid);
  if (hadTrial(queryClient.getQueryData(programmes.queryKey))) return;
  // The first call creates the account.
  await queryClient.fetchQuery(userInfoQuery(uid));
  // A page may have read them meanwhile.
  if (hadTrial(queryClient.getQueryData(programmes.queryKey))) return;
  if (hadTrial(await queryClient.fetchQuery({ ...programmes, staleTime: ALWAYS_STALE }))) return;
  try {
    await callFunction(redeemCoupon, { code: WELCOME_COUPON_CODE }, { uid });
    await openFoundChild(uid, queryClient);
  } finally {
    // The answer may have been lost.
    await reloadUser(uid, queryClient);
  }
}

/** Whether the coupon would open a programme for a user with these programmes, as soon as it is redeemed. */
export function isOpenedByWelcomeCoupon(programId: string, programs: readonly UserProgram[]): boolean {
  return programId === TRIAL_PROGRAM_ID && !hadTrial({ programs });
}

function hadTrial(known: { readonly programs: readonly UserProgram[] } | undefined): boolean {
  return wasGiven(known?.programs ?? [], TRIAL_PROGRAM_ID);
}

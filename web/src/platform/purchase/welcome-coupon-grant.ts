import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { UserProgram } from "@mindle/domain/api/user-program";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/assessment/start";
import { WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { callFunction } from "../api/call-function.ts";
import { persistCache } from "../query/persist-cache.ts";
import type { QueryClient } from "../query/query-client.ts";
import { reloadUser } from "../query/reload-user.ts";
import { userInfoQuery, userProgramQuery } from "../query/user.ts";

let runningFor: string | undefined;

/**
 * Redeems the welcome coupon for a user who never had the trial programme, and reads the user again. The server grants it
 * once, however often it is asked, so that tabs need not agree. Does nothing while it is being done for the user. Rejects
 * where it is not known to be done.
 */
export async function giveWelcomeCoupon(uid: string, queryClient: QueryClient): Promise<void> {
  if (runningFor === uid) return;
  runningFor = uid;
  try {
    await persistCache(queryClient);
    await grantOnce(uid, queryClient);
  } finally {
    if (runningFor === uid) runningFor = undefined;
  }
}

async function grantOnce(uid: string, queryClient: QueryClient): Promise<void> {
  const programmes = userProgramQuery(uid);
  if (hadTrial(queryClient.getQueryData(programmes.queryKey))) return;
  // The first call creates the account.
  await queryClient.fetchQuery(userInfoQuery(uid));
  // A page may have read them meanwhile.
  if (hadTrial(queryClient.getQueryData(programmes.queryKey))) return;
  if (hadTrial(await queryClient.fetchQuery({ ...programmes, staleTime: 0 }))) return;
  try {
    await callFunction(redeemCoupon, { code: WELCOME_COUPON_CODE }, { uid });
  } finally {
    // The answer may have been lost.
    await reloadUser(uid, queryClient);
  }
}

/** Whether the trial programme is or was open; who only began its free steps never had it. */
function hadTrial(known: { readonly programs: readonly UserProgram[] } | undefined): boolean {
  return (
    known?.programs.some(
      ({ programId, usageInfos }) => programId === TRIAL_PROGRAM_ID && usageInfos.length > 0,
    ) ?? false
  );
}

import { redeemCoupon } from "@mindle/domain/api/purchase";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { now } from "../browser/now.ts";
import { within } from "../browser/within.ts";
import type { QueryClient } from "../data/query-client.ts";
import { reloadUser } from "../data/read-again.ts";
import { userProgramQuery } from "../data/user.ts";
import { track } from "../tracking/track.ts";

/** How long a redeemed voucher waits for what it opened to be read, in milliseconds. */
const RELOAD_MS = 5_000;

/**
 * What a redeemed voucher comes to: its programme can be begun, or `over` and the id of one whose time has passed, since
 * redeeming the same code again grants nothing.
 */
export type Redeemed = { readonly over: string | undefined };

/**
 * Redeems a voucher's code for the user, whose programmes are then read again. Repeating it after a lost answer grants nothing
 * twice. Throws {@link ApiError}.
 */
export async function redeemCode(code: string, uid: string, queryClient: QueryClient): Promise<Redeemed> {
  const programIds = await redeem(code, uid);
  const isRead = await within(reloadUser(uid, queryClient), RELOAD_MS).then(
    () => true,
    (error: unknown) => {
      console.warn("the user was not read again", error);
      return false;
    },
  );
  const all = queryClient.getQueryData(userProgramQuery(uid).queryKey)?.programs ?? [];
  const granted = all.filter(({ programId }) => programIds.includes(programId));
  const isOver = granted.every(({ usageInfos }) => usageInfos.every(({ closedAt }) => closedAt <= now()));
  return { over: isRead && isOver ? granted[0]?.programId : undefined };
}

async function redeem(code: string, uid: string): Promise<readonly string[]> {
  try {
    const { programIds } = await callApi(redeemCoupon, { code }, { uid });
    track("coupon_redeem", { success: true });
    return programIds;
  } catch (error) {
    if (error instanceof ApiError) track("coupon_redeem", { success: false });
    throw error;
  }
}

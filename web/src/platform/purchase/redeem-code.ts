import { redeemCoupon } from "@mindle/domain/api/purchase";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { QueryClient } from "../query/query-client.ts";
import { reloadUser } from "../query/reload-user.ts";
import { track } from "../tracking/track.ts";

/**
 * Redeems a voucher's code for the user, whose programmes are then read again in the background. Repeating it after a lost
 * answer grants nothing twice. Throws {@link ApiError}.
 */
export async function redeemCode(code: string, uid: string, queryClient: QueryClient): Promise<void> {
  try {
    await callApi(redeemCoupon, { code }, { uid });
    track("coupon_redeem", { success: true });
  } catch (error) {
    if (error instanceof ApiError) track("coupon_redeem", { success: false });
    throw error;
  }
  void reloadUser(uid, queryClient).catch((error: unknown) =>
    console.warn("the user was not read again", error),
  );
}

import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { loadModule } from "../browser/load-module.ts";
import type { QueryClient } from "../data/query-client.ts";

/**
 * Gives everyone who is or gets signed in the welcome coupon, in the background. What fails is tried again when Auth
 * tells the next time who is signed in. To be called once, before Auth starts. Never throws.
 */
export function startWelcomeCoupon(queryClient: QueryClient): void {
  subscribeToAuthState(() => {
    const auth = authState();
    if (auth.status === "signedIn") void give(auth.account.uid, queryClient);
  });
}

async function give(uid: string, queryClient: QueryClient): Promise<void> {
  try {
    const { giveWelcomeCoupon } = await loadModule(() => import("./welcome-coupon-grant.ts"));
    await giveWelcomeCoupon(uid, queryClient);
  } catch (error) {
    console.warn("the welcome coupon was not redeemed", error);
  }
}

import { authState, subscribeToAuthState } from "./auth/auth-state.ts";
import { persistCache } from "./query/persist-cache.ts";
import type { QueryClient } from "./query/query-client.ts";

let runningFor: string | undefined;

/**
 * Gives everyone who is or gets signed in the welcome coupon, in the background. What fails is tried again when Auth
 * tells the next time who is signed in. To be called once, before Auth starts. Never throws.
 */
export function startWelcomeCoupon(queryClient: QueryClient): void {
  subscribeToAuthState(() => void giveToUser(queryClient));
}

async function giveToUser(queryClient: QueryClient): Promise<void> {
  const auth = authState();
  if (auth.status !== "signedIn" || runningFor === auth.account.uid) return;
  const { uid } = auth.account;
  runningFor = uid;
  try {
    await persistCache(queryClient);
    const { giveWelcomeCoupon } = await import("./welcome-coupon-grant.ts");
    await giveWelcomeCoupon(uid, queryClient);
  } catch (error) {
    console.warn("the welcome coupon was not redeemed", error);
  } finally {
    if (runningFor === uid) runningFor = undefined;
  }
}

import { shellHandler } from "../browser/in-shell.ts";
import { settings } from "../settings/settings.ts";

/** Whether vouchers can be redeemed here: everywhere but in the iOS app, where a setting decides. MY asks it, without what redeems them. */
export function isCouponOffered(): boolean {
  return settings().couponInShell || shellHandler() === undefined;
}

import { PRODUCT } from "@mindle/domain/product";

/** Whether a user agent is that of the iOS app's web view, which names the product: `… MindleShell/1.0`. */
export function isInShell(userAgent: string): boolean {
  return userAgent.includes(`${PRODUCT.name}Shell/`);
}

/** Browsers inside another app in which Google refuses to sign anyone in. */
export type InAppBrowser = "instagram" | "kakaotalk";

/** Recognises them by the words their makers add to the user agent. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  if (/\bInstagram\b/i.test(userAgent)) return "instagram";
  if (/\bKAKAOTALK\b/i.test(userAgent)) return "kakaotalk";
  return undefined;
}

import { currentWebView } from "../in-app-browser.ts";

type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** Whether it is an iPhone or an iPad, which says that it is a Mac. */
function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Whether notifications come once the page is added to the home screen: iOS has them for such pages only. Web views inside of
 * apps cannot add it.
 */
export function needsHomeScreen(): boolean {
  const isAdded = navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
  return isIos(navigator) && !isAdded && currentWebView() === undefined;
}

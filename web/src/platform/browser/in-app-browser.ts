import { shellHandler } from "./in-shell.ts";

declare global {
  interface Navigator {
    /** Safari's: the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/**
 * A web view inside an app, in which Google refuses to sign anyone in. They differ in how a page gets out of them: `shell` is
 * our own app, which has no need to, `other` needs the app's menu.
 */
export type WebView = "shell" | "kakaotalk" | "line" | "android" | "other";

/** Apps that say in the user agent which they are, also where their web views look like the system's browser. */
const KNOWN_APPS =
  /NAVER\(inapp|\bDaumApps\b|\bKAKAOSTORY\b|\bBAND\/|\bFB(AN|AV|_IAB)\b|\bInstagram\b|\bBarcelona\b|\bMicroMessenger\b|\bBytedanceWebview\b|\bmusical_ly|\btrill_|\bTwitter\b|\bTwitterAndroid\b|\bSnapchat\b|\bLinkedInApp\b|\bPinterest\b|\bTelegram-|\beverytimeApp\b|\bTossApp\b|\bTowneersApp\b/i;

/** Browsers of iOS other than Safari name themselves in the place of `Version/`. */
const IOS_BROWSER = /\bVersion\/|\b[A-Za-z]+iOS\/|\bGSA\/|\bOPT\/|\bDdg\//;

interface Place {
  readonly userAgent: string;
  /** Opened from the home screen, where iOS leaves out the words that mark a browser. */
  readonly isStandalone: boolean;
  readonly isShell: boolean;
}

/** The web view in which a page is shown; undefined in a browser. */
export function webViewOf({ userAgent, isStandalone, isShell }: Place): WebView | undefined {
  if (isShell) return "shell";
  if (/\bKAKAOTALK\b/i.test(userAgent)) return "kakaotalk";
  if (/\bLine\//.test(userAgent)) return "line";
  const isAndroid = /\bAndroid\b/.test(userAgent);
  if (KNOWN_APPS.test(userAgent)) return isAndroid ? "android" : "other";
  if (isAndroid) return /; wv\)/.test(userAgent) ? "android" : undefined;
  if (isStandalone || !isAppleWebKit(userAgent)) return undefined;
  return / Safari\//.test(userAgent) && IOS_BROWSER.test(userAgent) ? undefined : "other";
}

/** The web view in which this page is shown. */
export function currentWebView(): WebView | undefined {
  return webViewOf({
    userAgent: navigator.userAgent,
    isStandalone: isStandalone(),
    isShell: shellHandler() !== undefined,
  });
}

/**
 * Whether notifications come once the page is added to the home screen: iOS has them for such pages only. Web views inside of
 * apps cannot add it.
 */
export function needsHomeScreen(): boolean {
  return isIos(navigator) && !isStandalone() && currentWebView() === undefined;
}

/** A link that opens an address in a browser, from inside a web view; undefined where the web view knows none. */
export function browserLink(webView: WebView, address: string): string | undefined {
  switch (webView) {
    case "kakaotalk":
      return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
    case "line": {
      const url = new URL(address);
      url.searchParams.set("openExternalBrowser", "1");
      return url.href;
    }
    case "android": {
      const { protocol, host, pathname, search } = new URL(address);
      const scheme = protocol.slice(0, -1);
      return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
    }
    default:
      return undefined;
  }
}

/** Safari's engine on iOS, or on a Mac, which an iPad pretends to be. */
function isAppleWebKit(userAgent: string): boolean {
  return /\b(iPhone|iPad|iPod|Macintosh)\b.* AppleWebKit\//.test(userAgent) && !/ Chrome\//.test(userAgent);
}

/** Whether it is an iPhone or an iPad, which says that it is a Mac. */
function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

function isStandalone(): boolean {
  return navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/**
 * The oldest browsers that the product supports, by their names in @mdn/browser-compat-data. Scripts and styles are built for
 * them, and the build refuses what they lack (`scripts/internal/browser-support`). Their in-app browsers are the web views.
 */
export const OLDEST_BROWSERS = {
  chrome: "111",
  chrome_android: "111",
  edge: "111",
  firefox: "115",
  firefox_android: "115",
  safari: "16.4",
  safari_ios: "16.4",
  samsunginternet_android: "22",
  webview_android: "111",
  webview_ios: "16.4",
} as const;

/** The newest edition of JavaScript whose syntax, regular expressions included, all of them parse. */
export const SYNTAX_EDITION = 2022;

const { chrome, edge, firefox, safari, safari_ios: ios } = OLDEST_BROWSERS;

/** The same for Vite and Rolldown, which know Samsung Internet and web views by their engines. */
export const BUILD_TARGET: string[] = [
  `chrome${chrome}`,
  `edge${edge}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${ios}`,
];

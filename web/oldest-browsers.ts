import type { Language } from "@mindle/domain/catalogue/language";
import { dialled, type Helpline, helplinesFor } from "@mindle/domain/safety/helplines";

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

const SENTENCES: Readonly<Record<Language, string>> = {
  ko: "브라우저가 오래되어 이 화면이 다 열리지 않을 수 있으니, 브라우저나 휴대폰을 업데이트하고 다시 열어 주세요.",
  en: "This page may not work in your browser, which is too old: please update the browser or your phone, and open it again.",
};

/**
 * What browsers older than `oldest-browsers.ts` show above every page, in both languages, without any script: the helplines must be
 * there also where nothing else works. Styles and conditions are in `index.html`.
 */
export function oldBrowserNotice(): string {
  return `<div class="old-browser" role="alert">${textIn("ko", "Asia/Seoul")}${textIn("en", undefined)}</div>`;
}

function textIn(language: Language, timeZone: string | undefined): string {
  const lines = helplinesFor(language, timeZone).filter(({ subject }) => subject === "danger");
  return `<div lang="${language}"><p>${SENTENCES[language]}</p><p>${lines.map(linkTo).join(" · ")}</p></div>`;
}

function linkTo({ name, number }: Helpline): string {
  return `${name.replaceAll("&", "&amp;")} <a href="tel:${dialled(number)}">${number}</a>`;
}

import type { Language } from "@mindle/domain/catalogue/language";
import { dialled, type Helpline, helplinesFor } from "@mindle/domain/safety/helplines";

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

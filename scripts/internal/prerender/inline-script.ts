import { createHash } from "node:crypto";

/**
 * A server that begins to answer within this time, in milliseconds, is near enough to wait a moment for its fonts, unless
 * data are to be saved or the browser knows its connection to be slower: a service worker answers at once wherever the
 * server is.
 */
const NEAR_MS = 150;

/**
 * The one script inside the HTML, there twice. In the head it finds the language, by the same rule as `chooseLanguage` of
 * the app; fetches the fonts of the first paint where they can arrive in time, since elsewhere they would only hold it up;
 * and notes what is pressed until the app runs, for `early-entries.ts`. No form is ever sent by the browser itself: what was
 * typed would stand in the address. A language that the address asks for is remembered, since the next page may come before
 * the app does.
 *
 * Below the Korean page it puts the English one in its place where that is asked for; nothing is drawn in between, because
 * a page that waits for its language is hidden. Links that hand the query on get it. A "fresh" page needs the app at once
 * when something is remembered or the address asks for it, and else at the first sign of somebody. Where the app begins
 * at once, what it will import is fetched beside the entry that would ask for it a round trip later.
 */
export const INLINE_SCRIPT = `{
  const page = document.documentElement;
  const other = document.querySelector("template[lang]");
  if (other === null) {
    let stored;
    try {
      stored = JSON.parse(localStorage.getItem("lng"));
    } catch {}
    const isKnown = (language) => language === "ko" || language === "en";
    const asked = new URLSearchParams(location.search).get("lng");
    page.lang = [asked, stored].find(isKnown) ?? "ko";
    try {
      if (isKnown(asked)) localStorage.setItem("lng", JSON.stringify(asked));
    } catch {}
    const [{ requestStart, responseStart } = {}] = performance.getEntriesByType("navigation");
    const { rtt = 0, saveData = false } = navigator.connection ?? {};
    if (!saveData && rtt < ${NEAR_MS} && responseStart - requestStart < ${NEAR_MS}) {
      for (const part of document.querySelectorAll("[data-near]")) Object.assign(part, { rel: "preload", media: "all" });
    }
    addEventListener("submit", (event) => event.preventDefault());
    const note = (event) => {
      if (page.dataset.app === undefined) window.lastPress = event;
    };
    for (const type of ["click", "keydown"]) addEventListener(type, note, true);
  } else {
    const root = document.getElementById("root");
    if (other.lang === page.lang) {
      document.title = other.title;
      root.replaceChildren(other.content);
    }
    other.remove();
    delete root.dataset.waits;
    for (const link of root.querySelectorAll("a[data-hands-on]")) link.search = location.search;
    const { recalls } = root.dataset;
    let isRecalling = false;
    try {
      const isKept = (key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
      isRecalling = recalls !== "" && recalls.split(" ").some(isKept);
    } catch {}
    if (isRecalling) root.dataset.recalling = "";
    if (root.dataset.start === "fresh") {
      const isAsked = [...new URLSearchParams(location.search).keys()].some((key) => key !== "lng");
      root.dataset.start = isRecalling || isAsked ? "now" : "intent";
    }
    if (root.dataset.start === "now") {
      const { modules, modulesKo, modulesEn } = root.dataset;
      for (const href of [modules, page.lang === "en" ? modulesEn : modulesKo].join(" ").split(" ")) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
    }
  }
}`;

/** As a content security policy allows it. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}'`;

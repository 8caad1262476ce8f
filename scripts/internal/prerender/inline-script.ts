import { createHash } from "node:crypto";

/**
 * The one script inside the HTML, there twice. In the head it finds the language, by the same rule as
 * `chooseLanguage` of the app; below the Korean page it puts the English one in its place where that is asked for.
 * Nothing is drawn in between, because a page that waits for its language is hidden. A language that the address asks
 * for is remembered, since the next page may come before the app does. No form is ever sent by the browser itself: what
 * was typed would stand in the address.
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
    addEventListener("submit", (event) => event.preventDefault());
  } else {
    const root = document.getElementById("root");
    if (other.lang === page.lang) {
      document.title = other.title;
      root.replaceChildren(other.content);
    }
    other.remove();
    delete root.dataset.waits;
  }
}`;

/** As a content security policy allows it. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}'`;

import { createHash } from "node:crypto";

/**
 * The one script inside the HTML, there twice. In the head it finds the language, by the same rule as
 * `chooseLanguage` of the app; below the Korean page it puts the English one in its place where that is asked for.
 * Nothing is drawn in between, because a page that waits for its language is hidden. A language that the address asks
 * for is remembered, since the next page may come before the app does. A
 * page that recalls something needs the app at once, when there is something or the address asks for it. Where the app
 * begins at once, what it will import is fetched beside the entry that would ask for it a round trip later. What is pressed is noted for `early-entries.ts`. No form is ever sent by the browser itself: what
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
    for (const type of ["click", "keydown"]) addEventListener(type, (event) => (window.lastPress = event), true);
  } else {
    const root = document.getElementById("root");
    if (other.lang === page.lang) {
      document.title = other.title;
      root.replaceChildren(other.content);
    }
    other.remove();
    delete root.dataset.waits;
    const { recalls } = root.dataset;
    if (recalls !== "") {
      let hasPast = [...new URLSearchParams(location.search).keys()].some((key) => key !== "lng");
      try {
        hasPast ||= recalls.split(" ").some((key) => localStorage.getItem(key) !== null);
      } catch {}
      if (hasPast) root.dataset.start = "now";
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

import { VIEWER_PATH } from "@mindle/domain/programme/paths";
import { childNamedBy } from "@mindle/domain/programme/step";
import { chooseLanguage, LANGUAGE_PARAMETER, parseLanguage } from "../platform/i18n/language.ts";
import { noteEarlyFields } from "../platform/safety/early-fields.ts";
import type { StoredKey } from "../platform/storage/schema.ts";
import { localJson } from "../platform/storage/storage.ts";
import { drawGroup } from "../platform/tracking/experiment.ts";
import { FORWARDING_LINKS } from "../shell/forward-query.ts";
import { findRoot, isAppThere } from "./root.ts";
import { findSnapshot, showSnapshot } from "./snapshots/show-snapshot.ts";

// The script inside the head of every page; the build bundles it into the HTML. It does what cannot wait for `entry.ts`.

const html = document.documentElement;

const SIGNED_IN: StoredKey = "signedIn";
const SAFETY_FLAG: StoredKey = "safetyFlag";

// The notice for old browsers where a style cannot tell (`index.html` has the other conditions): Firefox 115, Chrome 110 and Safari
// 16 brought these methods.
if (!("toSorted" in Array.prototype)) html.dataset["oldBrowser"] = "";
html.lang = chooseLanguage(location.search, localJson.read(LANGUAGE_PARAMETER));
rememberRequestedLanguage();
// `shell.module.css` shows the header so. Who is signed in takes no part in the experiment, which `assessment.module.css` draws.
if (localJson.read(SIGNED_IN) !== undefined) html.dataset["signedIn"] = "";
else if (drawGroup(localJson, Math.random) === "1") html.dataset["gray"] = "";
// Sign-in on the way to a result shows neither the mascot nor its colour before it is known whose result it is (`auth.module.css`).
if (location.search.includes("responseId%3D")) html.dataset["result"] = "";
// Offers stay hidden until the app says whether the flag has its effects still (`offer.module.css`).
if (localJson.read(SAFETY_FLAG) !== undefined) html.dataset["flagged"] = "";

// One HTML is for the steps of all programmes: it takes the colour of the child in the address, and is hidden until then (`app.css`).
const [, viewed = ""] = location.pathname.split(`${VIEWER_PATH}/`);
const child = childNamedBy(viewed.replace(/\/.*/, ""))?.toLowerCase();
if (child !== undefined) html.dataset["child"] = child;

// What was on screen last is read at once; the app replaces it (`snapshots/replace-snapshot.ts`).
const snapshot = findSnapshot(html);
if (snapshot !== undefined) html.dataset["snapshot"] = "";

// Sent by the browser itself, a form would put what was typed into the address.
addEventListener("submit", (event) => event.preventDefault());
noteEarlyFields();
addEventListener("click", rememberPress, { capture: true });

// The document is parsed, and no other script has run yet.
document.addEventListener("readystatechange", preparePage, { once: true });

/** The next page may load before the app has run on this one. */
function rememberRequestedLanguage(): void {
  const requested = parseLanguage(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
  if (requested !== undefined) localJson.write(LANGUAGE_PARAMETER, requested);
}

/** The app presses the button once it is there (`hydrate.ts`); links, fields and their choices are the browser's own. */
function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  // Where the app is never there. Loaded again, the page keeps what was filled in.
  if (button?.closest(".start-failure") != null) location.reload();
  else if (!isAppThere()) window.earlyPress = button ?? undefined;
}

/** Replaces the Korean page by the English one where that is the language; `app.css` hides the page until then. */
function preparePage(): void {
  const root = findRoot();
  const english = document.querySelector<HTMLTemplateElement>("template[lang=en]");
  if (english !== null && html.lang === "en") {
    document.title = english.title;
    root.replaceChildren(english.content);
  }
  english?.remove();
  if (child !== undefined) root.querySelector("[data-tone]")?.setAttribute("data-tone", child);
  const show = () => root.removeAttribute("lang");
  // The shell, which stands in for the HTML of any page, has no styles for it.
  if (snapshot !== undefined && root.dataset["part"] === "placeholder") {
    void showSnapshot(root, snapshot).finally(show);
  } else {
    delete html.dataset["snapshot"];
    show();
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>(FORWARDING_LINKS)) {
    link.search = location.search;
  }
}

import { VIEWER_PATH } from "@mindle/domain/programme/paths";
import { currentUid } from "../../platform/auth/auth-state.ts";
import { isShown } from "../../platform/browser/shown.ts";
import { activeFlag } from "../../platform/safety/flag.ts";
import { personalJson } from "../../platform/storage/clear-user-data.ts";
import { snapshotKey, storedSnapshots } from "../../platform/storage/screen-snapshots.ts";

/**
 * What a snapshot cannot stand for. What is typed, dragged or counted would be lost, and a failure is of its moment: of a step's widgets only
 * those fit that ask for choices, with the head of the page and the button that finishes it.
 */
const UNFIT = [
  "textarea, select, input:not([type=radio], [type=checkbox])",
  '[data-widget]:not([data-widget="next-button"], [data-widget="content-head"]) button',
  "audio, video, [role=alert]:not(:empty)",
].join();

/** In characters; browsers store five million for a site. */
const MAX_LENGTH = 200_000;

const snapshots = storedSnapshots(personalJson);

/** Keeps what is on screen, or forgets what was there where it cannot be shown again. Where help was called for, nothing is kept. */
export function takeSnapshot(root: HTMLElement): void {
  const uid = currentUid();
  const { lang: language, dataset } = document.documentElement;
  const { build } = dataset;
  if (!isShown() || uid === undefined || build === undefined || activeFlag() !== null) return;
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  for (const hidden of copy.querySelectorAll('[style*="display: none"]')) hidden.remove();
  // What is said there is of its moment, too.
  for (const status of copy.querySelectorAll("[role=status]")) status.replaceChildren();
  for (const choice of copy.querySelectorAll("input")) choice.toggleAttribute("checked", choice.checked);
  const { pathname: path } = location;
  const key = snapshotKey(path);
  const { [key]: _, ...others } = snapshots.read();
  const kept = Object.fromEntries(Object.entries(others).filter(([, other]) => other.build === build));
  const html = copy.innerHTML;
  const isComplete = key !== VIEWER_PATH || copy.querySelector("[data-widget]") !== null;
  const fits = isComplete && copy.querySelector(UNFIT) === null && html.length <= MAX_LENGTH;
  snapshots.write(
    fits
      ? { ...kept, [key]: { uid, at: Date.now(), build, language, path, html, styles: stylesOf(copy) } }
      : kept,
  );
}

/** URLs of the style sheets for what is in an element, and of those in the HTML of the page where the visit began. */
function stylesOf(element: HTMLElement): readonly string[] {
  const classes = new Set<string>();
  for (const { classList } of element.querySelectorAll("[class]")) {
    for (const name of classList) classes.add(`.${name}`);
  }
  const loaded = [...document.styleSheets].filter(
    (sheet) =>
      sheet.href?.startsWith(location.origin) === true && rulesOf(sheet).some((rule) => isFor(rule, classes)),
  );
  const included = [...document.querySelectorAll<HTMLLinkElement>('link[type="text/x-included"]')];
  return [...included, ...loaded].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname));
}

/** None where the browser does not say, as of a style sheet that did not arrive. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function isFor(rule: CSSRule, classes: ReadonlySet<string>): boolean {
  const names = rule instanceof CSSStyleRule ? (rule.selectorText.match(/\.[\w-]+/g) ?? []) : [];
  return names.some((name) => classes.has(name));
}

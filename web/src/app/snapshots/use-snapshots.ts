import { VIEWER_PATH } from "@mindle/domain/programme/paths";
import { useEffect } from "react";
import { currentUid } from "../../platform/auth/auth-state.ts";
import { isShown } from "../../platform/browser/shown.ts";
import { personalJson } from "../../platform/storage/clear-user-data.ts";
import { snapshotKey, storedSnapshots } from "../../platform/storage/screen-snapshots.ts";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { findRoot } from "../root.ts";

/** Where the paths begin of the pages whose HTML is a placeholder. */
const WITH_PLACEHOLDER: readonly string[] = [...Object.values(MAIN_PATHS), VIEWER_PATH];

const snapshots = storedSnapshots(personalJson);

/** What a snapshot cannot stand for: it would not take what is typed or dragged, a picture would be empty, a dialog closed. */
const UNFIT =
  "textarea, input:not([type=radio], [type=checkbox]), [contenteditable], [role=slider], canvas, audio, video, dialog[open]";

/** For so long nothing has come and nothing has gone, in milliseconds. */
const REST_MS = 1_000;

/** In characters; browsers store five million for a site. */
const MAX_LENGTH = 200_000;

/**
 * Keeps a snapshot of the page of a path whenever it has come to rest, and when it is left for another tab or app: it may not be come
 * back to.
 */
export function useSnapshots(path: string): void {
  useEffect(() => {
    if (!WITH_PLACEHOLDER.some((start) => path.startsWith(start))) return undefined;
    const root = findRoot();
    const take = () => takeSnapshot(root);
    let rest = setTimeout(take, REST_MS);
    const changes = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(take, REST_MS);
    });
    changes.observe(root, { childList: true, subtree: true });
    const onChange = () => {
      if (document.visibilityState === "hidden") take();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => {
      clearTimeout(rest);
      changes.disconnect();
      document.removeEventListener("visibilitychange", onChange);
    };
  }, [path]);
}

/** Keeps what is on screen, where it can be shown again. */
export function takeSnapshot(root: HTMLElement): void {
  const { pathname: path } = location;
  const uid = currentUid();
  const { build } = document.documentElement.dataset;
  if (uid === undefined || build === undefined) return;
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  for (const hidden of copy.querySelectorAll('[style*="display: none"]')) hidden.remove();
  if (!isShown() || copy.querySelector(UNFIT) !== null) return;
  for (const choice of copy.querySelectorAll("input")) choice.toggleAttribute("checked", choice.checked);
  const html = copy.innerHTML;
  if (html.length > MAX_LENGTH) return;
  const { lang: language } = document.documentElement;
  const snapshot = { uid, at: Date.now(), build, language, path, html, styles: stylesOf(copy) };
  snapshots.write({ ...snapshots.read(), [snapshotKey(path)]: snapshot });
}

/** URLs of the style sheets with rules for what is in an element. */
function stylesOf(element: HTMLElement): readonly string[] {
  const classes = new Set<string>();
  for (const { classList } of element.querySelectorAll("[class]")) {
    for (const name of classList) classes.add(`.${name}`);
  }
  return [...document.styleSheets].flatMap(({ href, cssRules }) =>
    href !== null && [...cssRules].some((rule) => isFor(rule, classes)) ? new URL(href).pathname : [],
  );
}

function isFor(rule: CSSRule, classes: ReadonlySet<string>): boolean {
  const names = rule instanceof CSSStyleRule ? (rule.selectorText.match(/\.[\w-]+/g) ?? []) : [];
  return names.some((name) => classes.has(name));
}

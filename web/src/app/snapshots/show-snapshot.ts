import { signedInUid } from "../../platform/auth/auth-storage.ts";
import type { ScreenSnapshot } from "../../platform/storage/schema.ts";
import { snapshotKey, storedSnapshots } from "../../platform/storage/screen-snapshots.ts";
import { localJson } from "../../platform/storage/storage.ts";

// Part of the script inside the HTML.

/** How long a snapshot waits for its styles, in milliseconds; the app brings them once more. */
const STYLE_TIMEOUT_MS = 500;

/** The snapshot of this page, if it is of its user, its build and its language. */
export function findSnapshot({ lang, dataset }: HTMLElement): ScreenSnapshot | undefined {
  const uid = signedInUid.read();
  const { pathname } = location;
  const found = uid === undefined ? undefined : storedSnapshots(localJson).read()[snapshotKey(pathname)];
  const fits =
    found?.uid === uid &&
    found?.path === pathname &&
    found.build === dataset["build"] &&
    found.language === lang;
  return fits ? found : undefined;
}

/** Puts a snapshot in the place of the placeholder, and resolves when its styles are there. The browser runs no script of such HTML. */
export async function showSnapshot(root: HTMLElement, { html, styles }: ScreenSnapshot): Promise<void> {
  const present = new Set([...document.querySelectorAll("link")].map(({ href }) => new URL(href).pathname));
  root.innerHTML = html;
  await Promise.all(styles.filter((href) => !present.has(href)).map(addStyle));
  finishAnimations(root);
}

function addStyle(href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => {
    setTimeout(resolve, STYLE_TIMEOUT_MS);
    link.onload = resolve;
    link.onerror = () => {
      // The app would take it for loaded.
      link.remove();
      resolve(undefined);
    };
  });
}

/** What has come in before does not come in again. */
export function finishAnimations(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

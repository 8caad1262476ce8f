import { signedInUid } from "../../platform/auth/auth-storage.ts";
import type { ScreenSnapshot } from "../../platform/storage/schema.ts";
import { snapshotKey, storedSnapshots } from "../../platform/storage/screen-snapshots.ts";
import { localJson } from "../../platform/storage/storage.ts";

// Part of the script inside the HTML.

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

/** Puts a snapshot in the place of the placeholder, and resolves when its styles are there. The HTML's script runs none that is in it. */
export async function showSnapshot(root: HTMLElement, { html, styles }: ScreenSnapshot): Promise<void> {
  const missing = styles.filter((href) => document.querySelector(`link[href="${href}"]`) === null);
  root.innerHTML = html;
  await Promise.all(missing.map(addStyle));
  finishAnimations(root);
}

function addStyle(href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** What has come in before does not come in again. */
export function finishAnimations(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

import { VIEWER_PATH } from "@mindle/domain/programme/paths";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../../platform/browser/timing.ts";
import { snapshotKey } from "../../platform/storage/screen-snapshots.ts";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { findRoot } from "../root.ts";

/** Keys of the screens whose HTML is a placeholder. */
const KEYS: readonly string[] = [...Object.values(MAIN_PATHS), VIEWER_PATH];

/** For so long nothing has come and nothing has gone, in milliseconds. */
const REST_MS = 1_000;

/** Undefined before a page has come to rest: none needs it to be shown. A page that is being closed waits for no import. */
let takeSnapshot: ((root: HTMLElement) => void) | undefined;

async function load(): Promise<void> {
  try {
    ({ takeSnapshot } = await import("./take-snapshot.ts"));
  } catch (error) {
    console.warn("what is on screen cannot be kept", error);
  }
}

/** Keeps a snapshot of what is shown whenever it has come to rest, and when it is left for another tab or app: it may not be come back to. */
export function useSnapshots(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!KEYS.includes(snapshotKey(pathname))) return undefined;
    const root = findRoot();
    const take = () => {
      // Where the next page is on its way, the address is that page's already.
      if (location.pathname === pathname) takeSnapshot?.(root);
    };
    const takeLater = () => setTimeout(() => whenIdle(() => void load().then(take)), REST_MS);
    let rest = takeLater();
    const changes = new MutationObserver(() => {
      clearTimeout(rest);
      rest = takeLater();
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
  }, [pathname]);
}

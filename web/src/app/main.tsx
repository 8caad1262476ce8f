import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { clearOnAccountChange, reloadWhenCleared } from "../platform/auth/clear-on-account-change.ts";
import { ignoreDoubleClicks, keepPresses } from "../platform/browser/presses.ts";
import { beginWaiting, whenShown } from "../platform/browser/shown.ts";
import { afterPaint } from "../platform/browser/timing.ts";
import { seedContent } from "../platform/data/catalogue.ts";
import { clearCache } from "../platform/data/persist-cache.ts";
import {
  createQueryClient,
  observeConnection,
  type QueryClient,
  whenLoaded,
} from "../platform/data/query-client.ts";
import { initialLanguage, saveLanguage, startI18n } from "../platform/i18n/i18n.ts";
import { startWelcomeCoupon } from "../platform/purchase/welcome-coupon.ts";
import { hasChangedSettings } from "../platform/settings/settings.ts";
import { onUserDataCleared } from "../platform/storage/clear-user-data.ts";
import { localJson } from "../platform/storage/storage.ts";
import { App } from "./app.tsx";
import { addFontFaces } from "./font-faces.ts";
import { hydrate } from "./hydrate.ts";
import { isSnapshotShown, markApp, readPageContent, readRootData } from "./root.ts";
import { AppRouter } from "./router/app-router.tsx";
import { isPageLoaded, matchPath } from "./routes.ts";
import { startPage, tidyAddress } from "./start-page.ts";

/** How long a page that loads its data keeps the device's font, in milliseconds. */
const MAX_FONT_WAIT_MS = 2_000;

/**
 * Hydrates the pre-rendered HTML of this path, or renders the app. Loads the page and its texts first; Auth starts after the
 * first paint. Rejects when the texts cannot be loaded, or the page of the HTML.
 */
export async function start(root: HTMLElement): Promise<void> {
  tidyAddress();
  const language = initialLanguage();
  const match = matchPath(location.pathname);
  const texts = startI18n(language);
  const pageModules = "page" in match ? match.page.source.load() : undefined;
  pageModules?.catch(() => undefined);
  const snapshot = isSnapshotShown() ? import("./snapshots/replace-snapshot.ts") : undefined;
  // A production build has no code for this: the condition is known at build time.
  if (import.meta.env.VITE_DEVELOPER_PANEL === "on" && hasChangedSettings()) {
    const { applyOverrides } = await import("../platform/settings/overrides.ts");
    applyOverrides();
  }
  if (import.meta.env.VITE_LOCAL_MAILBOX === "on" && localJson.read("local") !== undefined) {
    (await import("../platform/developer/shell-simulator.ts")).startLocal();
  }
  clearOnAccountChange();
  reloadWhenCleared();
  ignoreDoubleClicks();
  keepPresses();
  observeConnection();
  const queryClient = createQueryClient();
  onUserDataCleared(() => clearCache(queryClient));
  onUserDataCleared(() => void endPush());
  startWelcomeCoupon(queryClient);
  const { pathname, search } = location;
  const data = readRootData(root);
  const hasHtml = data?.path === pathname && data.part !== "placeholder" && !hasChangedSettings();
  const endWaiting = hasHtml ? undefined : beginWaiting();
  if ("page" in match) await startPage({ ...match, pathname, search, queryClient });
  await texts;
  // HTML whose page cannot be loaded stays as it is; without HTML the page says so when it is rendered.
  await (hasHtml ? pageModules : pageModules?.catch(() => undefined));
  saveLanguage(language);
  const app = (onReady: () => void) => inRouter(<App queryClient={queryClient} onReady={onReady} />);
  if (hasHtml) {
    seedContent(queryClient, readPageContent());
    hydrate(root, app);
  } else {
    const replacement = await snapshot;
    if (replacement === undefined) markApp("starting");
    else replacement.onceReplaced(root, () => markApp("starting"));
    const onReady = () => {
      markApp("running");
      endWaiting?.();
    };
    createRoot(root).render(app(onReady));
  }
  afterPaint(() => void startAfterPaint(queryClient));
}

function inRouter(app: ReactNode): ReactNode {
  return (
    <StrictMode>
      <AppRouter isLoaded={isPageLoaded}>{app}</AppRouter>
    </StrictMode>
  );
}

/** What can wait for the page; without it the page works all the same. */
async function startAfterPaint(queryClient: QueryClient): Promise<void> {
  await whenShown();
  // An outline or a placeholder has none yet: its scripts and data come first.
  void whenLoaded(queryClient, MAX_FONT_WAIT_MS).then(addFontFaces);
  try {
    await (await import("./after-first-paint.ts")).afterFirstPaint(queryClient);
  } catch (error) {
    console.warn("what comes after the first paint was not loaded", error);
  }
}

/** Pushed reminders were for the user who is gone. */
async function endPush(): Promise<void> {
  try {
    await (await import("../platform/reminders/device.ts")).endSubscription();
  } catch (error) {
    console.warn("pushed reminders did not end", error);
  }
}

import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnceHydrated } from "../platform/browser/hydration.ts";
import { loadModule } from "../platform/browser/load-module.ts";
import { whenShownAndIdle } from "../platform/browser/shown.ts";
import { type QueryClient, QueryClientProvider } from "../platform/data/query-client.ts";
import { startTracking } from "../platform/tracking/start-tracking.ts";
import styles from "../shell/shell.module.css";
import { SignOutProvider } from "../shell/sign-out/sign-out-provider.tsx";
import { PageLoading } from "../shell/states/page-loading.tsx";
import { CONTENT_ID } from "../ui/layout/page.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./router/app-routes.tsx";

interface AppProps {
  readonly queryClient: QueryClient;
  /** Called once, when the first page is interactive. */
  readonly onReady?: () => void;
}

/** The whole app, inside a router. */
export function App({ queryClient, onReady }: AppProps) {
  useEffect(startTracking, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <SignOutProvider>
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <AppRoutes />
            {onReady !== undefined && <AfterHydration act={onReady} />}
          </Suspense>
        </ErrorBoundary>
      </SignOutProvider>
      <IdleOverlays />
    </QueryClientProvider>
  );
}

/**
 * Overlays that open by themselves on any screen. Loaded once the page is idle, because they react to leaving and
 * typing, which come later.
 */
function IdleOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      loadModule(() => import("./overlays/overlays.tsx")).then(
        (module) => setOverlays(() => module.Overlays),
        (error: unknown) => {
          console.warn("the exit popup and the help card cannot open", error);
          addEventListener("online", load, { once: true });
        },
      );
    whenShownAndIdle(load);
    return () => removeEventListener("online", load);
  }, []);
  return Overlays && <Overlays />;
}

/** Acts once, as soon as everything around it is hydrated. */
function AfterHydration({ act }: { readonly act: () => void }) {
  const isHydrated = useOnceHydrated(() => true, false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isHydrated) actNow();
  }, [isHydrated]);
  return null;
}

/** Skip link: the first tab stop. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t("skipToContent")}
    </a>
  );
}

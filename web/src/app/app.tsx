import { Suspense, useEffect } from "react";
import { startTracking } from "../platform/tracking/start-tracking.ts";
import { NavigationContext } from "../shell/main-navigation.tsx";
import { OfflineNotice } from "../shell/offline-notice.tsx";
import { SkipLink } from "../shell/skip-link.tsx";
import { Waiting } from "../shell/waiting.tsx";
import { AfterHydration } from "./after-hydration.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ExitWatch } from "./exit-watch.tsx";
import { NAVIGATION } from "./routes.ts";

/** The whole app, inside a router. `onListening` is called once, as soon as the first page answers to what is done. */
export function App({ onListening }: { readonly onListening?: () => void }) {
  useEffect(startTracking, []);
  return (
    <NavigationContext value={NAVIGATION}>
      <SkipLink />
      <OfflineNotice />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <AppRoutes />
          {onListening !== undefined && <AfterHydration act={onListening} />}
        </Suspense>
      </ErrorBoundary>
      <ExitWatch />
    </NavigationContext>
  );
}

import { Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { AppRoutes } from "./routes.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Waiting } from "./waiting.tsx";

export function App() {
  return (
    <BrowserRouter>
      <SkipLink />
      <OfflineNotice />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

import { lazy, Suspense } from "react";
import { ApiError } from "../../platform/api/api-error.ts";

/** Loaded where something failed, so that no page becomes heavier. What has failed is shown without it as well. */
const ReferenceCode = lazy(() =>
  import("./reference-code.tsx")
    .then(({ loadReferenceCode }) => loadReferenceCode())
    .catch(() => ({ default: () => null })),
);

/** Below what failed: the code by which we find the call in the log. Shows nothing where the server is not the cause. */
export function ErrorReference({ error }: { readonly error: unknown }) {
  // Without an answer there may be no connection to load anything by.
  return error instanceof ApiError && error.requestId ? (
    <Suspense>
      <ReferenceCode error={error} />
    </Suspense>
  ) : null;
}

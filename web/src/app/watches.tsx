import { ExitWatch } from "./exit-watch.tsx";
import { HelpWatch } from "./help-watch.tsx";
import { PurchaseNewsWatch } from "./purchase-news-watch.tsx";

/** What opens over any screen by itself. */
export function Watches() {
  return (
    <>
      <ExitWatch />
      <HelpWatch />
      <PurchaseNewsWatch />
    </>
  );
}

import { useEffect, useSyncExternalStore } from "react";
import { purchaseNews } from "../platform/purchase/purchase-news.ts";
import { type OverlayProps, useLazyOverlay } from "../shell/use-lazy-overlay.ts";

const loadToast = () => import("../shell/purchase-news-toast.tsx");
const NAMESPACES = ["program-schedule"] as const;

/** Says on any page that a payment was accepted whose page is gone. */
export function PurchaseNewsWatch() {
  const isPending = useSyncExternalStore(purchaseNews.subscribe, purchaseNews.isPending, () => false);
  const { Component, open } = useLazyOverlay<OverlayProps>(loadToast, NAMESPACES);
  useEffect(() => {
    if (isPending) void open();
  }, [isPending, open]);
  return Component && <Component open={isPending} onClose={purchaseNews.dismiss} />;
}

import type { HelpKind } from "@mindle/domain/safety/help-kind";
import { useEffect, useState, useSyncExternalStore } from "react";
import { purchaseNews } from "../platform/purchase/purchase-news.ts";
import { helpCard } from "../platform/safety/help-card.ts";
import type { HelpCardProps } from "../shell/help-card.tsx";
import { type OverlayProps, useLazyOverlay } from "../shell/use-lazy-overlay.ts";
import { ExitPopupOverlay } from "./exit-popup-overlay.tsx";

/** What opens over any screen by itself. */
export function Overlays() {
  return (
    <>
      <ExitPopupOverlay />
      <HelpCardOverlay />
      <PurchaseNewsOverlay />
    </>
  );
}

const loadHelpCard = () => import("../shell/help-card.tsx");
const HELP_TEXTS = ["help-card"] as const;

/** Shows the help card over any screen. It is loaded when it is first asked for; the viewer has brought it along. */
function HelpCardOverlay() {
  const asked = useSyncExternalStore(helpCard.subscribe, helpCard.kind, () => undefined);
  const [last, setLast] = useState<HelpKind>("danger");
  const { Component, open } = useLazyOverlay<HelpCardProps>(loadHelpCard, HELP_TEXTS);
  if (asked !== undefined && asked !== last) setLast(asked);
  useEffect(() => {
    if (asked !== undefined) void open();
  }, [asked, open]);
  if (Component === undefined) return null;
  return <Component open={asked !== undefined} kind={last} onContinue={helpCard.close} />;
}

const loadToast = () => import("../shell/purchase-news-toast.tsx");
const TOAST_TEXTS = ["program-schedule"] as const;

/** Says on any page that a payment was accepted whose page is gone. */
function PurchaseNewsOverlay() {
  const isPending = useSyncExternalStore(purchaseNews.subscribe, purchaseNews.isPending, () => false);
  const { Component, open } = useLazyOverlay<OverlayProps>(loadToast, TOAST_TEXTS);
  useEffect(() => {
    if (isPending) void open();
  }, [isPending, open]);
  return Component && <Component open={isPending} onClose={purchaseNews.dismiss} />;
}

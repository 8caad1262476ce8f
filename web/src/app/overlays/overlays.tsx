import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { loadModule } from "../../platform/browser/load-module.ts";
import { type QueryClient, useQueryClient } from "../../platform/data/query-client.ts";
import { purchaseNews } from "../../platform/purchase/purchase-news.ts";
import { isQuestionDue, markAsked, subscribeToFlag } from "../../platform/safety/flag.ts";
import { type HelpCall, helpCard } from "../../platform/safety/help-card.ts";
import { type FieldWatch, watchFields } from "../../platform/safety/watch-fields.ts";
import { LazyHelpCard, preloadHelpCard } from "../../shell/overlays/lazy-help-card.tsx";
import { type OverlayProps, useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { ExitPopupOverlay, isBusy } from "./exit-popup-overlay.tsx";

/** What opens over any screen by itself. */
export function Overlays() {
  const queryClient = useQueryClient();
  useEffect(() => syncFlag(queryClient), [queryClient]);
  return (
    <>
      <ExitPopupOverlay />
      <HelpCardOverlay />
      <HowIsItNowOverlay />
      <PurchaseNewsOverlay />
    </>
  );
}

/** Keeps the flag of the device and that of the account the same. Returns the function that ends this. */
function syncFlag(queryClient: QueryClient): () => void {
  let isEnded = false;
  let stop = () => {};
  loadModule(() => import("../../platform/safety/sync-flag.ts")).then(
    ({ startFlagSync }) => {
      if (!isEnded) stop = startFlagSync(queryClient);
    },
    (error: unknown) => console.warn("the flag of a help card is not shared with the account", error),
  );
  return () => {
    isEnded = true;
    stop();
  };
}

const FIRST_CALL: HelpCall = { kind: "danger", now: false, source: "words" };

/** Shows the help card over any screen. It is loaded with the first field that is typed into. */
function HelpCardOverlay() {
  const asked = useSyncExternalStore(helpCard.subscribe, helpCard.asked, () => undefined);
  const [last, setLast] = useState(FIRST_CALL);
  useWatchedFields(preloadHelpCard);
  if (asked !== undefined && asked !== last) setLast(asked);
  return <LazyHelpCard open={asked !== undefined} call={last} onContinue={helpCard.close} />;
}

/** Looks at what is typed into any field; leaving a page is leaving its fields. */
function useWatchedFields(onFirstField: () => void): void {
  const { pathname } = useLocation();
  const watch = useRef<FieldWatch>(undefined);
  const prepare = useEffectEvent(onFirstField);
  useEffect(() => {
    watch.current = watchFields(() => prepare());
    return () => watch.current?.stop();
  }, []);
  const leave = useEffectEvent((_from: string) => watch.current?.leave());
  useEffect(() => () => leave(pathname), [pathname]);
}

const HELP_TEXTS = ["help-card"] as const;
const loadQuestion = () => import("../../shell/overlays/how-is-it-now.tsx");

/** Where the question would disturb: while a page is being filled in, at sign-in, and where help is shown anyway. */
const NOT_OVER = /^\/(program\/content\/viewer|help|loud|auth|schema)(\/|$)/;

/** How long to wait where something else is open or being typed, in milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** Asks "How is it now?" on the first screen of the visit after the one in which help was called for. */
function HowIsItNowOverlay() {
  const { pathname } = useLocation();
  const { Component, isOpen, open, close } = useLazyOverlay<OverlayProps>(loadQuestion, HELP_TEXTS);
  useEffect(() => {
    if (isOpen) markAsked();
  }, [isOpen]);
  useEffect(() => {
    if (NOT_OVER.test(pathname)) return;
    let later: ReturnType<typeof setTimeout>;
    const consider = () => {
      clearTimeout(later);
      // To ask whether it is due prolongs the visit.
      if (document.visibilityState !== "visible" || !isQuestionDue()) return;
      if (isBusy() || helpCard.asked() !== undefined) later = setTimeout(consider, ASK_AGAIN_MS);
      else void open();
    };
    consider();
    document.addEventListener("visibilitychange", consider);
    const unsubscribe = subscribeToFlag(consider);
    return () => {
      clearTimeout(later);
      document.removeEventListener("visibilitychange", consider);
      unsubscribe();
    };
  }, [pathname, open]);
  return Component && <Component open={isOpen} onClose={close} />;
}

const loadToast = () => import("../../shell/overlays/purchase-news-toast.tsx");
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

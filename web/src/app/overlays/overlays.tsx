import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { loadModule } from "../../platform/browser/load-module.ts";
import { type QueryClient, useQueryClient } from "../../platform/data/query-client.ts";
import { purchaseNews } from "../../platform/purchase/purchase-news.ts";
import { isQuestionDue, markAsked, subscribeToFlag } from "../../platform/safety/flag.ts";
import { type HelpCall, helpCard } from "../../platform/safety/help-card.ts";
import { type FieldWatch, watchFields } from "../../platform/safety/watch-fields.ts";
import type { HelpCardProps } from "../../shell/overlays/help-card.tsx";
import styles from "../../shell/shell.module.css";
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

const loadHelpCard = () => import("../../shell/overlays/help-card.tsx");
const HELP_TEXTS = ["help-card"] as const;
const FIRST_CALL: HelpCall = { kind: "danger", now: false, source: "words" };

/**
 * Shows the help card over any screen. It is loaded with the first field that is typed into; the viewer has brought it along. Where
 * it cannot be loaded, a link leads to the help page, beside the page so that nothing typed is lost.
 */
function HelpCardOverlay() {
  const asked = useSyncExternalStore(helpCard.subscribe, helpCard.asked, () => undefined);
  const [last, setLast] = useState(FIRST_CALL);
  const { t } = useTranslation();
  const { Component, hasFailed, open, preload } = useLazyOverlay<HelpCardProps>(loadHelpCard, HELP_TEXTS);
  useWatchedFields(() => void preload());
  if (asked !== undefined && asked !== last) setLast(asked);
  useEffect(() => {
    if (asked === undefined) return;
    const openNow = () => void open();
    openNow();
    // It could not be loaded before.
    addEventListener("online", openNow);
    return () => removeEventListener("online", openNow);
  }, [asked, open]);
  if (Component === undefined) {
    if (asked === undefined || !hasFailed) return null;
    return (
      <p role="alert" className={styles.helpInstead}>
        <a href="/help" target="_blank" rel="noreferrer">
          {t("getHelp")}
        </a>
      </p>
    );
  }
  return <Component open={asked !== undefined} call={last} onContinue={helpCard.close} />;
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
  const leave = useEffectEvent((_to: string) => watch.current?.leave());
  useEffect(() => leave(pathname), [pathname]);
}

const loadQuestion = () => import("../../shell/overlays/how-is-it-now.tsx");

/** Where the question would disturb: while a page is being filled in, at sign-in, and where help is shown anyway. */
const NOT_OVER = /^\/(program\/content\/viewer|help|auth|schema)(\/|$)/;

/** Asks "How is it now?" on the first screen of the visit after the one in which help was called for. */
function HowIsItNowOverlay() {
  const { pathname } = useLocation();
  const { Component, isOpen, open, close } = useLazyOverlay<OverlayProps>(loadQuestion, HELP_TEXTS);
  const consider = useEffectEvent((path: string) => {
    if (NOT_OVER.test(path) || isBusy() || helpCard.asked() !== undefined || !isQuestionDue()) return;
    markAsked();
    void open();
  });
  useEffect(() => {
    const onChange = () => consider(pathname);
    onChange();
    document.addEventListener("visibilitychange", onChange);
    const unsubscribe = subscribeToFlag(onChange);
    return () => {
      document.removeEventListener("visibilitychange", onChange);
      unsubscribe();
    };
  }, [pathname]);
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

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadModule } from "../../platform/browser/load-module.ts";
import { loadNamespaces } from "../../platform/i18n/i18n.ts";
import styles from "../shell.module.css";
import { useLazyOverlay } from "../use-lazy-overlay.ts";
import type { HelpCardProps } from "./help-card.tsx";

const loadHelpCard = () => import("./help-card.tsx");
const TEXTS = ["help-card"] as const;

/** Loads the card before it is needed, so that it comes at once and without a connection. */
export function preloadHelpCard(): void {
  Promise.all([loadModule(loadHelpCard), loadNamespaces(TEXTS)]).catch((error: unknown) =>
    console.warn("the help card could not be preloaded", error),
  );
}

/**
 * The help card, loaded when it first opens. Where it cannot be loaded, a link leads to the help page, beside the page so that
 * nothing typed is lost; it stays while the card is asked for again, as the connection comes back.
 */
export function LazyHelpCard(props: HelpCardProps) {
  const { open: isOpen, onContinue } = props;
  const { t } = useTranslation();
  const { Component, hasFailed, open } = useLazyOverlay<HelpCardProps>(loadHelpCard, TEXTS);
  const [isMissing, setMissing] = useState(false);
  if (hasFailed && !isMissing) setMissing(true);
  useEffect(() => {
    if (!isOpen) return;
    const openNow = () => void open();
    openNow();
    addEventListener("online", openNow);
    return () => removeEventListener("online", openNow);
  }, [isOpen, open]);
  if (Component !== undefined) return <Component {...props} />;
  if (!isOpen || !isMissing) return null;
  return (
    <div role="alert" className={styles.helpInstead}>
      <a href="/help" target="_blank" rel="noreferrer">
        {t("getHelp")}
      </a>
      <button type="button" onClick={onContinue}>
        {t("close")}
      </button>
    </div>
  );
}

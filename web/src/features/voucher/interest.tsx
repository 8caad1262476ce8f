import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/button.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";

const loadDialog = () => import("./interest-dialog.tsx");

interface InterestProps {
  readonly slug: string;
  readonly kind: OfferKind;
}

type Outcome = "none" | "sent" | "failed";

/** Button that opens the e-mail dialog of a package, and the outcome. */
export function Interest({ slug, kind }: InterestProps) {
  const { t } = useTranslation("voucher");
  const { Component, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(loadDialog);
  const [outcome, setOutcome] = useState<Outcome>("none");

  const ask = () => {
    setOutcome("none");
    void open();
  };

  return (
    <div className={styles.interest}>
      <div role="status">{outcome === "sent" && <Sent />}</div>
      {outcome !== "sent" && (
        <>
          <Button block loading={isLoading} onClick={ask}>
            {t(`${kind}.button`)}
          </Button>
          <p className={styles.small}>{t(`${kind}.note`)}</p>
        </>
      )}
      {(hasFailed || outcome === "failed") && (
        <p className={styles.failed} role="alert">
          {t("notSent")}
        </p>
      )}
      {Component !== undefined && (
        <Component
          slug={slug}
          kind={kind}
          open={isOpen}
          onClose={close}
          onSent={(arrived) => {
            close();
            setOutcome(arrived ? "sent" : "failed");
          }}
        />
      )}
    </div>
  );
}

/** Takes the focus of the button it replaces. */
function Sent() {
  const { t } = useTranslation("voucher");
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.sent}>
      {t("sent")}
    </p>
  );
}

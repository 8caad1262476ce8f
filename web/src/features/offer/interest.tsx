import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";
import type { InterestState, Place } from "./use-interest.ts";

interface InterestProps {
  readonly interest: InterestState;
  readonly kind: OfferKind;
  readonly place: Place;
}

/** Button that opens the e-mail dialog of a package, and the outcome where it was pressed. */
export function Interest({ interest, kind, place }: InterestProps) {
  const { t } = useTranslation("voucher");
  const { dialog, outcome, ask } = interest;
  const isHere = interest.place === place;
  return (
    <div className={styles.interest}>
      <div role="status">{outcome === "sent" && isHere && <Sent />}</div>
      {outcome !== "sent" && (
        <>
          <Button block loading={dialog.isLoading && isHere} onClick={() => ask(place)}>
            {t(`${kind}.button`)}
          </Button>
          <p className={styles.small}>{t(`${kind}.note`)}</p>
        </>
      )}
      {(outcome === "notOpened" || outcome === "notSent") && isHere && (
        <p className={styles.failed} role="alert">
          {t(outcome)}
        </p>
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

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";

interface InterestProps {
  readonly interest: InterestState;
  readonly kind: OfferKind;
  readonly place: Place;
}

/** Button that opens the e-mail dialog of a package, and the outcome where it was pressed. */
export function Interest({ interest, kind, place }: InterestProps) {
  const { t } = useTranslation("offer");
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
  const { t } = useTranslation("offer");
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.sent}>
      {t("sent")}
    </p>
  );
}

const loadDialog = () => import("./interest-dialog.tsx");

/** Where a page offers the package: under its name, and again at its end. */
export type Place = "head" | "end";

/** The dialog that asks for an e-mail address, and its result, for all buttons of a page. */
export function useInterest() {
  const dialog = useLazyOverlay(loadDialog);
  const [place, setPlace] = useState<Place>("head");
  const [outcome, setOutcome] = useState<"none" | "sent" | "notSent">("none");
  return {
    dialog,
    outcome: dialog.hasFailed ? ("notOpened" as const) : outcome,
    /** Where the button was pressed last. */
    place,
    ask: (from: Place) => {
      setPlace(from);
      setOutcome("none");
      void dialog.open();
    },
    answer: (arrived: boolean) => {
      // After a failure it stays open for another try.
      if (arrived) dialog.close();
      setOutcome(arrived ? "sent" : "notSent");
    },
  };
}

type InterestState = ReturnType<typeof useInterest>;

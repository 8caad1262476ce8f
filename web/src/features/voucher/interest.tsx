import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { InterestDialogProps, OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";

interface InterestProps {
  readonly slug: string;
  readonly kind: OfferKind;
}

type Outcome = "none" | "sent" | "failed";

/** The button that takes an e-mail address for a package, and what came of it. */
export function Interest({ slug, kind }: InterestProps) {
  const { t } = useTranslation("voucher");
  const [Dialog, setDialog] = useState<ComponentType<InterestDialogProps>>();
  const [fetching, setFetching] = useState(false);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>("none");

  const ask = async () => {
    setOutcome("none");
    setFetching(true);
    try {
      const fetched = await import("./interest-dialog.tsx");
      setDialog(() => fetched.InterestDialog);
      setOpen(true);
    } catch (error) {
      console.warn("the dialog did not arrive", error);
      setOutcome("failed");
    }
    setFetching(false);
  };

  return (
    <div className={styles.interest}>
      <div role="status">{outcome === "sent" && <Sent />}</div>
      {outcome !== "sent" && (
        <>
          <Button block loading={fetching} onClick={() => void ask()}>
            {t(`${kind}.button`)}
          </Button>
          <p className={styles.small}>{t(`${kind}.note`)}</p>
        </>
      )}
      {outcome === "failed" && (
        <p className={styles.failed} role="alert">
          {t("notSent")}
        </p>
      )}
      {Dialog !== undefined && (
        <Dialog
          slug={slug}
          kind={kind}
          open={open}
          onClose={() => setOpen(false)}
          onSent={(arrived) => {
            setOpen(false);
            setOutcome(arrived ? "sent" : "failed");
          }}
        />
      )}
    </div>
  );
}

/** Takes the focus, which was on the button that it stands in for. */
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

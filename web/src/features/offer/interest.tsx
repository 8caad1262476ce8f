import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubscribe } from "../../platform/api/use-subscribe.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./offer.module.css";

const InterestDialog = lazy(() => import("./interest-dialog.tsx"));

interface InterestProps {
  readonly slug: string;
  readonly kind: "voucher" | "betaTrial";
}

/** The button that takes an e-mail address for a package, and what came of it. */
export function Interest({ slug, kind }: InterestProps) {
  const { t } = useTranslation("offer");
  const subscribe = useSubscribe();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  const send = async (email: string) => {
    try {
      await subscribe.mutateAsync({ type: "VOUCHER_GET", email, etcData: { packageId: slug } });
    } catch (error) {
      console.warn("failed to subscribe", error);
    }
    setOpen(false);
  };

  return (
    <div className={styles.interest}>
      <div role="status">{subscribe.isSuccess && <p className={styles.sent}>{t("sent")}</p>}</div>
      {!subscribe.isSuccess && (
        <>
          <Button
            block
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            {t(`${kind}.button`)}
          </Button>
          <p className={styles.small}>{t(`${kind}.note`)}</p>
        </>
      )}
      {/* Known only after the dialog is gone, so that it is read out on the page. */}
      {subscribe.isError && !open && (
        <p className={styles.failed} role="alert">
          {t("notSent")}
        </p>
      )}
      {wanted && (
        <Suspense>
          <InterestDialog
            kind={kind}
            open={open}
            sending={subscribe.isPending}
            onClose={() => setOpen(false)}
            onSend={send}
          />
        </Suspense>
      )}
    </div>
  );
}

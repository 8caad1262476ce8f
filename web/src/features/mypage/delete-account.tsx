import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeletionResult, deleteAccount, useDeletion } from "../../platform/account/delete-account.ts";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { Header } from "../../shell/header.tsx";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./delete-account.module.css";
import { DownloadData } from "./download-data.tsx";

const loadReauthentication = () => import("./reauthentication-dialog.tsx");
const REAUTHENTICATION_TEXTS = ["auth"] as const;
const loadRecentSignIn = () => import("../../platform/auth/reauthenticate.ts");

/** What is lost, what to do first, and the deletion itself. */
export function DeleteAccount({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["mypage-delete", "common"]);
  const [isConfirming, setConfirming] = useState(false);
  const reauthentication = useLazyOverlay(loadReauthentication, REAUTHENTICATION_TEXTS);
  const { preload } = reauthentication;
  const deletion = useDeletion();
  const deleting = useSave<void, DeletionResult>(
    () => deleteAccount(uid),
    (result) => {
      if (result === "deleted") return;
      setConfirming(false);
      void reauthentication.open();
    },
  );
  const checking = useSave<void, boolean>(
    async () => {
      const { hasSignedInRecently } = await loadModule(loadRecentSignIn);
      return hasSignedInRecently();
    },
    (isRecent) => {
      if (isRecent) setConfirming(true);
      else void reauthentication.open();
    },
  );
  // Includes the check for a recent sign-in: the user may be offline when pressing the button.
  useEffect(() => whenIdle(() => void preload()), [preload]);
  const ask = () => {
    setConfirming(false);
    deleting.dismiss();
    checking.run();
  };
  const hasFailed = deleting.error !== null || checking.error !== null || reauthentication.hasFailed;
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage/profile" account={false} />}>
      <div className={styles.page}>
        <header className={styles.head}>
          <MascotArt pose="listening" size={96} />
          <h1>{t("common:titles.deleteAccount")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
        </header>
        <section className={styles.card}>
          <h2 className={styles.heading}>{t("lost.title")}</h2>
          <ul className={styles.list}>
            <li>{t("lost.history")}</li>
            <li>{t("lost.stats")}</li>
            <li>{t("lost.favorites")}</li>
          </ul>
        </section>
        <section className={styles.card}>
          <h2 className={styles.heading}>{t("refund.title")}</h2>
          <p>{t("refund.text")}</p>
        </section>
        <DownloadData uid={uid} heading="h2" />
        <div className={styles.end}>
          <ErrorText>{hasFailed && t(deletion.status === "unsure" ? "unsure" : "failed")}</ErrorText>
          <Button
            variant="secondary"
            block
            loading={checking.isSaving || reauthentication.isLoading}
            onClick={ask}
          >
            {t("remove")}
          </Button>
        </div>
      </div>
      {reauthentication.Component !== undefined && (
        <reauthentication.Component
          open={reauthentication.isOpen}
          onClose={reauthentication.close}
          onReauthenticated={() => {
            reauthentication.close();
            setConfirming(true);
          }}
        />
      )}
      <ConfirmDialog
        open={isConfirming && deleting.error === null}
        danger
        loading={deleting.isSaving}
        title={t("confirm.title")}
        message={t("confirm.text")}
        okLabel={t("confirm.remove")}
        cancelLabel={t("common:cancel")}
        onOk={() => deleting.run()}
        onCancel={() => setConfirming(false)}
      />
    </Page>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentUid } from "../platform/auth/auth-state.ts";
import { signOut } from "../platform/auth/sign-in.ts";
import { useSave } from "../platform/query/use-save.ts";
import { findUnsent, type Unsent } from "../platform/unsent.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./sign-out.module.css";
import type { OverlayProps } from "./use-lazy-overlay.ts";

/** Signs out when it opens. What was not sent yet would be lost: then it asks first. */
export default function SignOut({ open, onClose }: OverlayProps) {
  const { t } = useTranslation(["mypage", "common"]);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const leaving = useSave<void, void>(signOut, onClose);
  const sending = useSave<void, void>(
    () => sendAll(unsent),
    () => leaving.run(),
  );
  const isBusy = leaving.isSaving || sending.isSaving;
  const unfinished = unsent.find(({ path }) => path !== undefined)?.path;

  const begin = useEffectEvent(() => {
    const found = findUnsent();
    setUnsent(found);
    if (found.length === 0) leaving.run();
  });
  useEffect(() => {
    if (open) begin();
  }, [open]);

  const close = () => {
    if (isBusy) return;
    leaving.dismiss();
    sending.dismiss();
    onClose();
  };
  return (
    <Dialog
      open={open && (unsent.length > 0 || leaving.error !== null)}
      onClose={close}
      title={unsent.length > 0 ? t("leaving.title") : t("leaving.failedTitle")}
      closeLabel={t("common:close")}
    >
      <div className={styles.list}>
        {unsent.map(({ kind }) => (
          <p key={kind}>{t(`leaving.unsent.${kind}`)}</p>
        ))}
      </div>
      {leaving.error !== null && (
        <p role="alert" className={styles.problem}>
          {t("leaving.failed")}
        </p>
      )}
      {sending.error !== null && (
        <p role="alert" className={styles.problem}>
          {t("leaving.notSent")}
        </p>
      )}
      <div className={styles.actions}>
        {unfinished !== undefined && (
          <LinkButton to={unfinished} block onClick={close}>
            {t("leaving.goOn")}
          </LinkButton>
        )}
        {unfinished === undefined && unsent.length > 0 && (
          <Button block loading={isBusy} onClick={() => sending.run()}>
            {t("leaving.send")}
          </Button>
        )}
        <Button variant="secondary" block loading={isBusy} onClick={() => leaving.run()}>
          {unsent.length > 0 ? t("leaving.leave") : t("leaving.retry")}
        </Button>
        <Button variant="quiet" block disabled={isBusy} onClick={close}>
          {t("common:cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

async function sendAll(unsent: readonly Unsent[]): Promise<void> {
  const uid = currentUid();
  if (uid === undefined) return;
  for (const { send } of unsent) await send?.(uid);
}

import type { ExitReason } from "@mindle/domain/tracking/names";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { knownEmail } from "../../platform/account/visitor-details.ts";
import { useSubscribe } from "../../platform/data/use-subscribe.ts";
import { track } from "../../platform/tracking/track.ts";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./exit.module.css";
import { subscribedOnExit } from "./exit-state.ts";
import { KnownAddress } from "./known-address.tsx";
import { UnknownAddress } from "./unknown-address.tsx";

interface ExitPopupProps extends OverlayProps {
  readonly reason: ExitReason;
}

/** Offers the free test by e-mail to a visitor who is about to leave. */
export default function ExitPopup({ reason, open, onClose }: ExitPopupProps) {
  const { t } = useTranslation(["exit-popup", "common"]);
  const [email] = useState(knownEmail);
  const subscribe = useSubscribe();

  useEffect(() => track("exit_popup_show", { exit_reason: reason }), [reason]);

  const close = () => {
    if (!subscribe.isSuccess) track("exit_popup_dismiss", { exit_reason: reason });
    onClose();
  };

  const send = async (address: string) => {
    try {
      await subscribe.mutateAsync({ type: "schema-exit", email: address });
      subscribedOnExit.write(true);
    } catch (error) {
      console.warn("failed to subscribe", error);
    }
  };

  const kind = email === undefined ? "unknown" : "known";
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(subscribe.isSuccess ? "done.title" : `${kind}.title`)}
      closeLabel={t("common:close")}
    >
      <div className={styles.popup}>
        <div className={styles.picture}>
          <CharacterArt character="Mindle" pose={subscribe.isSuccess ? "done" : "waving"} size={120} />
        </div>
        <div role="status">{subscribe.isSuccess && <p>{t("done.text")}</p>}</div>
        {subscribe.isSuccess && (
          <Button block onClick={close}>
            {t("done.close")}
          </Button>
        )}
        {!subscribe.isSuccess && email === undefined && (
          <UnknownAddress sending={subscribe.isPending} failed={subscribe.isError} onSend={send} />
        )}
        {!subscribe.isSuccess && email !== undefined && (
          <KnownAddress
            email={email}
            sending={subscribe.isPending}
            failed={subscribe.isError}
            onSend={send}
            onRefuse={close}
          />
        )}
      </div>
    </Dialog>
  );
}

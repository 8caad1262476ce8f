import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import type { ExitReason } from "@mindle/domain/tracking/names";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { knownEmail } from "../../platform/account/visitor-details.ts";
import { useSubscribe } from "../../platform/data/use-subscribe.ts";
import { settings } from "../../platform/settings/settings.ts";
import { track } from "../../platform/tracking/track.ts";
import { EmailField } from "../../shell/fields/email-field.tsx";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./exit.module.css";
import { subscribedOnExit } from "./exit-state.ts";

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
        <div className={styles.letter}>
          <span className={styles.stamp}>
            <MascotArt pose={subscribe.isSuccess ? "done" : "waving"} size={76} />
          </span>
          {!subscribe.isSuccess && <p>{t(`${kind}.text`, { email })}</p>}
          <div role="status">{subscribe.isSuccess && <p>{t("done.text")}</p>}</div>
          <p className={styles.signed}>{t("signed")}</p>
        </div>
        {subscribe.isSuccess && (
          <Button block onClick={close}>
            {t("done.close")}
          </Button>
        )}
        {!subscribe.isSuccess && (
          <AddressForm
            known={email}
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

interface AddressFormProps {
  /** The address that this browser knows. */
  readonly known: string | undefined;
  readonly sending: boolean;
  readonly failed: boolean;
  readonly onSend: (email: string) => Promise<void>;
  readonly onRefuse: () => void;
}

/** Asks whether to write to the known address, or for one where none is known. */
function AddressForm({ known, sending, failed, onSend, onRefuse }: AddressFormProps) {
  const { t } = useTranslation("exit-popup");
  const [email, setEmail] = useState(known ?? "");
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { ref: form, shake } = useShake<HTMLFormElement>();

  const edit = (text: string) => {
    setEmail(text);
    setWrong(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const address = cleanEmail(email);
    if (isEmail(address)) {
      void onSend(address);
      return;
    }
    setWrong(true);
    shake();
    input.current?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {known === undefined && (
        <EmailField
          label={t("unknown.email")}
          required
          inputRef={input}
          value={email}
          error={wrong ? t("unknown.problem") : undefined}
          onChange={edit}
        />
      )}
      <p role="alert" className={styles.failed}>
        {failed && t("failed")}
      </p>
      <Button type="submit" block loading={sending}>
        {t(known === undefined ? "unknown.send" : "known.yes")}
      </Button>
      <SlowNote waiting={sending} />
      {known !== undefined && (
        <Button block variant="quiet" onClick={onRefuse}>
          {t(`known.no.${settings().exitRefusal}`)}
        </Button>
      )}
      <p className={styles.small}>{t("note")}</p>
    </form>
  );
}

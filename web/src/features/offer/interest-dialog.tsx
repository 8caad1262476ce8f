import { isEmail } from "@mindle/domain/account/email";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useShake } from "../../ui/shake.ts";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./offer.module.css";

interface InterestDialogProps {
  readonly kind: "voucher" | "betaTrial";
  readonly open: boolean;
  readonly sending: boolean;
  readonly onClose: () => void;
  readonly onSend: (email: string) => Promise<void>;
}

/** Asks for an e-mail address and for the consent to use it; both are required. */
export default function InterestDialog({ kind, open, sending, onClose, onSend }: InterestDialogProps) {
  const { t } = useTranslation("offer");
  const [email, setEmail] = useState("");
  const [consent, setConsent] = useState(false);
  const [problems, setProblems] = useState({ email: false, consent: false });
  const input = useRef<HTMLInputElement>(null);
  const { ref: form, shake } = useShake<HTMLFormElement>();
  const consentProblemId = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const address = email.trim();
    const found = { email: !isEmail(address), consent: !consent };
    setProblems(found);
    if (found.email || found.consent) {
      shake();
      if (found.email) input.current?.focus();
      return;
    }
    void onSend(address);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(kind === "voucher" ? "dialog.voucherTitle" : "dialog.betaTitle")}
      closeLabel={t("dialog.close")}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t("dialog.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          inputRef={input}
          value={email}
          error={problems.email ? t("dialog.emailProblem") : undefined}
          onChange={(text) => {
            setEmail(text);
            setProblems((before) => ({ ...before, email: false }));
          }}
        />
        <div>
          <Checkbox
            label={t("dialog.consent")}
            name="consent"
            required
            checked={consent}
            invalid={problems.consent}
            describedBy={problems.consent ? consentProblemId : undefined}
            onChange={(checked) => {
              setConsent(checked);
              setProblems((before) => ({ ...before, consent: false }));
            }}
          />
          <p id={consentProblemId} role="alert" className={styles.failed}>
            {problems.consent && t("dialog.consentProblem")}
          </p>
          <p className={styles.small}>{t("dialog.consentNote")}</p>
        </div>
        <Button type="submit" block loading={sending}>
          {t("dialog.send")}
        </Button>
      </form>
    </Dialog>
  );
}

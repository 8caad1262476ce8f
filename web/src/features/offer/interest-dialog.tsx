import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubscribe } from "../../platform/data/use-subscribe.ts";
import { EmailField } from "../../shell/fields/email-field.tsx";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./offer.module.css";

/** Purpose of the subscription. */
export type OfferKind = "voucher" | "betaTrial";

interface InterestDialogProps extends OverlayProps {
  readonly slug: string;
  readonly kind: OfferKind;
  /** Called after sending, with the outcome. */
  readonly onSent: (arrived: boolean) => void;
}

/**
 * Asks for an e-mail address and consent, both required, and sends the address. Where that fails, it stays open for another try.
 * Input is kept while the dialog is mounted.
 */
export default function InterestDialog({ slug, kind, open, onClose, onSent }: InterestDialogProps) {
  const { t } = useTranslation("offer");
  const subscribe = useSubscribe();
  const [email, setEmail] = useState("");
  const [consent, setConsent] = useState(false);
  const [problems, setProblems] = useState({ email: false, consent: false });
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { ref: form, shake } = useShake<HTMLFormElement>();
  const consentProblemId = useId();

  const editEmail = (text: string) => {
    setEmail(text);
    setProblems((before) => ({ ...before, email: false }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (subscribe.isPending) return;
    const address = cleanEmail(email);
    const found = { email: !isEmail(address), consent: !consent };
    setProblems(found);
    if (found.email || found.consent) {
      shake();
      const missing = found.email ? input : box;
      missing.current?.focus();
      return;
    }
    subscribe.mutate(
      { type: "VOUCHER_GET", email: address, etcData: { packageId: slug } },
      {
        onSuccess: () => onSent(true),
        onError: (error) => {
          console.warn("failed to subscribe", error);
          onSent(false);
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(kind === "voucher" ? "dialog.voucherTitle" : "dialog.betaTitle")}
      closeLabel={t("dialog.close")}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <EmailField
          label={t("dialog.email")}
          required
          inputRef={input}
          value={email}
          error={problems.email ? t("dialog.emailProblem") : undefined}
          onChange={editEmail}
        />
        <div>
          <Checkbox
            label={t("dialog.consent")}
            name="consent"
            inputRef={box}
            required
            checked={consent}
            invalid={problems.consent}
            describedBy={problems.consent ? consentProblemId : undefined}
            onChange={(checked) => {
              setConsent(checked);
              setProblems((before) => ({ ...before, consent: false }));
            }}
          />
          <ErrorText id={consentProblemId}>{problems.consent && t("dialog.consentProblem")}</ErrorText>
          <p className={styles.small}>
            {t("dialog.consentNote")}{" "}
            <a href="/policy/privacy" target="_blank" rel="noopener">
              {t("dialog.privacy")}
            </a>
          </p>
        </div>
        <ErrorText>{subscribe.isError && t("notSent")}</ErrorText>
        <Button type="submit" block loading={subscribe.isPending}>
          {t("dialog.send")}
        </Button>
        <SlowNote waiting={subscribe.isPending} />
      </form>
    </Dialog>
  );
}

import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailHint } from "../../shell/email-hint.tsx";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./exit.module.css";

interface UnknownAddressProps {
  readonly sending: boolean;
  readonly failed: boolean;
  readonly onSend: (email: string) => Promise<void>;
}

/** Type 1: asks for an e-mail address. */
export function UnknownAddress({ sending, failed, onSend }: UnknownAddressProps) {
  const { t } = useTranslation("exit-popup");
  const [email, setEmail] = useState("");
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
      <p>{t("unknown.text")}</p>
      <TextField
        label={t("unknown.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        inputRef={input}
        value={email}
        error={wrong ? t("unknown.problem") : undefined}
        onChange={edit}
      />
      <EmailHint email={email} onTake={edit} />
      <p role="alert" className={styles.failed}>
        {failed && t("failed")}
      </p>
      <Button type="submit" block loading={sending}>
        {t("unknown.send")}
      </Button>
      <SlowNote waiting={sending} />
      <p className={styles.small}>{t("note")}</p>
    </form>
  );
}

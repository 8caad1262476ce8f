import { cleanEmail } from "@mindle/domain/account/email";
import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailHint } from "../../shell/email-hint.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./auth.module.css";
import { type CredentialProblems, type Credentials, credentialProblems } from "./credentials.ts";

interface CredentialsFormProps {
  /** Filled in before. */
  readonly email: string | undefined;
  readonly busy: boolean;
  onSubmit(credentials: Credentials): void;
}

const FINE: CredentialProblems = { email: false, password: false };

/** E-mail address and password, validated on submit. The first invalid field gets the focus. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { t } = useTranslation("auth");
  const [email, setEmail] = useState(props.email ?? "");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(FINE);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { ref, shake } = useShake<HTMLFormElement>();

  const editEmail = (text: string) => {
    setEmail(text);
    setProblems((before) => ({ ...before, email: false }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = credentialProblems({ email, password });
    setProblems(found ?? FINE);
    if (found === undefined) {
      props.onSubmit({ email: cleanEmail(email), password });
      return;
    }
    shake();
    (found.email ? emailField : passwordField).current?.focus();
  };

  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      <TextField
        label={t("email.address")}
        name="email"
        type="email"
        autoComplete="email"
        inputRef={emailField}
        value={email}
        onChange={editEmail}
        error={problems.email ? t("email.addressProblem") : undefined}
      />
      <EmailHint email={email} onTake={editEmail} />
      <TextField
        label={t("email.password")}
        name="password"
        autoComplete="current-password"
        reveal={{ show: t("email.show"), hide: t("email.hide") }}
        inputRef={passwordField}
        value={password}
        onChange={(text) => {
          setPassword(text);
          setProblems((before) => ({ ...before, password: false }));
        }}
        error={problems.password ? t("email.passwordProblem") : undefined}
      />
      <Button type="submit" block loading={props.busy}>
        {t("email.enter")}
      </Button>
    </form>
  );
}

import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { signInWithEmail } from "../../platform/account/sign-in.ts";
import { EmailField } from "../../shell/fields/email-field.tsx";
import { forwardQuery } from "../../shell/forward-query.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./auth.module.css";
import { emailIn } from "./page-parameters.ts";
import type { SignIn } from "./use-sign-in.ts";

/** Minimum length at sign-in; lower than for a new password, because existing accounts may have shorter ones. */
const SIGN_IN_PASSWORD_MIN = 4;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialProblems {
  readonly email: boolean;
  readonly password: boolean;
}

/** Sign-in with e-mail address and password. */
export function EmailSignIn({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation("auth");
  const { state } = useLocation();
  return (
    <div className={styles.actions}>
      <CredentialsForm
        email={emailIn(state)}
        busy={signIn.busy}
        isRefused={signIn.problem === "credentials"}
        onEdit={signIn.dismiss}
        onSubmit={({ email, password }) => signIn.run(() => signInWithEmail(email, password))}
      />
      <LinkButton to={`/auth/find-password${signIn.query}`} {...forwardQuery} variant="quiet" block>
        {t("email.forgot")}
      </LinkButton>
      <LinkButton to={`/auth/register${signIn.query}`} {...forwardQuery} variant="quiet" block>
        {t("login.createAccount")}
      </LinkButton>
    </div>
  );
}

interface CredentialsFormProps {
  /** Filled in before. */
  readonly email: string | undefined;
  readonly busy: boolean;
  /** The server knows no such address with this password. */
  readonly isRefused: boolean;
  onEdit(): void;
  onSubmit(credentials: Credentials): void;
}

const FINE: CredentialProblems = { email: false, password: false };

/** E-mail address and password, validated on submit. The first invalid field gets the focus; a refused password is emptied. */
function CredentialsForm(props: CredentialsFormProps) {
  const { isRefused, onEdit } = props;
  const { t } = useTranslation("auth");
  const [email, setEmail] = useState(props.email ?? "");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(FINE);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { ref, shake } = useShake<HTMLFormElement>();

  useEffect(() => {
    if (!isRefused) return;
    setPassword("");
    shake();
    passwordField.current?.focus();
  }, [isRefused, shake]);

  const editEmail = (text: string) => {
    setEmail(text);
    onEdit();
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
      <EmailField
        label={t("email.address")}
        inputRef={emailField}
        value={email}
        onChange={editEmail}
        error={problems.email ? t("email.addressProblem") : undefined}
      />
      <TextField
        label={t("email.password")}
        name="password"
        autoComplete="current-password"
        reveal={{ show: t("email.show"), hide: t("email.hide") }}
        inputRef={passwordField}
        value={password}
        onChange={(text) => {
          setPassword(text);
          onEdit();
          setProblems((before) => ({ ...before, password: false }));
        }}
        error={
          problems.password ? t("email.passwordProblem") : isRefused ? t("problems.credentials") : undefined
        }
      />
      <Button type="submit" block loading={props.busy}>
        {t("email.enter")}
      </Button>
    </form>
  );
}

/** Problems of credentials at sign-in, or undefined. The address is trimmed. */
export function credentialProblems(credentials: Credentials): CredentialProblems | undefined {
  const email = !isEmail(cleanEmail(credentials.email));
  const password = credentials.password.length < SIGN_IN_PASSWORD_MIN;
  return email || password ? { email, password } : undefined;
}

import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { EmailField } from "../../../shell/fields/email-field.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useShake } from "../../../ui/shake.ts";
import styles from "../auth.module.css";
import { NEW_PASSWORD_MIN, passwordStrength } from "../new-password.ts";
import type { LinkDetails, LinkFormProps } from "./email-link-page.tsx";

interface OwnProps extends LinkFormProps {
  /** Whether the fields of `children` are filled in; their problems are shown by the component that renders them. */
  readonly isComplete?: boolean;
  /** Called at a press before all fields are filled in. */
  onIncomplete?(): void;
  /** Between the address and the password. */
  readonly above?: ReactNode;
  /** Below the password. */
  readonly below?: ReactNode;
}

/** The form that a link opens: a new password, and the address where this browser does not know it or it was refused. */
export function LinkForm({ purpose, email: known, signIn, onSubmit, ...own }: OwnProps) {
  const { t } = useTranslation(["auth-link", "auth"]);
  // Auth may say whose it is only after a while.
  const [typed, setTyped] = useState<string>();
  const email = typed ?? known;
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const { ref, shake } = useShake<HTMLFormElement>();
  const { problem, busy } = signIn;
  const isEmailRefused = problem === "invalidEmail";
  const isEmailWrong = isTried && !isEmail(cleanEmail(email));
  const isPasswordWrong = isTried && password.length < NEW_PASSWORD_MIN;

  useEffect(() => {
    if (isEmailRefused) ref.current?.querySelector<HTMLElement>('input[name="email"]')?.focus();
  }, [isEmailRefused, ref]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const isFilled = isEmail(cleanEmail(email)) && password.length >= NEW_PASSWORD_MIN;
    if (isFilled && own.isComplete !== false) {
      onSubmit({ email: cleanEmail(email), password } satisfies LinkDetails);
      return;
    }
    flushSync(() => {
      setTried(true);
      own.onIncomplete?.();
    });
    shake();
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      {(known === "" || isEmailRefused || typed !== undefined) && (
        <EmailField
          label={t("address")}
          value={email}
          onChange={setTyped}
          error={isEmailWrong ? t("addressProblem") : isEmailRefused ? t(`${purpose}.wrongEmail`) : undefined}
        />
      )}
      {own.above}
      <NewPasswordField
        label={t(purpose === "findPassword" ? "newPassword" : "auth:email.password")}
        value={password}
        onChange={setPassword}
        error={
          isPasswordWrong
            ? t("auth:email.passwordProblem")
            : problem === "weakPassword"
              ? t("auth:problems.weakPassword")
              : undefined
        }
      />
      {own.below}
      <Button type="submit" block loading={busy}>
        {t(`${purpose}.opened.finish`)}
      </Button>
    </form>
  );
}

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** A new password, and in words how well it protects. */
function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  const { t } = useTranslation(["auth-link", "auth"]);
  const missing = NEW_PASSWORD_MIN - value.length;
  return (
    <TextField
      label={label}
      name="password"
      autoComplete="new-password"
      reveal={{ show: t("auth:email.show"), hide: t("auth:email.hide") }}
      value={value}
      onChange={onChange}
      hint={t(`strength.${passwordStrength(value)}`, { missing })}
      error={error}
    />
  );
}

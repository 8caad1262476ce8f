import { type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AuthError } from "../../platform/auth/auth-error.ts";
import { changePassword, preloadChangePassword } from "../../platform/auth/change-password.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./auth.module.css";
import { emailState } from "./email-state.ts";
import { NO_PASSWORDS, PASSWORD_FIELDS, type PasswordField, passwordProblems } from "./password-change.ts";

const NONE: readonly PasswordField[] = [];

/** Current password, new one, and the new one again. Where the change fails, all three are marked. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation("auth-password");
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [problems, setProblems] = useState(NONE);
  const { ref, shake } = useShake<HTMLFormElement>();
  const save = useSave(changePassword, () => void navigate("/auth/change-password-done", { replace: true }));
  // A failure is shown at the press.
  useEffect(() => whenIdle(() => void preloadChangePassword().catch(() => undefined)), []);
  const marked = save.error === null ? problems : PASSWORD_FIELDS;
  const reason = save.error === null ? inputReasonOf(problems) : reasonOf(save.error);
  const forgot = emailState(email);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = passwordProblems(passwords);
    if (found.length === 0) {
      save.run(passwords);
      return;
    }
    flushSync(() => setProblems(found));
    shake();
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const enter = (field: PasswordField, text: string) => {
    setPasswords({ ...passwords, [field]: text });
    setProblems(NONE);
    save.dismiss();
  };

  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      {/* Password managers look for it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {PASSWORD_FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(field)}
          autoComplete={field === "current" ? "current-password" : "new-password"}
          reveal={{ show: t("show"), hide: t("hide") }}
          {...(field !== "current" && { placeholder: t("placeholder") })}
          value={passwords[field]}
          onChange={(text) => enter(field, text)}
          error={marked.includes(field) ? t("problem") : undefined}
        />
      ))}
      <p className={styles.alert} role="alert">
        {reason && t(reason)}
      </p>
      <Button type="submit" block loading={save.isSaving}>
        {t("save")}
      </Button>
      <LinkButton to="/auth/find-password" state={forgot} variant="quiet" block>
        {t("forgot")}
      </LinkButton>
    </form>
  );
}

/** Why the password was not changed, where that is known. */
function reasonOf(error: Error) {
  if (!(error instanceof AuthError)) return undefined;
  if (error.problem === "credentials") return "reasons.credentials";
  return error.problem === "offline" || error.problem === "tooMany" ? error.problem : undefined;
}

function inputReasonOf(problems: readonly PasswordField[]) {
  if (problems.length === 0) return undefined;
  return problems.some((field) => field !== "confirmation") ? "reasons.short" : "reasons.mismatch";
}

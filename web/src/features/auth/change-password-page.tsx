import { type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AuthError } from "../../platform/auth/auth-error.ts";
import { changePassword, preloadChangePassword } from "../../platform/auth/change-password.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { NO_PASSWORDS, PASSWORD_FIELDS, type PasswordField, passwordProblems } from "./new-password.ts";
import { emailState } from "./page-parameters.ts";

const PROFILE = "/mypage/profile";

/** A new password for those who know the current one. */
export default function ChangePasswordPage() {
  const { t } = useTranslation(["auth-password", "common"]);
  return (
    <AuthFrame
      title={t("common:titles.changePassword")}
      says={t("says")}
      picture={<CharacterArt character="Riggy" pose="waving" size={132} />}
      tone="riggy"
      backTo={PROFILE}
    >
      <Content />
    </AuthFrame>
  );
}

function Content() {
  const { t } = useTranslation(["auth-password", "common"]);
  const navigate = useNavigate();
  // The page is for signed-in users only.
  const user = useLoadable(userInfoQuery(useCurrentUid() ?? ""));
  if (user.status === "loading") return <Skeleton height="20rem" />;
  if (user.status === "failed") {
    return (
      <div className={styles.actions}>
        <ErrorText>{t("notLoaded")}</ErrorText>
        <Button block loading={user.retrying} onClick={user.retry}>
          {t("common:tryAgain")}
        </Button>
      </div>
    );
  }
  const { authProviders, passwordSet, email } = user.data;
  if (authProviders.includes("password") && passwordSet) return <ChangePasswordForm email={email ?? ""} />;
  return (
    <AlertDialog
      open
      message={t("byProvider")}
      okLabel={t("common:ok")}
      onClose={() => void navigate(PROFILE, { replace: true })}
    />
  );
}

const NONE: readonly PasswordField[] = [];

/** Current password, new one, and the new one again. Where the change fails, all three are marked. */
function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation(["auth-password", "auth"]);
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
          reveal={{ show: t("auth:email.show"), hide: t("auth:email.hide") }}
          {...(field !== "current" && { placeholder: t("placeholder") })}
          value={passwords[field]}
          onChange={(text) => enter(field, text)}
          error={marked.includes(field) ? t("problem") : undefined}
        />
      ))}
      <ErrorText>{reason && t(reason)}</ErrorText>
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

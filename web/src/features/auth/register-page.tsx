import { useTranslation } from "react-i18next";
import { createAccount } from "../../platform/auth/sign-in.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { NEW_PASSWORD_MIN } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { useEntrance } from "./use-entrance.ts";

/** Making an account with an address and a password. */
export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const entrance = useEntrance();
  return (
    <AuthFrame
      entrance={entrance}
      title={t("register.title")}
      text={t("register.text")}
      backTo={`/auth/login${entrance.query}`}
    >
      <div className={styles.ways}>
        <CredentialsForm
          shortestPassword={NEW_PASSWORD_MIN}
          passwordAutoComplete="new-password"
          passwordHint={t("register.passwordHint")}
          submitLabel={t("login.createAccount")}
          busy={entrance.busy}
          onSubmit={({ email, password }) => entrance.enter(() => createAccount(email, password))}
        />
        <LinkButton to={`/auth/login/email${entrance.query}`} {...forwardQuery} variant="quiet" block>
          {t("register.haveAccount")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

import { useTranslation } from "react-i18next";
import { createAccount } from "../../platform/auth/sign-in.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { NEW_PASSWORD_MIN } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Registration with e-mail address and password. */
export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const signIn = useSignIn();
  return (
    <AuthFrame
      signIn={signIn}
      title={t("register.title")}
      text={t("register.text")}
      backTo={`/auth/login${signIn.query}`}
    >
      <div className={styles.ways}>
        <CredentialsForm
          shortestPassword={NEW_PASSWORD_MIN}
          passwordAutoComplete="new-password"
          passwordHint={t("register.passwordHint")}
          submitLabel={t("login.createAccount")}
          busy={signIn.busy}
          onSubmit={({ email, password }) => signIn.run(() => createAccount(email, password))}
        />
        <LinkButton to={`/auth/login/email${signIn.query}`} {...forwardQuery} variant="quiet" block>
          {t("register.haveAccount")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

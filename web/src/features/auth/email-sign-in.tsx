import { useTranslation } from "react-i18next";
import { signInWithEmail } from "../../platform/auth/sign-in.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { SIGN_IN_PASSWORD_MIN } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import type { SignIn } from "./use-sign-in.ts";

/** Sign-in with e-mail address and password. */
export function EmailSignIn({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation("auth");
  return (
    <div className={styles.ways}>
      <CredentialsForm
        shortestPassword={SIGN_IN_PASSWORD_MIN}
        passwordAutoComplete="current-password"
        submitLabel={t("email.enter")}
        busy={signIn.busy}
        onSubmit={({ email, password }) => signIn.run(() => signInWithEmail(email, password))}
      />
      <LinkButton to={`/auth/register${signIn.query}`} {...forwardQuery} variant="quiet" block>
        {t("login.createAccount")}
      </LinkButton>
    </div>
  );
}

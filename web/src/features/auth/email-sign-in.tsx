import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { signInWithEmail } from "../../platform/account/sign-in.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./auth.module.css";
import { CredentialsForm } from "./credentials-form.tsx";
import { emailIn } from "./email-state.ts";
import type { SignIn } from "./use-sign-in.ts";

/** Sign-in with e-mail address and password. */
export function EmailSignIn({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation("auth");
  const { state } = useLocation();
  return (
    <div className={styles.actions}>
      <CredentialsForm
        email={emailIn(state)}
        busy={signIn.busy}
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

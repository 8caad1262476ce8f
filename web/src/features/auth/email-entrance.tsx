import { useTranslation } from "react-i18next";
import { signInWithEmail } from "../../platform/auth/sign-in.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { SIGN_IN_PASSWORD_MIN } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import type { Entrance } from "./use-entrance.ts";

/** Signing in with an address and a password. */
export function EmailEntrance({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation("auth");
  return (
    <div className={styles.ways}>
      <CredentialsForm
        shortestPassword={SIGN_IN_PASSWORD_MIN}
        passwordAutoComplete="current-password"
        submitLabel={t("email.enter")}
        busy={entrance.busy}
        onSubmit={({ email, password }) => entrance.enter(() => signInWithEmail(email, password))}
      />
      <LinkButton to={`/auth/register${entrance.query}`} {...forwardQuery} variant="quiet" block>
        {t("login.createAccount")}
      </LinkButton>
    </div>
  );
}

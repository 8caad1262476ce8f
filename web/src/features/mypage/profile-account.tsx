import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageExists } from "../../shell/route.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import styles from "./profile.module.css";

const CHANGE_PASSWORD = "/auth/change-password";
const DELETE_ACCOUNT = "/mypage/deleteAccount";

/** The ways of signing in by the ids that Firebase has for them. */
const METHODS = [
  ["password", "email"],
  ["google.com", "google"],
  ["apple.com", "apple"],
  ["phone", "phone"],
] as const;

/** How the user signs in; changing the password, which only accounts with an e-mail sign-in have, and deleting the account. */
export function ProfileAccount({ providers }: { readonly providers: readonly string[] }) {
  const { t } = useTranslation(["mypage", "common"]);
  const exists = usePageExists();
  const [isRefused, setRefused] = useState(false);
  const methods = METHODS.flatMap(([id, method]) =>
    providers.includes(id) ? [t(`profile.method.${method}`)] : [],
  );
  const hasPassword = providers.includes("password");
  return (
    <section className={styles.account} aria-label={t("profile.account")}>
      {methods.length > 0 && (
        <p className={styles.methods}>
          <span>{t("profile.methods")}</span> <b>{methods.join(", ")}</b>
        </p>
      )}
      {hasPassword && exists(CHANGE_PASSWORD) && (
        <LinkButton to={CHANGE_PASSWORD} variant="quiet" block>
          {t("profile.password")}
        </LinkButton>
      )}
      {!hasPassword && (
        <Button variant="quiet" block onClick={() => setRefused(true)}>
          {t("profile.password")}
        </Button>
      )}
      {exists(DELETE_ACCOUNT) && (
        <LinkButton to={DELETE_ACCOUNT} variant="quiet" block>
          {t("profile.remove")}
        </LinkButton>
      )}
      <AlertDialog
        open={isRefused}
        message={t("profile.passwordByEmailOnly")}
        okLabel={t("common:ok")}
        onClose={() => setRefused(false)}
      />
    </section>
  );
}

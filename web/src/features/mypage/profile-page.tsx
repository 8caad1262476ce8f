import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { LoadFailed } from "../../shell/states/load-states.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { EditProfile } from "./edit-profile.tsx";
import styles from "./profile.module.css";

/** Name and optional details of the user. */
export default function ProfilePage() {
  const { t } = useTranslation(["mypage", "common"]);
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage" account={false} />}>
      <div className={styles.page}>
        <h1>{t("common:titles.profile")}</h1>
        {uid !== undefined && <Profile uid={uid} />}
      </div>
    </Page>
  );
}

function Profile({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["mypage", "common"]);
  const info = useLoadable(userInfoQuery(uid));
  if (info.status === "loading") {
    return (
      <div className={styles.sheet}>
        <p role="status">{t("common:loading")}</p>
        {["name", "email", "year", "gender"].map((field) => (
          <Skeleton key={field} height="5rem" />
        ))}
      </div>
    );
  }
  if (info.status === "failed") return <LoadFailed of={info} text={t("profile.failed")} />;
  return (
    <>
      <EditProfile user={info.data} />
      <ProfileAccount providers={info.data.authProviders} />
    </>
  );
}

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
function ProfileAccount({ providers }: { readonly providers: readonly string[] }) {
  const { t } = useTranslation(["mypage", "common"]);
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
      {hasPassword && (
        <LinkButton to={CHANGE_PASSWORD} variant="quiet" block>
          {t("profile.password")}
        </LinkButton>
      )}
      {!hasPassword && (
        <Button variant="quiet" block onClick={() => setRefused(true)}>
          {t("profile.password")}
        </Button>
      )}
      <LinkButton to={DELETE_ACCOUNT} variant="quiet" block>
        {t("common:titles.deleteAccount")}
      </LinkButton>
      <AlertDialog
        open={isRefused}
        message={t("profile.passwordByEmailOnly")}
        okLabel={t("common:ok")}
        onClose={() => setRefused(false)}
      />
    </section>
  );
}

import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { confirmDeletion, useDeletion } from "../../platform/account/delete-account.ts";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { ErrorScreen } from "../../shell/states/error-screen.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { focusHeading, Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./delete-account.module.css";
import { DeleteAccount } from "./delete-account.tsx";

/** Warns of what is lost, offers a download of one's data, and deletes the account. */
export default function DeleteAccountPage() {
  const { t } = useTranslation("mypage-delete");
  const uid = useCurrentUid();
  const auth = useAuthState();
  const { status, uid: deletedUid } = useDeletion();
  if (status === "deleted" && (uid === undefined || uid === deletedUid)) return <AccountDeleted />;
  if (uid !== undefined) return <DeleteAccount uid={uid} />;
  // The session ends with the account, a moment before that is known here.
  if (status === "running") {
    return (
      <Page tone="mindle" background="paper" top={<Header account={false} />}>
        <div className={styles.centered}>
          <MascotArt pose="listening" size={160} />
          <p role="status">{t("running")}</p>
        </div>
      </Page>
    );
  }
  if (status === "unsure") return <UnsureDeletion />;
  if (auth.status === "waiting") return <ErrorScreen error={auth.failure} />;
  return <Navigate to="/auth/login?redirectUrl=%2Fmypage%2FdeleteAccount" replace />;
}

/** After a deletion without an answer whose session has ended since: asks the server, and again when pressed. */
function UnsureDeletion() {
  const { t } = useTranslation(["mypage-delete", "common"]);
  const asking = useSave<void, void>(() => confirmDeletion());
  const ask = useEffectEvent(() => asking.run());
  useEffect(() => ask(), []);
  return (
    <Page tone="mindle" background="paper" top={<Header account={false} />}>
      <div className={styles.centered}>
        <MascotArt pose={asking.error === null ? "listening" : "worried"} size={160} />
        <p role="status">{t(asking.error === null ? "running" : "unsure")}</p>
        {asking.error !== null && (
          <Button loading={asking.isSaving} onClick={() => asking.run()}>
            {t("common:tryAgain")}
          </Button>
        )}
      </div>
    </Page>
  );
}

/** Shown once the account is deleted. */
function AccountDeleted() {
  const { t } = useTranslation("mypage-delete");
  // Where the session ended before the answer came, the focus was lost with the screen before.
  useEffect(() => focusHeading(), []);
  return (
    <Page tone="mindle" background="paper" top={<Header account={false} />}>
      <div className={styles.centered} role="status">
        <MascotArt pose="done" size={200} />
        <h1>{t("deleted.title")}</h1>
        <p>{t("deleted.text")}</p>
        <p className={styles.quiet}>{t("deleted.wish")}</p>
        <LinkButton to="/" variant="secondary">
          {t("deleted.home")}
        </LinkButton>
      </div>
    </Page>
  );
}

import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

const PROFILE = "/mypage/profile";

/** A new password for those who know the current one. */
export default function ChangePasswordPage() {
  const { t } = useTranslation("auth-password");
  return (
    <AuthFrame
      title={t("title")}
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
        <p className={styles.alert} role="alert">
          {t("notLoaded")}
        </p>
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

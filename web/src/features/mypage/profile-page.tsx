import { useTranslation } from "react-i18next";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { ErrorReference } from "../../shell/states/error-reference.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { DownloadData } from "./download-data.tsx";
import { EditProfile } from "./edit-profile.tsx";
import styles from "./profile.module.css";
import { ProfileAccount } from "./profile-account.tsx";

/** Name and optional details of the user. */
export default function ProfilePage() {
  const { t } = useTranslation("mypage");
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage" account={false} />}>
      <div className={styles.page}>
        <h1>{t("profile.title")}</h1>
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
  if (info.status === "failed") {
    return (
      <div className={styles.failed}>
        <MascotArt pose="worried" size={132} />
        <p role="alert">{t("profile.failed")}</p>
        <Button loading={info.retrying} onClick={info.retry}>
          {t("profile.retry")}
        </Button>
        <ErrorReference error={info.error} />
      </div>
    );
  }
  return (
    <>
      <EditProfile user={info.data} />
      <DownloadData uid={uid} />
      <ProfileAccount providers={info.data.authProviders} />
    </>
  );
}

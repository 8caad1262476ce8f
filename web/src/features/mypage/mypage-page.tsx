import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { now } from "../../platform/browser/now.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { LanguageSwitchApart } from "../../shell/language-switch.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { Windowsill } from "../../ui/layout/windowsill.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { skyOf } from "../../ui/pictures/sky.ts";
import { MyMenu } from "./my-menu.tsx";
import styles from "./mypage.module.css";
import { SafetyNote } from "./safety-note.tsx";

/** The user's account: who is signed in, and where everything of theirs is. */
export default function MyPage() {
  const { t } = useTranslation(["mypage", "common"]);
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" wide top={<Header account={false} />} bottom={<MainNavigation />}>
      <div className={styles.my}>
        <h1>{t("common:titles.mypage")}</h1>
        <section className={styles.card}>
          <Windowsill sky={skyOf(new Date(now()).getHours())} label={t("picture")}>
            <Pot size={112}>
              <MascotArt pose={uid === undefined ? "done" : "waving"} size={112} />
            </Pot>
          </Windowsill>
          {uid === undefined ? (
            <div className={styles.name}>
              <p className={styles.nickname}>{t("signedOut")}</p>
              <p className={styles.quiet}>{t("signedOutText")}</p>
              <LinkButton to="/auth/login?redirectUrl=%2Fmypage" block>
                {t("signIn")}
              </LinkButton>
            </div>
          ) : (
            <MyName uid={uid} />
          )}
        </section>
        <SafetyNote />
        <MyMenu uid={uid} />
        <LanguageSwitchApart />
      </div>
    </Page>
  );
}

/** Nickname and address of the signed-in user. */
function MyName({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["mypage", "common"]);
  const info = useLoadable(userInfoQuery(uid));
  const auth = useAuthState();
  if (info.status === "failed") {
    return (
      <div className={styles.name}>
        <p role="alert">{t("failed")}</p>
        <Button variant="secondary" loading={info.retrying} onClick={info.retry}>
          {t("common:loadAgain")}
        </Button>
      </div>
    );
  }
  const user = info.status === "ready" ? info.data : undefined;
  const account = auth.status === "signedIn" ? auth.account : undefined;
  const email = user?.email ?? account?.email ?? null;
  return (
    <div className={styles.name}>
      {user === undefined ? (
        <p className={styles.nickname}>
          <Skeleton width="9rem" height="1lh" />
          <span role="status" className={styles.loading}>
            {t("common:loading")}
          </span>
        </p>
      ) : (
        <p className={styles.nickname}>
          {t("nickname", {
            nickname: user.additionalInfo.nickname ?? account?.displayName ?? DEFAULT_NICKNAME,
          })}
        </p>
      )}
      {email !== null && <p className={styles.email}>{email}</p>}
      <LinkButton to="/mypage/profile" variant="secondary">
        {t("update")}
      </LinkButton>
    </div>
  );
}

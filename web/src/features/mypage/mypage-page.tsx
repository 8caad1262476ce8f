import { useTranslation } from "react-i18next";
import { now } from "../../platform/browser/now.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Windowsill } from "../../ui/layout/windowsill.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { skyOf } from "../../ui/pictures/sky.ts";
import { MyMenu } from "./my-menu.tsx";
import { MyName } from "./my-name.tsx";
import styles from "./mypage.module.css";
import { SafetyNote } from "./safety-note.tsx";

/** The user's account: who is signed in, and where everything of theirs is. */
export default function MyPage() {
  const { t } = useTranslation("mypage");
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" wide top={<Header account={false} />} bottom={<MainNavigation />}>
      <div className={styles.my}>
        <h1 className={styles.title}>{t("title")}</h1>
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
      </div>
    </Page>
  );
}

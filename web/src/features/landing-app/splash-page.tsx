import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { authState } from "../../platform/auth/auth-state.ts";
import { beginAuth } from "../../platform/auth/session.ts";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/page.tsx";
import { chooseStart, visited } from "./choose-start.ts";
import { Growing } from "./growing.tsx";
import styles from "./splash.module.css";

/** Splash screen: shows a growing dandelion while the start page is chosen. */
export default function SplashPage() {
  const { t } = useTranslation("landing-app");
  const navigate = useNavigate();

  const goOn = useEffectEvent((address: string) => {
    visited.write(true);
    void navigate(address, { replace: true });
  });

  useEffect(() => {
    let left = false;
    void chooseStart({ hasVisited: visited.read(), isSignedIn, readAccount }).then((address) => {
      if (!left) goOn(address);
    });
    return () => {
      left = true;
    };
  }, []);

  return (
    <Page tone="mindle" top={<Header account={false} />}>
      <div className={styles.splash}>
        <Growing />
        <h1 className={styles.wordmark}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <p className={styles.waiting} role="status">
          {t("waiting")}
        </p>
        <noscript>
          <a href="/tutorial/1">{t("byHand")}</a>
        </noscript>
      </div>
    </Page>
  );
}

async function isSignedIn(): Promise<boolean> {
  await beginAuth();
  return authState().status === "signedIn";
}

/** Loaded for signed-in users only. */
async function readAccount() {
  const account = await import("./read-account.ts");
  return account.readAccount();
}

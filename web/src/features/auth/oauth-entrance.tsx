import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { signInWithGoogle } from "../../platform/auth/sign-in.ts";
import { useOnceHydrated } from "../../platform/hydration.ts";
import { inAppBrowser } from "../../platform/in-app-browser.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { GoogleMark } from "./google-mark.tsx";
import type { Entrance } from "./use-entrance.ts";

/**
 * The dialog that stands in for Google's page on a machine without internet. The condition is known at build
 * time, so that a build for a real project holds none of it.
 */
const LocalGoogleDialog =
  import.meta.env.VITE_GOOGLE_SIGN_IN === "local"
    ? lazy(() => import("./local/local-google-dialog.tsx"))
    : null;

/** The ways in: Google, an account of one's own, or on without any. */
export function OauthEntrance({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation("auth");
  const [asking, setAsking] = useState(false);
  const { busy, enter, query, target, wanted } = entrance;
  const isInApp = useOnceHydrated(isInAppBrowser, false);

  const enterWithGoogle = () => {
    if (LocalGoogleDialog === null) enter(signInWithGoogle);
    else setAsking(true);
  };

  return (
    <div className={styles.ways} data-until-known>
      {isInApp ? (
        <>
          <p className={styles.note}>{t("login.inApp")}</p>
          <LinkButton to={target} variant="primary" block>
            {t("login.withoutLogin")}
          </LinkButton>
        </>
      ) : (
        <Button variant="primary" block loading={busy} onClick={enterWithGoogle}>
          <GoogleMark />
          {t("login.google")}
        </Button>
      )}
      <LinkButton to={`/auth/register${query}`} data-hands-on variant="secondary" block>
        {t("login.createAccount")}
      </LinkButton>
      <LinkButton to={`/auth/login/email${query}`} data-hands-on variant="quiet" block>
        {t("login.email")}
      </LinkButton>
      {wanted?.startsWith("/schema") === true && (
        <LinkButton to={wanted} variant="quiet" block>
          {t("login.skip")}
        </LinkButton>
      )}
      {LocalGoogleDialog !== null && asking && (
        <Suspense>
          <LocalGoogleDialog entrance={entrance} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function isInAppBrowser(): boolean {
  return inAppBrowser(navigator.userAgent) !== undefined;
}

import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { EmailEntrance } from "./email-entrance.tsx";
import { OauthEntrance } from "./oauth-entrance.tsx";
import { SignedInEntrance } from "./signed-in-entrance.tsx";
import { useEntrance } from "./use-entrance.ts";

/** Signing in: at a provider (`/auth/login`) or with an e-mail address (`/auth/login/email`). */
export default function LoginPage() {
  const { t } = useTranslation("auth");
  const { type = "oauth" } = useParams();
  const entrance = useEntrance();
  const { auth, busy, query, wanted } = entrance;

  if (type !== "oauth" && type !== "email") return <Navigate to={`/auth/login${query}`} replace />;
  const isKnown = auth.status === "signedIn" && !busy;
  if (isKnown && wanted === undefined && !entrance.unknownToServer) return <Navigate to="/" replace />;
  if (isKnown) return <SignedInEntrance entrance={entrance} account={auth.account} />;

  // Whoever was never signed in here sees the ways in at once, in the HTML.
  const isKnownSoon = auth.status === "waiting" && !busy;
  const waiting = (
    <p className={styles.waiting} role="status">
      {t("waiting")}
    </p>
  );

  return type === "email" ? (
    <AuthFrame
      entrance={entrance}
      title={t("email.title")}
      text={t("email.text")}
      backTo={`/auth/login${query}`}
    >
      {isKnownSoon ? waiting : <EmailEntrance entrance={entrance} />}
    </AuthFrame>
  ) : (
    <AuthFrame
      entrance={entrance}
      title={t("login.title")}
      text={wanted === undefined ? t("login.text") : t("login.textAfterTest")}
      backTo="/"
    >
      {isKnownSoon ? waiting : <OauthEntrance entrance={entrance} />}
    </AuthFrame>
  );
}

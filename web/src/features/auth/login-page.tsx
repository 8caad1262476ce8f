import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { forgetAccount, useForgottenSignIn } from "../../platform/auth/known-account.ts";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { LoggingIn } from "../../shell/states/logging-in.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { AlreadySignedIn } from "./already-signed-in.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { CoveredEyes } from "./covered-eyes.tsx";
import { EmailSignIn } from "./email-sign-in.tsx";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { ResultHead } from "./result-head.tsx";
import { toneOfFound, useFoundResult } from "./use-found-result.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Sign-in page: providers (`/auth/login`) or e-mail (`/auth/login/email`). */
export default function LoginPage() {
  const { t } = useTranslation("auth");
  const { type = "oauth" } = useParams();
  const signIn = useSignIn();
  const { auth, busy, query, redirect } = signIn;
  const result = useFoundResult(redirect);
  const isForgotten = useForgottenSignIn();

  if (type !== "oauth" && type !== "email") return <Navigate to={`/auth/login${query}`} replace />;
  const isKnown = auth.status === "signedIn" && !busy;
  if (isKnown && redirect === undefined && !signIn.accountMissing) return <Navigate to="/" replace />;
  if (isKnown)
    return (
      <AlreadySignedIn
        signIn={signIn}
        account={auth.account}
        level={result?.details?.level}
        tone={toneOfFound(result)}
      />
    );

  // The sign-in methods are in the HTML, and what was typed into them stays; where Auth does not say who is signed in, everybody may try.
  const isWaiting = auth.status === "waiting" && auth.failure === undefined && !busy;
  const frame = { bottom: <MainNavigation />, onDismiss: signIn.dismiss, tone: toneOfFound(result) };
  const isRefused = signIn.problem === "credentials";
  return type === "email" ? (
    <AuthFrame
      {...frame}
      // A wrong password is said under its field.
      problem={isRefused ? undefined : signIn.problem}
      title={t("email.title")}
      text={t("email.text")}
      picture={isRefused ? <CoveredEyes size={132} /> : undefined}
      backTo={`/auth/login${query}`}
    >
      {isWaiting && <LoggingIn />}
      <EmailSignIn signIn={signIn} />
    </AuthFrame>
  ) : (
    <AuthFrame
      {...frame}
      problem={signIn.problem}
      title={t(isForgotten ? "forgotten.title" : "login.title")}
      text={t(isForgotten ? "forgotten.text" : "login.text")}
      backTo="/"
      head={result && <ResultHead {...result} />}
    >
      {isWaiting && <LoggingIn />}
      <ProviderSignIn signIn={signIn} hasResult={result !== undefined} />
      {isForgotten && result === undefined && (
        <LinkButton to="/" variant="quiet" block onClick={forgetAccount}>
          {t("forgotten.lookAround")}
        </LinkButton>
      )}
    </AuthFrame>
  );
}

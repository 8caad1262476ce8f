import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signInWithProvider } from "../../platform/account/sign-in.ts";
import type { Provider } from "../../platform/auth/firebase-auth.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LeaveWebView, useWebView } from "../../shell/states/leave-web-view.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import styles from "./auth.module.css";
import { AppleMark, GoogleMark } from "./provider-marks.tsx";
import type { SignIn } from "./use-sign-in.ts";

/**
 * Replaces the providers' pages on a machine without internet. The condition is known at build
 * time, so that a build for a real project does not contain it.
 */
const loadLocalProvider =
  import.meta.env.VITE_PROVIDER_SIGN_IN === "local"
    ? () => import("./local/local-provider-dialog.tsx")
    : null;

interface ProviderSignInProps {
  readonly signIn: SignIn;
  /** The page shows a result, with a link to it. */
  readonly hasResult: boolean;
}

/**
 * Sign-in with Google and Apple, links to registration and e-mail sign-in, or continue without. In a web view Google refuses
 * everyone, so the others come first and the way to a browser last.
 */
export function ProviderSignIn({ signIn, hasResult }: ProviderSignInProps) {
  const { t } = useTranslation("auth");
  const { Component, isOpen, isLoading, open, close } = useLazyOverlay(loadLocalProvider);
  const { busy, run, query, target, redirect } = signIn;
  const webView = useWebView();

  const [provider, setProvider] = useState<Provider>("google");
  const isBusy = (one: Provider) => (busy || isLoading) && provider === one;

  const enterWith = (chosen: Provider) => {
    if (busy || isLoading) return;
    setProvider(chosen);
    if (loadLocalProvider === null) run(() => signInWithProvider(chosen));
    else void open();
  };

  return (
    <div className={styles.actions}>
      {webView === undefined && (
        <Button variant="primary" block loading={isBusy("google")} onClick={() => enterWith("google")}>
          <GoogleMark />
          {t("login.google")}
        </Button>
      )}
      <Button
        variant={webView === undefined ? "secondary" : "primary"}
        block
        loading={isBusy("apple")}
        onClick={() => enterWith("apple")}
      >
        <AppleMark />
        {t("login.apple")}
      </Button>
      <LinkButton to={`/auth/register${query}`} {...forwardQuery} variant="secondary" block>
        {t("login.createAccount")}
      </LinkButton>
      <LinkButton to={`/auth/login/email${query}`} {...forwardQuery} variant="quiet" block>
        {t("login.email")}
      </LinkButton>
      {!hasResult && (webView !== undefined || redirect?.startsWith("/schema/") === true) && (
        <LinkButton to={target} variant="quiet" block>
          {t("login.withoutLogin")}
        </LinkButton>
      )}
      {webView !== undefined && (
        <div className={styles.note}>
          <LeaveWebView webView={webView} />
        </div>
      )}
      {Component !== undefined && (
        <Component provider={provider} signIn={signIn} open={isOpen} onClose={close} />
      )}
    </div>
  );
}

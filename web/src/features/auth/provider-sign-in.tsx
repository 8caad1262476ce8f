import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signInWithProvider } from "../../platform/account/sign-in.ts";
import type { Provider } from "../../platform/auth/firebase-auth.ts";
import { forwardQuery } from "../../shell/forward-query.ts";
import { LeaveWebView, useWebView } from "../../shell/states/leave-web-view.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import styles from "./auth.module.css";
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
  /** The page shows a result, with a link to it, which comes before any sign-in. */
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
        <Button
          variant={hasResult ? "secondary" : "primary"}
          block
          loading={isBusy("google")}
          onClick={() => enterWith("google")}
        >
          <GoogleMark />
          {t("login.google")}
        </Button>
      )}
      <Button
        variant={webView === undefined || hasResult ? "secondary" : "primary"}
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

/** Google's logo on a white disc, as its guidelines ask on coloured backgrounds. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle cx="14" cy="14" r="14" fill="#fff" />
      <g fill="none" strokeWidth="3.4">
        <path d="M19.3 8.7A7.5 7.5 0 0 0 7.5 10.2" stroke="#EA4335" />
        <path d="M7.5 10.2a7.5 7.5 0 0 0 0 7.6" stroke="#FBBC05" />
        <path d="M7.5 17.8a7.5 7.5 0 0 0 11.4 1.9" stroke="#34A853" />
        <path d="M18.9 19.7A7.5 7.5 0 0 0 21.5 14H14" stroke="#4285F4" />
      </g>
    </svg>
  );
}

/** Apple's logo, as high as Google's disc. */
function AppleMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" fill="currentColor">
      <path d="M17.3 3.2c.1 1.4-.4 2.7-1.2 3.7-.9 1-2.2 1.7-3.4 1.6-.2-1.3.4-2.6 1.2-3.5.9-1 2.3-1.7 3.4-1.8Z" />
      <path d="M22.5 19.2c-.6 1.4-1.4 2.7-2.4 4-.8 1-1.7 1.9-2.9 1.9-1.1 0-1.5-.7-2.9-.7s-1.9.7-3 .7c-1.2 0-2.1-1-2.9-2.1-2.3-3.2-3.3-7.6-1.3-10.6 1-1.6 2.7-2.5 4.4-2.5 1.3 0 2.4.8 3.2.8s2.1-.9 3.7-.8c1.3.1 2.7.6 3.7 1.8-3.2 1.9-2.7 6.2.4 7.5Z" />
    </svg>
  );
}

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../platform/auth/auth-state.ts";
import { afterPaint, whenIdle } from "../platform/browser/timing.ts";
import { focusHeading } from "./focus-heading.ts";
import styles from "./shell.module.css";
import type { SignOutDialogProps } from "./sign-out-dialog.tsx";
import { useLazyOverlay } from "./use-lazy-overlay.ts";
import { SignOutContext, type SignOutRequest } from "./use-sign-out.ts";

const loadDialog = () => import("./sign-out-dialog.tsx");
const NAMESPACES = ["mypage"] as const;

/** Lets all pages sign out, also without a connection: what that needs is loaded as soon as a user is signed in. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { Component, isOpen, isLoading, hasFailed, open, close, preload } =
    useLazyOverlay<SignOutDialogProps>(loadDialog, NAMESPACES);
  const [request, setRequest] = useState<SignOutRequest>();
  const isSignedIn = useAuthState().status === "signedIn";
  const isBusy = isLoading || isOpen;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (isSignedIn) whenIdle(() => void preload());
    // The button that was pressed is gone, and with it the focus.
    else if (wasSignedIn.current) afterPaint(focusHeadingIfNowhere);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, preload]);
  const signOut = useMemo(() => {
    const start = (next: SignOutRequest) => {
      setRequest(next);
      void open();
    };
    return { start, isBusy };
  }, [isBusy, open]);
  return (
    <SignOutContext value={signOut}>
      {hasFailed && (
        <p role="alert" className={styles.signOutFailed}>
          {t("signOutFailed")}
        </p>
      )}
      {children}
      {Component !== undefined && request !== undefined && (
        <Component request={request} open={isOpen} onClose={close} />
      )}
    </SignOutContext>
  );
}

function focusHeadingIfNowhere(): void {
  if (document.activeElement === document.body) focusHeading();
}

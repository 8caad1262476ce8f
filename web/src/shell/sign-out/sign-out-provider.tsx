import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { whenShownAndIdle } from "../../platform/browser/shown.ts";
import { afterPaint } from "../../platform/browser/timing.ts";
import { focusHeading } from "../../ui/layout/page.tsx";
import styles from "../shell.module.css";
import { useLazyOverlay } from "../use-lazy-overlay.ts";
import type { SignOutDialogProps, SignOutRequest } from "./sign-out-dialog.tsx";

interface SignOut {
  /** Signs out, after a question where something would be lost. */
  readonly start: (request: SignOutRequest) => void;
  /** Loading the question, asking it, or signing out. */
  readonly isBusy: boolean;
}

/** Provided by the app's frame, so that a sign-out outlives the page it was started from. */
const SignOutContext = createContext<SignOut>({ start: () => {}, isBusy: false });

/** Signs out from any page. */
export function useSignOut(): SignOut {
  return useContext(SignOutContext);
}

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
    if (isSignedIn) whenShownAndIdle(() => void preload());
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

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { useForgottenSignIn } from "../../platform/auth/known-account.ts";
import { beginAuth } from "../../platform/auth/session.ts";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import {
  NO_REQUESTS,
  readerState,
  subscribeToRequests,
} from "../../platform/data/catalogue/programme-requests.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { hasUserData, useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { MAIN_PATHS, MainNavigation } from "../../shell/main-navigation.tsx";
import type { PageRoute } from "../../shell/route.ts";
import { ErrorScreen } from "../../shell/states/error-screen.tsx";
import { LoggingIn } from "../../shell/states/logging-in.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import styles from "./main-placeholder.module.css";

const MAIN: readonly string[] = Object.values(MAIN_PATHS);

interface AccessGateProps {
  readonly access: PageRoute["access"];
  readonly beforeConsent?: PageRoute["beforeConsent"] | undefined;
  readonly path: string;
  readonly children: ReactNode;
}

/** Shows a page to those who may open it, and remounts it for another user. */
export function AccessGate(props: AccessGateProps) {
  const uid = useCurrentUid();
  return props.access === "public" ? props.children : <SignedInPart key={uid} {...props} />;
}

/** Stays mounted from one page of the signed-in part to the next. */
function SignedInPart(props: AccessGateProps) {
  return (
    <>
      <SignedInPage {...props} />
      <ProgrammeSubscriptions />
    </>
  );
}

/**
 * Waits for Auth where the device holds neither data of the last user nor their token, and leads visitors of signed-in pages to sign-in and
 * back, and users without consents to where they are asked. A user whose sign-in the browser has forgotten is led there from
 * other pages, too, instead of being shown them as a stranger. Where Auth cannot be asked, other pages are shown without it.
 */
function SignedInPage({ access, beforeConsent, path, children }: AccessGateProps) {
  const auth = useAuthState();
  const isForgotten = useForgottenSignIn() && beforeConsent !== true;
  const uid = useCurrentUid();
  const queryClient = useQueryClient();
  const lacksConsents = useLacksConsents(uid);
  const { pathname, search } = useLocation();
  const query = `?redirectUrl=${encodeURIComponent(pathname + search)}`;
  const hasNothing =
    auth.status === "waiting" &&
    auth.token === undefined &&
    (uid === undefined || !hasUserData(queryClient, uid));
  if (hasNothing) {
    if (auth.failure === undefined) return <Waiting isMainPage={MAIN.includes(path)} />;
    if (access === "signed-in") return <AuthFailed failure={auth.failure} />;
  }
  if ((access === "signed-in" && auth.status === "signedOut") || isForgotten) {
    return <Navigate to={`/auth/login${query}`} replace />;
  }
  if (lacksConsents && beforeConsent !== true) return <Navigate to={`/auth/consent${query}`} replace />;
  return children;
}

/** A main page keeps the placeholder that its HTML came with. */
function Waiting({ isMainPage }: { readonly isMainPage: boolean }) {
  return (
    <>
      {isMainPage && <MainPlaceholder />}
      <LoggingIn />
    </>
  );
}

/** Asks Auth again as soon as there is a connection. */
function AuthFailed({ failure }: { readonly failure: unknown }) {
  useEffect(() => {
    const retry = () => void beginAuth().catch((error: unknown) => console.warn("Auth did not start", error));
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return <ErrorScreen error={failure} />;
}

/**
 * Whether the user is known to have given no consents. Reads nothing itself: every sign-in reads the user, and so does the
 * welcome coupon.
 */
function useLacksConsents(uid: string | undefined): boolean {
  const { data } = useQuery({ ...userInfoQuery(uid ?? ""), enabled: false });
  return uid !== undefined && data?.hasConsented === false;
}

/** Reads the programmes that pages have asked for, as long as it is mounted. It is remounted for another user. */
function ProgrammeSubscriptions() {
  const { Reader, requests } = useSyncExternalStore(subscribeToRequests, readerState, () => NO_REQUESTS);
  return Reader === undefined ? null : <Reader requests={requests} />;
}

/** A main page before the auth state is known: its bars, and placeholders for the content. */
export function MainPlaceholder() {
  const { t } = useTranslation();
  return (
    <Page tone="mindle" background="paper" wide top={<Header account={false} />} bottom={<MainNavigation />}>
      <div className={styles.content}>
        <p role="status" className={styles.status}>
          {t("loading")}
        </p>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="11rem" />
        <Skeleton height="7rem" />
      </div>
    </Page>
  );
}

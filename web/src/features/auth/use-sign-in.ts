import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { takeOver } from "../../platform/account/hand-over.ts";
import { finishRedirect, loadSignedInUser, preloadSignIn, signOut } from "../../platform/account/sign-in.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { AuthError, type AuthProblem } from "../../platform/auth/auth-error.ts";
import { type AuthState, authState } from "../../platform/auth/auth-state.ts";
import { signInRedirect } from "../../platform/auth/auth-storage.ts";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useSignOut } from "../../shell/sign-out/sign-out-provider.tsx";
import { useQueryValue } from "../../shell/use-query.ts";
import { emailState, safeRedirect } from "./page-parameters.ts";

/** `account`: signed in, but loading the account from the server failed. */
export type SignInProblem = AuthProblem | "account";

export interface SignIn {
  readonly auth: AuthState;
  /** The `redirectUrl`, if it is a path of this site. */
  readonly redirect: string | undefined;
  /** Path to open after sign-in: the redirect, else the landing page. */
  readonly target: string;
  /** Query for links between the sign-in pages; keeps the redirect. */
  readonly query: string;
  readonly busy: boolean;
  /** Signed in, but the account is not loaded yet. */
  readonly accountMissing: boolean;
  readonly problem: SignInProblem | undefined;
  dismiss(): void;
  /** Runs a sign-in, loads the account and opens `target`. One at a time. */
  run(action: () => Promise<void>): void;
}

/**
 * State of the sign-in pages: sign in by any method, load the account, redirect. With `donePage`, that page comes before the
 * target and leads there.
 */
export function useSignIn(donePage?: string): SignIn {
  // Before anything asks whether the result is this browser's.
  useOnceHydrated(takeOver, undefined);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const redirectUrl = useQueryValue("redirectUrl", "");
  const auth = useAuthState();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [accountMissing, setAccountMissing] = useState(false);
  const redirect = redirectUrl === "" ? undefined : safeRedirect(redirectUrl, location.origin);
  const target = redirect ?? "/";
  const query = redirect === undefined ? "" : `?redirectUrl=${encodeURIComponent(redirect)}`;

  // Someone may leave during a slow sign-in, and must not be taken elsewhere then.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Who signs out while the account is loaded needs no word that it could not be.
  const isLeaving = useRef(false);
  const { isBusy: isSigningOut } = useSignOut();
  useEffect(() => {
    isLeaving.current = isSigningOut;
  }, [isSigningOut]);

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
      const isSignedIn = authState().status === "signedIn";
      setAccountMissing(isSignedIn);
      if (isSignedIn) {
        await loadSignedInUser(queryClient);
        if (!isMounted.current) return;
        // Stays busy: this screen must not change while the next one loads.
        await navigate(donePage === undefined ? target : `${donePage}${query}`, { replace: true });
        return;
      }
    } catch (error) {
      if (isUnconfirmed(error)) await confirmAddress();
      else if (!isLeaving.current) setProblem(signInProblem(error));
    }
    setBusy(false);
  };

  /** Registration mails a link, which confirms the address. */
  const confirmAddress = async () => {
    const current = authState();
    const email = current.status === "signedIn" ? current.account.email : null;
    setAccountMissing(false);
    try {
      await signOut();
    } catch (error) {
      setProblem(signInProblem(error));
      return;
    }
    const state = emailState(email ?? "");
    if (isMounted.current) await navigate(`/auth/register${query}`, { state });
  };

  const runOnce = (action: () => Promise<void>) => {
    if (!busy) void run(action);
  };

  const arrive = useEffectEvent(() => {
    if (signInRedirect.read()) void run(finishRedirect);
    else void preload();
  });
  useEffect(() => {
    arrive();
    // The user came back from the provider's page, and this one was restored from the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  return {
    auth,
    redirect,
    target,
    query,
    busy,
    accountMissing,
    problem,
    dismiss: () => setProblem(undefined),
    run: runOnce,
  };
}

/** Loads the sign-in library ahead. A failure is reported when a button is pressed. */
async function preload(): Promise<void> {
  try {
    await preloadSignIn();
  } catch (error) {
    console.warn("sign-in is not ready", error);
  }
}

/** The account's address was never confirmed: not by a screen of ours, which all mail a link. */
function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === "permission-denied";
}

function signInProblem(error: unknown): SignInProblem | undefined {
  if (!(error instanceof AuthError)) return "account";
  return error.problem === "cancelled" ? undefined : error.problem;
}

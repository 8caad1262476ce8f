import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AuthError, type AuthProblem } from "../../platform/auth/auth-error.ts";
import { isReturning } from "../../platform/auth/auth-marks.ts";
import { type AuthState, authState, useAuthState } from "../../platform/auth/auth-state.ts";
import { loadSignedInUser, prepareSignIn } from "../../platform/auth/sign-in.ts";
import { useQueryClient } from "../../platform/query/query-client.ts";
import { safeRedirect } from "../../platform/safe-redirect.ts";
import { useQueryValue } from "../../shell/use-query.ts";

/** `account`: signed in, but the server did not answer who that is. */
export type EntranceProblem = AuthProblem | "account";

export interface Entrance {
  readonly auth: AuthState;
  /** Where the visitor wanted to go, if anywhere. */
  readonly wanted: string | undefined;
  /** Where going on leads: where the visitor wanted to go, else the start. */
  readonly target: string;
  /** The query to hand on between the pages of signing in. */
  readonly query: string;
  readonly busy: boolean;
  /** Signed in here, but the server did not take note yet. */
  readonly unknownToServer: boolean;
  readonly problem: EntranceProblem | undefined;
  dismiss(): void;
  /** Signs in by `action`, makes the server know it, and goes on. One at a time. */
  enter(action: () => Promise<void>): void;
}

/** Signing in, by whatever means, and what follows. */
export function useEntrance(): Entrance {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wantedAddress = useQueryValue("redirectUrl", "");
  const auth = useAuthState();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EntranceProblem>();
  const [unknownToServer, setUnknownToServer] = useState(false);
  const wanted = wantedAddress === "" ? undefined : safeRedirect(wantedAddress, location.origin);
  const target = wanted ?? "/";

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
      const isSignedIn = authState().status === "signedIn";
      setUnknownToServer(isSignedIn);
      if (isSignedIn) {
        await loadSignedInUser(queryClient);
        // Busy stays on: the next screen may still be on its way, and this one must not change meanwhile.
        await navigate(target, { replace: true });
        return;
      }
    } catch (error) {
      setProblem(entranceProblem(error));
    }
    setBusy(false);
  };

  const enter = (action: () => Promise<void>) => {
    if (!busy) void run(action);
  };

  const arrive = useEffectEvent(() => {
    if (isReturning()) void run(prepareSignIn);
    else void warmUp();
  });
  useEffect(() => arrive(), []);

  return {
    auth,
    wanted,
    target,
    query: wanted === undefined ? "" : `?redirectUrl=${encodeURIComponent(wanted)}`,
    busy,
    unknownToServer,
    problem,
    dismiss: () => setProblem(undefined),
    enter,
  };
}

/** Without a connection the press of a button says so; here there is nothing to tell yet. */
async function warmUp(): Promise<void> {
  try {
    await prepareSignIn();
  } catch (error) {
    console.warn("sign-in is not ready", error);
  }
}

function entranceProblem(error: unknown): EntranceProblem | undefined {
  if (!(error instanceof AuthError)) return "account";
  return error.problem === "cancelled" ? undefined : error.problem;
}

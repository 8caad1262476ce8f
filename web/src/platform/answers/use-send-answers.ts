import { useEffect } from "react";
import { useAuthState } from "../auth/use-auth-state.ts";
import { loadModule } from "../browser/load-module.ts";
import { whenIdle } from "../browser/timing.ts";
import { type QueryClient, useQueryClient } from "../data/query-client.ts";
import { onStepSent } from "./steps-sent.ts";

/**
 * Sends the user's waiting entries, once Auth has answered and the page is idle. When the server has accepted a
 * finished step, the user's programmes are refetched: data fetched before, such as on reconnect, lack it.
 */
export function useSendAnswers(): void {
  const queryClient = useQueryClient();
  const auth = useAuthState();
  const isKnown = auth.status !== "waiting";
  const uid = auth.status === "signedIn" ? auth.account.uid : undefined;
  useEffect(() => {
    if (!isKnown) return;
    whenIdle(() => void sendAnswersOf(uid));
  }, [isKnown, uid]);
  useEffect(() => onStepSent((owner) => void readProgrammesAgain(owner, queryClient)), [queryClient]);
}

async function readProgrammesAgain(uid: string, queryClient: QueryClient): Promise<void> {
  try {
    const { reloadUser } = await loadModule(() => import("../data/read-again.ts"));
    await reloadUser(uid, queryClient);
  } catch (error) {
    console.warn("the programmes were not read again", error);
  }
}

async function sendAnswersOf(uid: string | undefined): Promise<void> {
  try {
    const { startAnswers } = await loadModule(() => import("./open-answers.ts"));
    await startAnswers(uid);
  } catch (error) {
    console.warn("answers are not sent", error);
  }
}

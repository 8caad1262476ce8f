import { useEffect } from "react";
import { useAuthState } from "../auth/auth-state.ts";
import { whenIdle } from "../when-idle.ts";

/** Sends the answers that the user has left on this device, once Auth has answered and the page is idle. */
export function useSendAnswers(): void {
  const auth = useAuthState();
  const isKnown = auth.status !== "waiting";
  const uid = auth.status === "signedIn" ? auth.account.uid : undefined;
  useEffect(() => {
    if (!isKnown) return;
    whenIdle(() => void sendAnswersOf(uid));
  }, [isKnown, uid]);
}

async function sendAnswersOf(uid: string | undefined): Promise<void> {
  try {
    const { startAnswers } = await import("./start-answers.ts");
    await startAnswers(uid);
  } catch (error) {
    console.warn("answers are not sent", error);
  }
}

import { type ComponentProps, useEffect } from "react";
import { useSendAnswers } from "../platform/answers/use-send-answers.ts";
import type { PageRoute } from "../shell/route.ts";
import { AccessGate } from "./access-gate.tsx";
import { CheckGate } from "./check-gate.tsx";

interface SignedInGateProps extends ComponentProps<typeof CheckGate> {
  readonly page: Pick<PageRoute, "access" | "beforeConsent" | "check" | "path">;
}

/** Shows a page that is not public to those who may open it, after its check. */
export default function SignedInGate({ page, ...check }: SignedInGateProps) {
  useSendAnswers();
  useEffect(() => void loadCalls(), []);
  return (
    <AccessGate access={page.access} beforeConsent={page.beforeConsent}>
      <CheckGate page={page} {...check} />
    </AccessGate>
  );
}

/** Loads what calls need ahead: where the connection goes before the first call, the browser would not load it again. */
async function loadCalls(): Promise<void> {
  try {
    const { prepareCalls } = await import("../platform/api/call-api.ts");
    await prepareCalls();
  } catch (error) {
    console.warn("calls could not be prepared", error);
  }
}

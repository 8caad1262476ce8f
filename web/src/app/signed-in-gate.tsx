import { type ComponentProps, useEffect } from "react";
import { useSendAnswers } from "../platform/answers/use-send-answers.ts";
import { prepareCalls } from "../platform/api/call-api.ts";
import type { PageRoute } from "../shell/route.ts";
import { AccessGate } from "./access-gate.tsx";
import { CheckGate } from "./check-gate.tsx";

interface SignedInGateProps extends ComponentProps<typeof CheckGate> {
  readonly page: Pick<PageRoute, "access" | "beforeConsent" | "check" | "path">;
}

/** Shows a page that is not public to those who may open it, after its check. */
export default function SignedInGate({ page, ...check }: SignedInGateProps) {
  useSendAnswers();
  useEffect(() => {
    prepareCalls().catch((error: unknown) => console.warn("calls could not be prepared", error));
  }, []);
  return (
    <AccessGate access={page.access} beforeConsent={page.beforeConsent}>
      <CheckGate page={page} {...check} />
    </AccessGate>
  );
}

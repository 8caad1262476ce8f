import { type ComponentProps, useEffect } from "react";
import { registerAnswerTextReader } from "../../platform/answers/stored-text.ts";
import { useSendAnswers } from "../../platform/answers/use-send-answers.ts";
import { whenShownAndIdle } from "../../platform/browser/shown.ts";
import type { PageRoute } from "../../shell/route.ts";
import type { LazyComponent } from "../lazy-component.ts";
import { useSnapshots } from "../snapshots/use-snapshots.ts";
import { AccessGate } from "./access-gate.tsx";
import { CheckGate } from "./check-gate.tsx";

// Comes with the viewer: where that was open, it is there without a connection.
registerAnswerTextReader(async (...of) =>
  (await import("../../engine/step/answer-text.ts")).readUnsentText(...of),
);

interface AuthGateProps extends ComponentProps<typeof CheckGate> {
  readonly page: Pick<PageRoute, "access" | "beforeConsent" | "check" | "path">;
  /** The page one comes to after this one. */
  readonly next: Pick<LazyComponent<object>, "load"> | undefined;
}

/** Shows a page that is not public to those who may open it, after its check. */
export default function AuthGate({ page, next, ...check }: AuthGateProps) {
  useSendAnswers();
  useSnapshots();
  useEffect(() => void loadCalls(), []);
  useEffect(() => {
    // What could not be loaded is loaded when its page is opened, which then says so.
    if (next !== undefined) whenShownAndIdle(() => void next.load().catch(() => undefined));
  }, [next]);
  return (
    <AccessGate {...page}>
      <CheckGate page={page} {...check} />
    </AccessGate>
  );
}

/** Loads what calls need ahead: where the connection goes before the first call, the browser would not load it again. */
async function loadCalls(): Promise<void> {
  try {
    const { preloadCaller } = await import("../../platform/api/call-api.ts");
    await preloadCaller();
  } catch (error) {
    console.warn("calls could not be prepared", error);
  }
}

import { useEffect, useState } from "react";
import type { Answers } from "../../platform/answers/answers.ts";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { type PreparedStep, preparedStep, prepareStep } from "./step.ts";

/** A step on its way: undefined until it is prepared, or why it could not be. */
export type Preparing = PreparedStep | Error | undefined;

/** Prepares a step once, unless the page before has: what the server changes meanwhile shows the next time it is opened. */
export function usePreparedStep(content: StepContent | undefined, answers: Answers): Preparing {
  const [prepared, setPrepared] = useState<Preparing>(() => content && preparedStep(content, answers));
  const isDone = prepared instanceof Error || prepared?.isWhole === true;
  const isDue = content !== undefined && !isDone;
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    const settle = (result: PreparedStep | Error) => {
      if (isCurrent) setPrepared(result);
    };
    prepareStep(content, answers, settle).then(settle, (error: unknown) =>
      settle(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, content, answers]);
  return prepared;
}

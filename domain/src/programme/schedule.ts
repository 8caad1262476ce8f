import { type FoodStep, foodStep } from "./food.ts";
import { isStepOpen } from "./lock.ts";
import { parseStepId, type StepPlace } from "./step-id.ts";

type Progress = "done" | "current" | "not-yet";

/** A step as its programme's schedule shows it. */
export interface ScheduledStep extends StepPlace {
  readonly stepId: string;
  readonly status: Progress;
  readonly isLocked: boolean;
}

/** A session with its steps in order. */
export interface ScheduledSession {
  readonly session: number;
  readonly steps: readonly ScheduledStep[];
  readonly status: Progress;
  readonly finishedSteps: number;
}

interface ScheduleFacts {
  /** Ids of finished steps. */
  readonly finished: readonly string[];
  /** Whether the programme is open to the user. */
  readonly isAvailable: boolean;
}

/**
 * The sessions of a programme with the steps `stepIds`, in order. The first step after the last finished one is current, and
 * so is the first session after the last one that is done; after the very last there is none.
 */
export function scheduleOf(
  stepIds: readonly string[],
  { finished, isAvailable }: ScheduleFacts,
): readonly ScheduledSession[] {
  const places = stepIds
    .flatMap((stepId) => {
      const place = parseStepId(stepId);
      return place === undefined ? [] : { stepId, ...place };
    })
    .toSorted((one, other) => one.session - other.session || one.step - other.step);
  const steps = withProgress(places, ({ stepId }) => finished.includes(stepId)).map((step) => ({
    ...step,
    isLocked: !isStepOpen(step, isAvailable),
  }));
  const sessions = [...new Set(steps.map(({ session }) => session))].map((session) => {
    const own = steps.filter((step) => step.session === session);
    return { session, steps: own, finishedSteps: own.filter(({ status }) => status === "done").length };
  });
  return withProgress(sessions, (each) => each.finishedSteps === each.steps.length);
}

function withProgress<Item>(items: readonly Item[], isDone: (item: Item) => boolean) {
  const lastDone = items.findLastIndex(isDone);
  return items.map((item, index): Item & { readonly status: Progress } => {
    if (isDone(item)) return { ...item, status: "done" };
    return { ...item, status: index === lastDone + 1 ? "current" : "not-yet" };
  });
}

/** How full the dish of a session is. That of the current one is never empty. */
export function dishOf({ status, finishedSteps, steps }: ScheduledSession): FoodStep {
  const step = foodStep(finishedSteps, steps.length);
  return step === 0 && status === "current" ? 1 : step;
}

/** All steps of a programme in order. */
export function scheduledSteps(sessions: readonly ScheduledSession[]): readonly ScheduledStep[] {
  return sessions.flatMap(({ steps }) => steps);
}

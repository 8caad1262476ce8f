import type { FinishContext } from "../../platform/answers/answers.ts";
import type { PreparedStep } from "./step.ts";
import { instanceOf } from "./step-page.ts";

/**
 * Saves which answers of a step its route leaves out and which it includes again, for other steps, the journal and other devices.
 * Values and unfinished input stay. Resolves once it is on the device.
 */
export async function saveRoute(
  { content, answers, savedOf }: PreparedStep,
  context: FinishContext,
): Promise<void> {
  const writes = content.pages.map(async (page) => {
    const instance = instanceOf(page);
    const { saved: stored, draft } = answers.page(instance);
    const saved = savedOf(instance);
    if (saved === null || saved === stored) return;
    const written = answers.finishPage(instance, saved, context);
    if (draft !== undefined) {
      answers.edit(instance, draft);
      answers.sendDrafts([instance], context);
    }
    await written;
  });
  await Promise.all(writes);
}

/** Finishes a step by the route that its answers lead along. Resolves once it is on the device. */
export async function finishStep(step: PreparedStep, context: FinishContext): Promise<void> {
  await saveRoute(step, context);
  await step.answers.finishStep(step.content.about);
}

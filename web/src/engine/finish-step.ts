import type { SavedPage } from "@mindle/domain/content/saved";
import type { FinishContext } from "../platform/answers/answers.ts";
import type { PreparedStep } from "./step.ts";
import { instanceOf } from "./step-page.ts";

/**
 * Finishes a step: answers of pages that the person's way did not lead through count as not shown, and keep their values.
 * Resolves once it is on the device.
 */
export async function finishStep({ content, answers }: PreparedStep, context: FinishContext): Promise<void> {
  const { packageBase, afactoryData } = content.pack;
  const route = new Set(answers.route(packageBase));
  for (const page of afactoryData) {
    const instance = instanceOf(page);
    const { saved } = answers.page(instance);
    if (saved === null || route.has(page.pageId)) continue;
    await answers.finishPage(instance, notShown(saved), context);
  }
  await answers.finishStep(packageBase);
}

function notShown(saved: SavedPage): SavedPage {
  return Object.fromEntries(
    Object.entries(saved).map(([bind, model]) => [bind, { ...model, state: "not-shown" as const }]),
  );
}

import { getGcCompack } from "@mindle/domain/api/program";
import type { Character } from "@mindle/domain/assessment/characters";
import * as z from "zod/mini";
import { type StepContent, stepContentOf } from "../../../platform/answers/load-step.ts";
import { loadModule } from "../../../platform/browser/load-module.ts";

/** The steps as the content was compiled to them (`content/src/first-steps.ts`): files of the build, which need no server. */
const FILES: Readonly<Record<Character, () => Promise<{ readonly default: unknown }>>> = {
  Riggy: () => import("./steps/riggy.json"),
  Pleaser: () => import("./steps/pleaser.json"),
  Jumpy: () => import("./steps/jumpy.json"),
  Shelly: () => import("./steps/shelly.json"),
  Flippy: () => import("./steps/flippy.json"),
};

/** What the step of a child shows. Rejects where it cannot be loaded. */
export async function loadFirstStep(character: Character): Promise<StepContent> {
  const { default: file } = await loadModule(FILES[character]);
  return stepContentOf(z.parse(getGcCompack.data, file));
}

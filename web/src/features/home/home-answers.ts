import type { Language } from "@mindle/domain/catalogue/language";
import type { HomeAnswer, Programme } from "@mindle/domain/catalogue/programme";
import { viewerPath } from "@mindle/domain/programme/paths";
import { type OwnedSteps, readStepOf, shownAnswer } from "../../engine/step/shown-answer.ts";
import type { PreparedStep } from "../../engine/step/step.ts";
import { now } from "../../platform/browser/now.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { crisisWords } from "../../platform/safety/crisis-words.ts";

/** An answer of the person that home leads to. */
export interface Slip {
  /** What home says of it. */
  readonly text: string;
  /** The answer in words; undefined where it only waits. */
  readonly words: string | undefined;
  readonly to: string;
}

interface OwnProgramme extends OwnedSteps {
  readonly programme: Pick<Programme, "steps" | "waiting" | "gathered" | "loud">;
  readonly language: Language;
  /** The day at UTC+9, `2026-12-04`. */
  readonly today: string;
}

/** What waits by now, and what the person gathered, of steps that are finished or on this device. */
export async function readSlips(queryClient: QueryClient, own: OwnProgramme): Promise<readonly Slip[]> {
  const slips = async (list: "waiting" | "gathered") =>
    Promise.all(
      (own.programme[list] ?? []).map(async (each) => {
        const step = await readStepOf(queryClient, each.page, own);
        return step && slipOf(step, each, { ...own, list });
      }),
    );
  const found = await Promise.all([slips("waiting"), slips("gathered")]);
  return found.flat().flatMap((slip) => slip ?? []);
}

/** Caches the finished steps that the loud minute reads, since it may be opened without a connection. */
export async function keepForLoudMinute(queryClient: QueryClient, own: OwnProgramme): Promise<void> {
  const { chips = [], sentences = [] } = own.programme.loud ?? {};
  for (const page of new Set([...sentences, ...chips].map((each) => each.page)))
    await readStepOf(queryClient, page, own);
}

interface SlipOptions extends Pick<OwnProgramme, "language" | "today"> {
  readonly list: "waiting" | "gathered";
}

/**
 * What home says of an answer of a step; undefined while it does not wait, or nothing is gathered. Crisis words are never shown here.
 */
export async function slipOf(
  step: PreparedStep,
  { text, ...place }: HomeAnswer,
  { list, language, today }: SlipOptions,
): Promise<Slip | undefined> {
  const found = shownAnswer(step, place, today);
  if (found === undefined) return undefined;
  const { programId, stepId } = step.content.about;
  const { definition, shown, viewNo } = found;
  const { value, props } = shown;
  const slip = { text: text[language], to: viewerPath(programId, stepId, viewNo) };
  if (list === "waiting") {
    const day = definition.dueOn?.(value);
    const time = definition.dueAt?.(value);
    const isDue = time === undefined ? day !== undefined && day <= today : time <= now();
    return isDue ? { ...slip, words: undefined } : undefined;
  }
  const findCrisis = await crisisWords.load();
  const words = definition.summary(value, props, language);
  return words === "" || findCrisis(definition.freeText(value)) !== undefined
    ? undefined
    : { ...slip, words };
}

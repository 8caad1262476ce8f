import type { Language } from "@mindle/domain/catalogue/language";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { letterStep } from "@mindle/domain/programme/schedule";
import * as z from "zod/mini";
import { areHard, keptWords, readOwnSteps } from "../../../engine/step/kept-words.ts";
import { type LetterParagraph, shownParagraphs } from "../../../engine/widgets/letter/letter-sheet.tsx";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";

/** What a finished programme leaves behind. */
export interface Farewell {
  /** From top to bottom; at least one paragraph. */
  readonly letter: readonly LetterParagraph[];
  readonly seeds: readonly Seed[];
}

/** A finished step. */
export interface Seed {
  readonly stepId: string;
  readonly title: string;
  /** The sentence that was kept of it; its title where there is none, or where it is not on this device. */
  readonly words: string;
}

interface FinishedProgramme {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Programme;
  /** The finished steps, in their order. */
  readonly stepIds: readonly string[];
  readonly language: Language;
}

/**
 * The letter of a programme and a sentence of each step. Undefined where it has no letter, and where nothing may be celebrated:
 * crisis words were typed in one of its steps, or help was named.
 */
export async function readFarewell(
  queryClient: QueryClient,
  { programme, ...steps }: FinishedProgramme,
): Promise<Farewell | undefined> {
  const { uid, programId, stepIds, language } = steps;
  const letterId = letterStep(programme.steps);
  if (letterId === undefined) return undefined;
  await queryClient.ensureQueryData(stepContentQuery(uid, programId, letterId));
  const pages = await readOwnSteps(queryClient, steps);
  const pagesOf = (stepId: string) => pages.filter((page) => page.stepId === stepId);
  const letter = letterIn(pagesOf(letterId), language);
  const seeds = stepIds.map((stepId): Seed => {
    const title = programme.steps[stepId]?.title[language] ?? "";
    return { stepId, title, words: keptWords(pagesOf(stepId), language) ?? title };
  });
  const quoted = [...letter.map(wordsOf), ...seeds.map(({ words }) => words)];
  return letter.length === 0 || (await areHard(pages, quoted)) ? undefined : { letter, seeds };
}

/** What is needed of a letter's props, once they are evaluated. */
const inBothLanguages = z.object({ ko: z.string(), en: z.string() });
const letterProps = z.object({
  paragraphs: z.array(
    z.object({
      when: z.optional(z.boolean()),
      text: z.object({ ...inBothLanguages.shape, else: z.optional(inBothLanguages) }),
    }),
  ),
});

/**
 * The letter as it was seen last. A single paragraph, such as a closing line, ends the sheet before it. A letter of the person's own is
 * taken apart where they left a line empty.
 */
export function letterIn(pages: readonly ReadPage[], language: Language): readonly LetterParagraph[] {
  const sheets = pages
    .flatMap(({ state }) =>
      state.components
        .filter(({ component, visible }) => component.type === "letter" && visible)
        .map(({ props }) => {
          const parsed = letterProps.safeParse(props);
          return parsed.success ? shownParagraphs(parsed.data.paragraphs, state.answers, language) : [];
        }),
    )
    .filter((sheet) => sheet.length > 0);
  const last = sheets.at(-1) ?? [];
  const whole = last.length === 1 ? [...(sheets.at(-2) ?? []), ...last] : last;
  return whole.flatMap(takenApart);
}

function takenApart(paragraph: LetterParagraph): readonly LetterParagraph[] {
  const name = /^\{(\w+)\}$/.exec(paragraph.text)?.[1];
  if (name === undefined) return [paragraph];
  const parts = paragraph.read(name).split(/\n\s*\n/);
  return parts.flatMap((part) =>
    part.trim() === "" ? [] : [{ text: paragraph.text, read: () => part.trim() }],
  );
}

/** A paragraph with the person's answers. */
export function wordsOf({ text, read }: LetterParagraph): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => read(name));
}

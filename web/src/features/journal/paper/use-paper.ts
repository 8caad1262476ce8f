import type { Language } from "@mindle/domain/catalogue/language";
import type { TryOutcome } from "@mindle/domain/catalogue/tries";
import { answerId, foldedAnswers } from "@mindle/domain/content/folded-answers";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { writtenPages } from "@mindle/domain/content/written-pages";
import { type ChangeSeries, gradeSeries, questionSeries } from "@mindle/domain/programme/change-series";
import { measureSeries } from "@mindle/domain/programme/measure-series";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { responsesQuery } from "../../../platform/answers/journal-query.ts";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { type Loadable, useLoadable } from "../../../platform/data/use-loadable.ts";
import { crisisWords, warnOfCrisisWords } from "../../../platform/safety/crisis-words.ts";
import { countGaps } from "../tried/gap-picture.tsx";
import { useOwnPages } from "../use-own-pages.ts";
import { useProgrammes } from "../use-programmes.ts";
import { type ChildsTry, useTries } from "../use-tries.ts";

/** Something the person wrote, which may be put on the paper. */
export interface Sentence {
  readonly id: string;
  readonly savedAt: number;
  readonly question: string | undefined;
  readonly words: string;
}

/** What the paper can have, in its language. */
export interface Paper {
  readonly series: readonly ChangeSeries[];
  readonly outcomes: Readonly<Record<PaperOutcome, number>>;
  readonly gaps: ReturnType<typeof countGaps>;
  /** The newest first. */
  readonly sentences: readonly Sentence[];
  readonly missing: readonly ("missingProgrammes" | "missingAssessments")[];
}

/** What became of acts; of those that are sealed, or whose day has not come, nothing is known yet. */
export const PAPER_OUTCOMES = ["done", "part", "bad", "not", "forgot", "waiting"] as const;

type PaperOutcome = (typeof PAPER_OUTCOMES)[number];

/** Measures, acts and sentences of the user, read from what is on this device. */
export function usePaper(uid: string, language: Language): Loadable<Paper> {
  const { t } = useTranslation(["journal", "common"], { lng: language });
  const pages = useOwnPages(uid);
  const tries = useTries(uid);
  const programmes = useProgrammes(uid);
  const responses = useLoadable(responsesQuery(uid));
  const read = pages.status === "ready" ? pages.data : undefined;
  const acts = tries.status === "ready" ? tries.data : undefined;
  const known = programmes.status === "ready" ? programmes.data.programmes : undefined;
  const graded = responses.status === "ready" ? responses.data : undefined;
  const hasResponsesFailed = responses.status === "failed";
  const paper = useMemo((): Paper | undefined => {
    if (read === undefined || acts === undefined || known === undefined) return undefined;
    return {
      series: [
        ...measureSeries(read, (name) => t(`measures.names.${name}`)),
        ...known.flatMap(({ own: { programId }, programme: { character } }) =>
          questionSeries(
            read.filter((page) => page.programId === programId),
            language,
          ).map((each) => ({
            ...each,
            id: `${programId}/${each.id}`,
            // The same words are asked in several programmes.
            label:
              character === undefined ? each.label : `${t(`common:characters.${character}`)}: ${each.label}`,
          })),
        ),
        ...gradeSeries(graded ?? [], (character) => t(`common:characters.${character}`)),
      ],
      outcomes: countOutcomes(acts.all),
      gaps: countGaps(acts.all.flatMap(({ gap, isSealed }) => (gap === undefined || isSealed ? [] : [gap]))),
      sentences: sentencesIn(read, acts.all, language),
      missing: [
        ...(acts.isPartial ? (["missingProgrammes"] as const) : []),
        ...(hasResponsesFailed ? (["missingAssessments"] as const) : []),
      ],
    };
  }, [read, acts, known, graded, hasResponsesFailed, language, t]);
  if (pages.status === "failed") return pages;
  if (tries.status === "failed") return tries;
  if (paper === undefined || responses.status === "loading") return { status: "loading" };
  return { status: "ready", data: paper };
}

/** What the person typed, and sentences that they put together, but those of an act that is still sealed. */
function sentencesIn(
  pages: readonly ReadPage[],
  acts: readonly ChildsTry[],
  language: Language,
): readonly Sentence[] {
  const sealed = new Set(acts.flatMap(({ isSealed, answers }) => (isSealed ? answers.map(answerId) : [])));
  return writtenPages(pages, language, foldedAnswers(acts))
    .flatMap(({ instance, savedAt, answers }) =>
      answers
        .filter(({ isTyped, question }) => isTyped || question === undefined)
        .map(({ model, question, words }) => ({
          id: answerId({ instance, model }),
          savedAt,
          question,
          words,
        })),
    )
    .filter(({ id }) => !sealed.has(id))
    .toReversed();
}

function countOutcomes(acts: readonly ChildsTry[]): Readonly<Record<PaperOutcome, number>> {
  const counts = { done: 0, part: 0, bad: 0, not: 0, forgot: 0, waiting: 0 };
  for (const { outcome, isSealed } of acts) counts[outcomeOf(isSealed ? undefined : outcome)] += 1;
  return counts;
}

function outcomeOf(outcome: TryOutcome | undefined): PaperOutcome {
  return outcome === undefined || outcome === "yet" ? "waiting" : outcome;
}

/**
 * Which of the sentences brought, or would bring, a help card: they are offered apart. `unknown` while that is not known, `failed` where
 * it cannot be: then no sentence is offered.
 */
export function useHelpSentences(sentences: readonly Sentence[]): ReadonlySet<string> | "unknown" | "failed" {
  const [found, setFound] = useState<ReadonlySet<string> | "unknown" | "failed">("unknown");
  useEffect(() => {
    return unlessCancelled(
      crisisWords.load(),
      (find) =>
        setFound(new Set(sentences.filter(({ words }) => find([words]) !== undefined).map(({ id }) => id))),
      (error) => {
        warnOfCrisisWords(error);
        setFound("failed");
      },
    );
  }, [sentences]);
  return found;
}

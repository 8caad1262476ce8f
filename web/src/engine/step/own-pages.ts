import type { Language } from "@mindle/domain/catalogue/language";
import { type ReadPage, readPages } from "@mindle/domain/content/read-pages";
import type { JournalContent } from "../../platform/answers/load-journal.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { loadWidgets } from "../registry.ts";
import { definitionsIn } from "./step.ts";

/** Reads the pages of a journal in a language. */
export type ReadOwnPages = (language: Language) => readonly ReadPage[];

/**
 * Loads what the answers of a journal are read by: the widgets that asked, and the answers on this device, unsent ones included.
 * Rejects where a widget cannot be fetched.
 */
export async function prepareOwnPages(uid: string, content: JournalContent): Promise<ReadOwnPages> {
  const { pages, activities, configs } = content;
  const answers = openAnswers(uid);
  const keys = Object.values(activities).flatMap(({ foreignKeys }) => Object.values(foreignKeys));
  const sources = keys.flatMap(({ instance, replaced = [] }) => [
    instance,
    ...replaced.map((page) => page.instance),
  ]);
  const types = [
    ...Object.values(activities).flatMap(({ defineModels }) =>
      Object.values(defineModels).map(({ widget }) => widget),
    ),
    ...keys.map(({ widget }) => widget),
  ];
  const [widgets] = await Promise.all([
    loadWidgets(types),
    answers.load([...new Set([...pages.map(({ instance }) => instance), ...sources])]),
  ]);
  return (language) =>
    readPages(pages, {
      activities,
      configs,
      savedOf: (instance) => answers.page(instance).saved,
      definitionOf: definitionsIn(widgets),
      language,
    });
}

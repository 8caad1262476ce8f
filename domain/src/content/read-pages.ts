import type { Language } from "../catalogue/language.ts";
import { seoulDay } from "../time.ts";
import type { AnyWidgetDefinition } from "../widgets/widget.ts";
import type { Activity, ActivityConfig, Component } from "./activity.ts";
import { savedFor } from "./migrations.ts";
import { evaluatePage, type PageState } from "./page.ts";
import type { SavedPage } from "./page-save.ts";
import { readRecalls } from "./recalls.ts";

/** A page that a person has answered. */
export interface AnsweredPage {
  readonly instance: string;
  readonly programId: string;
  readonly stepId: string;
  /** Which page of the step it is; undefined where that is not known. */
  readonly page?: number | undefined;
  /** When it was saved last, in milliseconds since the epoch. */
  readonly savedAt: number;
}

/** What answers are read by. */
export interface AnswerSource {
  readonly activities: Readonly<Record<string, Activity>>;
  readonly configs: Readonly<Record<string, ActivityConfig>>;
  savedOf(instance: string): SavedPage | null;
  definitionOf(type: string): AnyWidgetDefinition | undefined;
  readonly language: Language;
}

/** A page with what it showed for the answers that are saved. */
export interface ReadPage extends AnsweredPage {
  readonly activity: Activity;
  readonly state: PageState;
}

/** Evaluates the pages whose content and answers are known, the earliest saved first. */
export function readPages(pages: readonly AnsweredPage[], source: AnswerSource): readonly ReadPage[] {
  return pages
    .toSorted((one, other) => one.savedAt - other.savedAt)
    .flatMap((page) => readPage(page, source));
}

function readPage(page: AnsweredPage, source: AnswerSource): readonly ReadPage[] {
  const [activityId = "", configId = ""] = page.instance.split("+");
  const activity = source.activities[activityId];
  const saved = source.savedOf(page.instance);
  if (activity === undefined || saved === null) return [];
  const savedByName = Object.entries(activity.foreignKeys).map(
    ([name, key]) => [name, savedFor(key, (instance) => source.savedOf(instance))] as const,
  );
  const state = evaluatePage({
    components: componentsOf(activity),
    configJson: source.configs[configId]?.configJson ?? {},
    definitionOf: (type) => source.definitionOf(type),
    // A model that was hidden or skipped is no answer.
    values: Object.fromEntries(
      Object.entries(saved).flatMap(([name, model]) =>
        model.state === "answered" ? [[name, model.value]] : [],
      ),
    ),
    recalls: readRecalls(activity.foreignKeys, Object.fromEntries(savedByName), (type) =>
      source.definitionOf(type),
    ),
    today: seoulDay(page.savedAt),
    user: { nickname: "" },
  });
  return [{ ...page, activity, state }];
}

/** The components of all views, those with an answer once: views of one activity share their models. */
function componentsOf({ mainViews }: Activity): Component[] {
  const seen = new Set<string>();
  return Object.values(mainViews)
    .flatMap(({ root = [] }) => root)
    .filter(({ bind }) => {
      if (bind === undefined) return true;
      if (seen.has(bind)) return false;
      seen.add(bind);
      return true;
    });
}

import { MEASURES, type MeasureName } from "@mindle/domain/content/measures";
import { evaluatePage, helpOf, type PageState, pagesToSkip } from "@mindle/domain/content/page";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { isRecord } from "@mindle/domain/content/props";
import { readRecalls } from "@mindle/domain/content/recalls";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { CompiledSteps } from "../pages/compile.ts";

/** Values by page (`d1-s1/items`), then by the name of the answer. */
export type AnswersByPage = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const definitionOf = (type: string) => WIDGETS[type]?.definition;

/** Pages of a compiled programme, as a person who has given some answers sees them. */
export function programmePages(compiled: CompiledSteps, programId: string) {
  const pages = compiled.packs
    .filter((pack) => pack.programId === programId)
    .flatMap(({ stepId, afactoryData }) => afactoryData.map((page) => ({ ...page, stepId })))
    .map((page) => {
      const activity = compiled.activities.get(page.activityId);
      return {
        ...page,
        place: `${page.stepId}/${page.pageId}`,
        instance: `${page.activityId}+${page.configId}`,
        root: activity?.mainViews["main"]?.root ?? [],
        foreignKeys: activity?.foreignKeys ?? {},
        configJson: compiled.configs.get(page.configId)?.configJson ?? {},
      };
    });

  const pageAt = (place: string) => {
    const found = pages.find((page) => page.place === place);
    if (found === undefined) throw new RangeError(`${programId} has no page ${place}`);
    return found;
  };

  /** The page with its answers, and with those of the pages that it recalls. */
  function stateOf(place: string, answers: AnswersByPage): PageState {
    const { root, configJson, foreignKeys, instance: shown } = pageAt(place);
    const firstPlace = pages.find((page) => page.instance === shown)?.place ?? place;
    const saved = Object.entries(foreignKeys).map(([name, { instance }]) => {
      const source = pages.find((page) => page.instance === instance);
      const values = answers[source?.place ?? ""];
      return [name, values === undefined ? null : savedOf(values)] as const;
    });
    return evaluatePage({
      components: root,
      configJson,
      definitionOf,
      values: answers[place] ?? answers[firstPlace] ?? {},
      recalls: readRecalls(foreignKeys, Object.fromEntries(saved), definitionOf),
      today: "2026-11-22",
      user: { nickname: "" },
    });
  }

  return {
    programId,
    pages,
    stateOf,
    pagesOf: (stepId: string) => pages.filter((page) => page.stepId === stepId),
    /** The help cards that finishing the pages of a step brings. */
    helpIn: (stepId: string, answers: AnswersByPage) =>
      pages
        .filter((page) => page.stepId === stepId)
        .flatMap((page) => helpOf(page, stateOf(page.place, answers)) ?? []),
    /** The page that follows. */
    nextOf: (place: string, answers: AnswersByPage) => {
      const page = pageAt(place);
      const next = page.viewNo + pagesToSkip(page, stateOf(place, answers));
      return pages.find(({ stepId, viewNo }) => stepId === page.stepId && viewNo === next)?.pageId;
    },
  };
}

function savedOf(values: Readonly<Record<string, unknown>>): SavedPage {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { state: "answered" as const, value }]),
  );
}

/** What is shown of a type on a page, from top to bottom. */
export function shownOf({ components }: PageState, type: string) {
  return components.filter(({ component, visible }) => visible && component.type === type);
}

/** The texts that a page shows, in a language. */
export function textsOf(state: PageState, language: "ko" | "en"): string[] {
  return shownOf(state, "text").flatMap(({ props }) =>
    isRecord(props) && typeof props[language] === "string" ? [props[language]] : [],
  );
}

/** Answers to the question sets of a step, one number for each item of its measure in order. */
export function answersOf(
  { pagesOf }: ReturnType<typeof programmePages>,
  stepId: string,
  items: readonly number[],
): AnswersByPage {
  let from = 0;
  return Object.fromEntries(
    pagesOf(stepId).flatMap(({ place, root }) =>
      root.flatMap(({ type, bind, props }) => {
        if (type !== "question-set" || bind === undefined || !isRecord(props)) return [];
        const ids = Object.keys(isRecord(props["questions"]) ? props["questions"] : {});
        const value = Object.fromEntries(ids.map((id, at) => [id, items[from + at]]));
        from += ids.length;
        return [[place, { [bind]: value }]];
      }),
    ),
  );
}

/** Items of a measure with a given score, as even as can be, so that few of them are hard. */
export function itemsWithScore(name: MeasureName, total: number): number[] {
  const { items, min, max } = MEASURES[name];
  const reversed: readonly number[] = MEASURES[name].reversed;
  const each = Math.floor(total / items);
  const more = total - each * items;
  return Array.from({ length: items }, (_, at) => {
    const counted = each + (at < more ? 1 : 0);
    return reversed.includes(at + 1) ? min + max - counted : counted;
  });
}

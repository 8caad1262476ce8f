import { evaluatePage, helpOf, type PageState, pagesToSkip } from "@mindle/domain/content/page";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { readRecalls } from "@mindle/domain/content/recalls";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { checkedContent } from "../compile.ts";
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
    /** The page at `d1-s2/gate`. Throws for an unknown one. */
    pageAt,
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

/** The authored content with its steps compiled. */
export const { pages: compiled, programmes } = await checkedContent();

export const mindCheck = programmePages(compiled, MIND_CHECK_PROGRAM_ID);
export const riggy = programmePages(compiled, "um-eng-v2s");
export const pleaser = programmePages(compiled, "pleaser-v1");
export const jumpy = programmePages(compiled, "jumpy-v1");
export const shelly = programmePages(compiled, "shelly-v1");
export const flippy = programmePages(compiled, "flippy-v1");

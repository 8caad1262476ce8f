import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import { answersIn } from "@mindle/domain/content/markup";
import {
  evaluatePage,
  type PageInput,
  type PageState,
  pagesToSkip,
  problemsOf,
  type ShownComponent,
  savedOf,
} from "@mindle/domain/content/page";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { type RecalledAnswers, readRecalls } from "@mindle/domain/content/recalls";
import { generatedValue } from "@mindle/domain/testing/page-answers";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { CompiledPack, CompiledSteps } from "../pages/compile.ts";
import { instanceOf } from "../pages/published.ts";

/** A page on the way through a step, once it is answered. */
export interface WalkedPage {
  readonly stepId: string;
  readonly pageId: string;
  readonly state: PageState;
  /** What is read on it from top to bottom, with the answers filled in. */
  readonly shown: Readonly<Record<Language, readonly string[]>>;
}

export interface ProgrammeWalk {
  readonly pages: readonly WalkedPage[];
  /** Saved answers by instance, for a walk that goes on. */
  readonly saved: Readonly<Record<string, SavedPage>>;
}

interface WalkOptions {
  readonly programId: string;
  /** Steps that are opened, in this order. */
  readonly steps: readonly string[];
  /** Answers by `d6-s1/report.done`; all others are generated. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Other generated answers with another seed. */
  readonly seed: number;
  /** Leaves what is optional empty. */
  readonly leaveOptional?: boolean;
  readonly before?: ProgrammeWalk["saved"];
}

/** Walks through steps as a person does, page after page by the ways that the answers open. */
export function walkProgramme(content: CompiledSteps, options: WalkOptions): ProgrammeWalk {
  const pages: WalkedPage[] = [];
  const saved: Record<string, SavedPage> = { ...options.before };
  for (const stepId of options.steps) {
    const pack = content.packs.find((each) => each.programId === options.programId && each.stepId === stepId);
    if (pack === undefined) throw new Error(`${options.programId} has no step ${stepId}`);
    let at = 1;
    while (at <= pack.afactoryData.length) {
      const page = pack.afactoryData[at - 1];
      if (page === undefined) throw new Error(`${stepId} has no page ${at}`);
      const state = answeredPage(content, pack, at, saved, options);
      const [problem] = problemsOf(state);
      if (problem !== undefined)
        throw new Error(`${stepId}/${page.pageId}: ${problem.bind} is ${problem.code}`);
      saved[instanceOf(page)] = savedOf(state);
      pages.push({ stepId, pageId: page.pageId, state, shown: shownOn(state) });
      at += pagesToSkip(page, state);
    }
  }
  return { pages, saved };
}

/** The pages of a walk in order, such as `d1-s2/gate`. */
export function placesOf({ pages }: ProgrammeWalk): readonly string[] {
  return pages.map(placeOf);
}

/** What is read on the way in both languages, on all pages or on some. */
export function readOn(
  { pages }: ProgrammeWalk,
  where: (place: string) => boolean = () => true,
): readonly string[] {
  return pages
    .filter((page) => where(placeOf(page)))
    .flatMap(({ shown }) => LANGUAGES.flatMap((language) => shown[language]));
}

function placeOf({ stepId, pageId }: WalkedPage): string {
  return `${stepId}/${pageId}`;
}

/** A page as it is opened with what was saved before and is entered on it. Throws for an unknown one. */
export function openedPage(
  content: CompiledSteps,
  page: CompiledPack["afactoryData"][number],
  saved: ProgrammeWalk["saved"],
  values: Readonly<Record<string, unknown>> = {},
): PageState {
  const input = pageInput(content, page, saved);
  if (input === undefined) throw new RangeError(`no page ${page.pageId}`);
  return evaluatePage({ ...input, values });
}

/** A page with the chosen answers, and generated ones where none is chosen. */
function answeredPage(
  content: CompiledSteps,
  pack: CompiledPack,
  at: number,
  saved: Readonly<Record<string, SavedPage>>,
  { answers, seed, leaveOptional = false }: WalkOptions,
): PageState {
  const page = pack.afactoryData[at - 1];
  const input = page === undefined ? undefined : pageInput(content, page, saved);
  if (page === undefined || input === undefined) throw new Error(`${pack.stepId} has no page ${at}`);
  // What is shown once more has its answers.
  const earlier = page.again === true ? Object.entries(saved[instanceOf(page)] ?? {}) : [];
  const values: Record<string, unknown> = Object.fromEntries(
    earlier.flatMap(([model, { value }]) => (value === undefined ? [] : [[model, value]])),
  );
  for (const [place, { bind, optional }] of input.components.entries()) {
    // What is shown, and options that come from answers above, depend on those.
    const shown = evaluatePage({ ...input, values }).components[place];
    if (bind === undefined || shown?.definition === undefined || !shown.visible) continue;
    const name = `${pack.stepId}/${page.pageId}.${bind}`;
    if (bind in values && !(name in answers)) continue;
    if (!(name in answers) && leaveOptional && optional === true) continue;
    values[bind] =
      name in answers
        ? answers[name]
        : generatedValue(shown.component.type, shown.props, "usual", seed * 10_000 + at * 100 + place);
  }
  return evaluatePage({ ...input, values });
}

/** What a page is evaluated from, with the answers of other pages that are saved; undefined for an unknown page. */
export function pageInput(
  { activities, configs }: CompiledSteps,
  page: CompiledPack["afactoryData"][number],
  saved: Readonly<Record<string, SavedPage>>,
): Omit<PageInput, "values"> | undefined {
  const activity = activities.get(page.activityId);
  const config = configs.get(page.configId);
  if (activity === undefined || config === undefined) return undefined;
  const recalled = Object.entries(activity.foreignKeys).map(([name, { instance }]) => [
    name,
    saved[instance],
  ]);
  return {
    components: activity.mainViews[page.mainView]?.root ?? [],
    configJson: config.configJson,
    definitionOf,
    recalls: readRecalls(activity.foreignKeys, Object.fromEntries(recalled), definitionOf),
    today: "2026-11-26",
    user: { nickname: "" },
  };
}

const definitionOf: PageInput["definitionOf"] = (type) => WIDGETS[type]?.definition;

/** What is read on a page, by language. */
export function shownOn({ components, answers }: PageState): WalkedPage["shown"] {
  const read = (language: Language) =>
    components.filter(({ visible }) => visible).flatMap((shown) => textsOf(shown, answers, language));
  return { ko: read("ko"), en: read("en") };
}

function textsOf(
  { component, props }: ShownComponent,
  answers: RecalledAnswers,
  language: Language,
): string[] {
  if (component.type !== "text") return textsIn(props, answers, language);
  if (!isRecord(props)) return [];
  return wholeText(props, answers, language) ?? textsIn(props["else"], answers, language);
}

/** Every text in props; paragraphs to begin with only where their condition holds. */
function textsIn(props: unknown, answers: RecalledAnswers, language: Language): string[] {
  if (Array.isArray(props)) return props.flatMap((item) => textsIn(item, answers, language));
  if (!isRecord(props) || ("when" in props && props["when"] !== true)) return [];
  if (typeof props["ko"] === "string" && typeof props["en"] === "string") {
    return wholeText(props, answers, language) ?? textsIn(props["else"], answers, language);
  }
  return Object.values(props).flatMap((value) => textsIn(value, answers, language));
}

/** A text with its answers; undefined where one of them is missing. Blanks to choose from are no answers. */
function wholeText(
  props: Readonly<Record<string, unknown>>,
  answers: RecalledAnswers,
  language: Language,
): string[] | undefined {
  const text = String(props[language]);
  const summaries = new Map(
    answersIn(text).map((name) => {
      const answer = answers[name];
      return [name, answer?.definition.summary(answer.value, answer.props, language) ?? ""];
    }),
  );
  if ([...summaries.values()].some((summary) => summary === "")) return undefined;
  return [text.replaceAll(/\{(\w+)\}/g, (_, name: string) => summaries.get(name) ?? "")];
}

import type { Activity, Component, PackPage } from "@mindle/domain/content/activity";
import type { StepContent } from "../../platform/answers/load-step.ts";

const STEP = { programId: "um-eng-v2s", stepId: "d1-s1" };

/** A page of an example step. */
interface ExamplePage {
  readonly root: readonly Component[];
  readonly configJson?: Readonly<Record<string, NonNullable<Component["props"]>>>;
  readonly routes?: PackPage["routes"];
  readonly foreignKeys?: Activity["foreignKeys"];
  readonly help?: Pick<PackPage, "help" | "helpKind" | "helpNamed">;
}

/** A step whose pages have these widgets. The instance of page `one` is `one+one`. */
export function exampleStep(pages: Readonly<Record<string, ExamplePage>>): StepContent {
  const entries = Object.entries(pages);
  return {
    about: {
      gcId: "um-eng-v2s.d1-s1",
      ...STEP,
      version: 1,
      lastPageNo: entries.length,
      title: { ko: "두 목소리", en: "Two voices" },
      character: "Riggy",
    },
    pages: entries.map(([pageId, { routes = [], help }], at) => ({
      viewNo: at + 1,
      pageId,
      activityId: pageId,
      configId: pageId,
      mainView: "main",
      recalls: [],
      pagesToSkip: 1,
      routes,
      ...help,
    })),
    activities: Object.fromEntries(
      entries.map(([pageId, { root, foreignKeys = {} }]) => [
        pageId,
        { mainViews: { main: { root: [...root] } }, defineModels: {}, foreignKeys, subIdGenerators: {} },
      ]),
    ),
    configs: Object.fromEntries(
      entries.map(([pageId, { configJson = {} }]) => [pageId, { configJson: { ...configJson }, assets: {} }]),
    ),
  };
}

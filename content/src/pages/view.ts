import type { ActivityConfig, Component } from "@mindle/domain/content/activity";
import type { Mistake } from "../content-error.ts";
import type { Authored, Source } from "../source.ts";
import { fillParameters } from "./activities.ts";
import type { AuthoredActivity, AuthoredPage } from "./authored.ts";
import { type PlacedComponent, parseView } from "./components.ts";
import { withJarRows } from "./jars.ts";

/** The view of a page. */
export interface CompiledView {
  readonly components: readonly PlacedComponent[];
  /** The components as they are published, some with their props in the config. */
  readonly root: readonly Component[];
  readonly configJson: ActivityConfig["configJson"];
  readonly mistakes: readonly Mistake[];
}

/** Reads the view of a page, its own or that of a shared activity. */
export function viewOf(
  page: AuthoredPage,
  at: number,
  source: Source,
  shared: readonly Authored<AuthoredActivity>[],
): CompiledView {
  const path = ["pages", at];
  const wrong = (expected: string, key: string): CompiledView => ({
    components: [],
    root: [],
    configJson: {},
    mistakes: [source.mistake([...path, key], expected)],
  });
  if (page.use === undefined) {
    if (page.view === undefined) return wrong("expected a view, or use with a shared activity", "page");
    if (page.with !== undefined) return wrong("expected use beside the parameters", "with");
    const { components: parsed, mistakes } = parseView(page.view, source, [...path, "view"]);
    const components = withJarRows(parsed);
    return { components, root: components.map(({ component }) => component), configJson: {}, mistakes };
  }
  if (page.view !== undefined) return wrong("expected either a view or use, not both", "view");
  const activity = shared.find(({ value }) => value.activity === page.use);
  if (activity === undefined) {
    const known = shared.map(({ value }) => value.activity).join(", ");
    return wrong(`expected a shared activity${known === "" ? "" : `: ${known}`}`, "use");
  }
  const filled = fillParameters(activity, page.with ?? {}, source, path);
  const parsed = parseView(filled.view, filled.source, ["view"]);
  const root = parsed.components.map(({ component }, index) => {
    if (!filled.varying.has(index)) return component;
    const { props: _, ...structure } = component;
    return { ...structure, config: configKey(index) };
  });
  const configJson = Object.fromEntries(
    parsed.components.flatMap(({ component: { props } }, index) =>
      filled.varying.has(index) && props !== undefined ? [[configKey(index), props]] : [],
    ),
  );
  return {
    components: parsed.components,
    root,
    configJson,
    mistakes: [...filled.mistakes, ...parsed.mistakes],
  };
}

function configKey(index: number): string {
  return `component_${index + 1}`;
}

import type { ActivityConfig, Component } from "@mindle/domain/content/activity";
import { isRecord } from "@mindle/domain/text/json";
import * as z from "zod/mini";
import type { Mistake } from "../files/content-error.ts";
import type { Authored, Source } from "../files/source.ts";
import { fillParameters } from "./activities.ts";
import { type AuthoredActivity, type AuthoredPage, sharedPart } from "./authored.ts";
import { type PlacedComponent, parseView } from "./components.ts";

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
  const find = (id: string) => shared.find(({ value }) => value.activity === id);
  const known = shared.map(({ value }) => value.activity).join(", ");
  const unknown = `expected a shared activity${known === "" ? "" : `: ${known}`}`;
  const wrong = (expected: string, key: string): CompiledView => ({
    components: [],
    root: [],
    configJson: {},
    mistakes: [source.mistake([...path, key], expected)],
  });
  if (page.use === undefined) {
    if (page.view === undefined) return wrong("expected a view, or use with a shared activity", "page");
    if (page.with !== undefined) return wrong("expected use beside the parameters", "with");
    const { components: parsed, mistakes } = parseView(
      page.view,
      source,
      [...path, "view"],
      (entry, place) => {
        const part = z.safeParse(sharedPart, entry);
        if (!part.success) return undefined;
        const activity = find(part.data.use);
        return activity === undefined
          ? { view: [], source, mistakes: [source.mistake([...place, "use"], unknown)] }
          : fillParameters(activity, part.data.with ?? {}, source, place);
      },
    );
    const components = withJarRows(parsed);
    return { components, root: components.map(({ component }) => component), configJson: {}, mistakes };
  }
  if (page.view !== undefined) return wrong("expected either a view or use, not both", "view");
  const activity = find(page.use);
  if (activity === undefined) return wrong(unknown, "use");
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

/** Numbers with `look: jar` that follow one another are a row of jars: tells each the answers of the row, and its place among them. */
function withJarRows(components: readonly PlacedComponent[]): readonly PlacedComponent[] {
  return components.map((placed, at) => {
    const { props } = placed.component;
    if (!isRecord(props) || !isJar(placed)) return placed;
    const first = components.slice(0, at).findLastIndex((each) => !isJar(each)) + 1;
    const length = components.slice(first).findIndex((each) => !isJar(each));
    const row = components.slice(first, length === -1 ? undefined : first + length);
    const names = row.flatMap(({ component: { bind } }) => bind ?? []);
    return {
      ...placed,
      component: { ...placed.component, props: { ...props, row: { names, at: at - first } } },
    };
  });
}

function isJar({ component: { props } }: PlacedComponent): boolean {
  return isRecord(props) && props["look"] === "jar";
}

import type { Component } from "@mindle/domain/content/activity";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import type { AnyWidget } from "@mindle/domain/widgets/widget";
import * as z from "zod/mini";
import type { Mistake } from "../files/content-error.ts";
import { issueMistakes, type Path, repeated, type Source } from "../files/source.ts";
import { COMPONENT_FIELDS, componentFields } from "./authored.ts";

/** A component, and where its author wrote it. */
export interface PlacedComponent {
  readonly component: Component;
  readonly widget: AnyWidget;
  readonly source: Source;
  readonly path: Path;
}

export interface ParsedView {
  readonly components: readonly PlacedComponent[];
  readonly mistakes: readonly Mistake[];
}

/** Widgets of another file that stand in an entry's place. */
export interface Included {
  readonly view: readonly unknown[];
  readonly source: Source;
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads the widgets of a view: `next-button`, or `text-input: { bind: answer, label: … }`. `include` finds what an entry stands for that
 * is no widget; undefined for all others.
 */
export function parseView(
  view: readonly unknown[],
  source: Source,
  path: Path,
  include: (entry: unknown, path: Path) => Included | undefined = () => undefined,
): ParsedView {
  const parsed = view.flatMap((entry, at) => {
    const included = include(entry, [...path, at]);
    if (included === undefined) return [parseEntry(entry, source, [...path, at])];
    const { view: parts, source: from, mistakes } = included;
    return [...parts.map((part, place) => parseEntry(part, from, ["view", place])), { mistakes }];
  });
  const components = parsed.flatMap(({ component }) => (component === undefined ? [] : [component]));
  return {
    components,
    mistakes: [...parsed.flatMap(({ mistakes }) => mistakes), ...repeatedBinds(components)],
  };
}

interface ParsedEntry {
  readonly component?: PlacedComponent;
  readonly mistakes: readonly Mistake[];
}

function parseEntry(entry: unknown, source: Source, path: Path): ParsedEntry {
  const refuse = (expected: string, at: Path = path): ParsedEntry => ({
    mistakes: [source.mistake(at, expected)],
  });
  const [type, written] = typeof entry === "string" ? [entry, {}] : singleEntry(entry);
  if (type === undefined) {
    return refuse(
      "expected one widget: its name, or its name with what it shows (a widget's lines are indented below it)",
    );
  }
  const widget = Object.hasOwn(WIDGETS, type) ? WIDGETS[type] : undefined;
  if (widget === undefined) return refuse(`expected a widget: ${Object.keys(WIDGETS).join(", ")}`);
  const inside = typeof entry === "string" ? path : [...path, type];
  const all = isRecord(written) ? written : {};
  const fields = z.safeParse(componentFields, all, { error: z.locales.en().localeError });
  const ownProps = isRecord(written)
    ? Object.fromEntries(Object.entries(all).filter(([key]) => !COMPONENT_FIELDS.includes(key)))
    : written;
  const props = z.safeParse(widget.props, ownProps, { error: z.locales.en().localeError });
  const mistakes = [fields, props].flatMap(({ error }) => issueMistakes(source, error?.issues ?? [], inside));
  if (!fields.success || !props.success) return { mistakes };
  const { bind } = fields.data;
  if (widget.definition === undefined && bind !== undefined) {
    return refuse(`expected no bind: ${type} has no answer`, [...inside, "bind"]);
  }
  if (widget.definition !== undefined && bind === undefined) {
    return refuse(`expected a bind: the name under which the answer of ${type} is kept`, inside);
  }
  // JSON has no undefined, which optional props may be.
  const json = z.parse(z.json(), JSON.parse(JSON.stringify(props.data)));
  const component: Component = { type, props: json, ...fields.data };
  return { component: { component, widget, source, path: inside }, mistakes: [] };
}

function repeatedBinds(components: readonly PlacedComponent[]): Mistake[] {
  const binds = components.flatMap(({ component: { bind }, source, path }) =>
    bind === undefined ? [] : [{ source, path: [...path, "bind"], key: bind }],
  );
  return repeated(binds, "name");
}

function singleEntry(entry: unknown): readonly [type: string | undefined, written: unknown] {
  const [first, ...more] = isRecord(entry) ? Object.entries(entry) : [];
  return first === undefined || more.length > 0 ? [undefined, undefined] : first;
}

import { isRecord } from "@mindle/domain/text/json";
import type { Mistake } from "../files/content-error.ts";
import type { Authored, Path, Source } from "../files/source.ts";
import type { AuthoredActivity } from "./authored.ts";

/** Key of a shared activity under which the keys of a parameter are filled in. */
const FILL = "fill";

/** A shared view with a page's parameters in it. */
export interface FilledView {
  readonly view: readonly unknown[];
  /** Says where the activity's author wrote something. */
  readonly source: Source;
  /** Indexes of the widgets that differ from page to page. */
  readonly varying: ReadonlySet<number>;
  readonly mistakes: readonly Mistake[];
}

/**
 * Replaces each `$name` of a shared activity with the page's parameter of this name. Where one stands under `fill`, what the parameter
 * holds is written beside the other keys: `text: { visible: done == 'part', fill: $part }`.
 */
export function fillParameters(
  { value: { view }, source }: Authored<AuthoredActivity>,
  parameters: Readonly<Record<string, unknown>>,
  page: Source,
  path: Path,
): FilledView {
  const used = new Set<string>();
  const varying = new Set<number>();
  const fill = (value: unknown, at: number): unknown => {
    if (typeof value === "string" && value.startsWith("$")) {
      used.add(value.slice(1));
      varying.add(at);
      return parameters[value.slice(1)];
    }
    if (Array.isArray(value)) return value.map((item) => fill(item, at));
    if (!isRecord(value)) return value;
    const { [FILL]: own, ...others } = value;
    const filled = Object.entries(others).map(([key, item]) => [key, fill(item, at)]);
    const given = own === undefined ? {} : fill(own, at);
    return { ...Object.fromEntries(filled), ...(isRecord(given) ? given : {}) };
  };
  const filled = view.map((entry, at) => fill(entry, at));
  const missing = [...used].filter((name) => !Object.hasOwn(parameters, name));
  const unknown = Object.keys(parameters).filter((name) => !used.has(name));
  const mistakes = [
    ...missing.map((name) => page.mistake([...path, "use"], `missing parameter ${name}`)),
    ...unknown.map((name) => page.mistake([...path, "with", name], "no such parameter")),
  ];
  // What is wrong with a widget whose parameter is missing would only repeat it.
  return missing.length > 0
    ? { view: [], source, varying, mistakes }
    : { view: filled, source, varying, mistakes };
}

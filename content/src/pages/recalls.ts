import type { ForeignKey, PackPage, ReplacedPage } from "@mindle/domain/content/activity";
import { isPartsFrom } from "@mindle/domain/content/props";
import { parseStepId } from "@mindle/domain/programme/step";
import { isRecord } from "@mindle/domain/text/json";
import type { PlacedComponent } from "./components.ts";
import type { PageNames } from "./names.ts";

/** A page by its place in the content. */
export interface PagePlace {
  readonly programId: string;
  readonly stepId: string;
  /** From 0. */
  readonly at: number;
}

/** A page whose answers others may read. */
export interface ReadablePage extends PagePlace {
  readonly pageId: string;
  readonly instanceId: string;
  /** Pages that it replaced, newest first. */
  readonly replaced: readonly ReplacedPage[];
  /** The recalls of that page, by name. */
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
  readonly components: readonly PlacedComponent[];
  readonly compiled: Omit<PackPage, "pagesToSkip" | "routes">;
  /** What its conditions may read. */
  readonly names: PageNames;
  /** The page that it shows once more: `d1-s2/seal`. */
  readonly again?: string;
}

/** What a recall stands for. */
export interface ResolvedRecall {
  readonly widget: PlacedComponent["widget"];
  /** The recall under its own name, and those that its widget's options come from under names of theirs. */
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
}

const REFERENCE =
  /^(?:(?:(?<program>[a-z0-9-]+)\/)?(?<step>d[0-9]+-s[0-9]+)\/)?(?<page>[a-z][a-z0-9-]*)\.(?<model>[a-z][A-Za-z0-9]*)$/;

/** Resolves a recall of a page among those compiled so far, or says what was expected. */
export function resolveRecall(
  name: string,
  reference: string,
  reader: PagePlace,
  pages: readonly ReadablePage[],
): ResolvedRecall | { readonly expected: string } {
  const {
    program = reader.programId,
    step = reader.stepId,
    page,
    model,
  } = REFERENCE.exec(reference)?.groups ?? {};
  if (page === undefined || model === undefined) {
    return { expected: "expected page.model, d1-s2/page.model or um-eng-v2s/d1-s2/page.model" };
  }
  const found = pages.find(
    ({ programId, stepId, pageId }) => programId === program && stepId === step && pageId === page,
  );
  if (found === undefined || !isBefore(found, reader))
    return { expected: "expected a page that comes before this one" };
  if (found.again !== undefined) {
    return { expected: `expected ${found.again}.${model}, as the page was first shown there` };
  }
  const asked = found.components.find(({ component }) => component.bind === model);
  if (asked === undefined) {
    const binds = found.components.flatMap(({ component: { bind } }) => bind ?? []).join(", ");
    return { expected: `expected an answer of ${page}: ${binds === "" ? "it has none" : binds}` };
  }
  const inner = new Set<string>();
  const props = renameParts(asked.component.props ?? {}, name, inner);
  const foreignKeys: Record<string, ForeignKey> = {
    [name]: { ...placeOf(found), model, widget: asked.component.type, props },
  };
  for (const from of inner) Object.assign(foreignKeys, keysOf(from, innerName(name, from), found));
  return { widget: asked.widget, foreignKeys };
}

/** An answer that a recalled widget takes its options from: of its own page, or a recall of it. */
function keysOf(from: string, name: string, page: ReadablePage): Record<string, ForeignKey> {
  const own = page.components.find(({ component }) => component.bind === from);
  if (own !== undefined) {
    const inner = new Set<string>();
    const props = renameParts(own.component.props ?? {}, name, inner);
    const key = { ...placeOf(page), model: from, widget: own.component.type, props };
    return Object.assign(
      { [name]: key },
      ...[...inner].map((next) => keysOf(next, innerName(name, next), page)),
    );
  }
  // A recall of that page brings the keys its own options come from.
  return Object.fromEntries(
    Object.entries(page.foreignKeys)
      .filter(([key]) => key === from || key.startsWith(`${from}.`))
      .map(([key, value]) => [
        `${name}${key.slice(from.length)}`,
        { ...value, props: renameRecalled(value.props, from, name) },
      ]),
  );
}

function placeOf({ instanceId, replaced }: ReadablePage): Pick<ForeignKey, "instance" | "replaced"> {
  return { instance: instanceId, ...(replaced.length === 0 ? {} : { replaced: [...replaced] }) };
}

/** The name under which a page reads what its recall's options come from. No author can write it. */
function innerName(name: string, from: string): string {
  return `${name}.${from}`;
}

type Json = ForeignKey["props"];

/** Props whose `from` is the inner name; collects the names they had. */
function renameParts(props: Json, name: string, found: Set<string>): Json {
  return mapFrom(props, (from) => {
    found.add(from);
    return innerName(name, from);
  });
}

function renameRecalled(props: Json, from: string, name: string): Json {
  return mapFrom(props, (inner) =>
    inner.startsWith(`${from}.`) ? `${name}${inner.slice(from.length)}` : inner,
  );
}

function mapFrom(props: Json, rename: (from: string) => string): Json {
  if (isPartsFrom(props)) return { from: rename(props.from) };
  if (Array.isArray(props)) return props.map((item) => mapFrom(item, rename));
  if (!isRecord(props)) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, mapFrom(value, rename)]));
}

/** Whether a page comes before another one; those of other programmes always do. */
export function isBefore(page: PagePlace, reader: PagePlace): boolean {
  if (page.programId !== reader.programId) return true;
  const [a, b] = [parseStepId(page.stepId), parseStepId(reader.stepId)];
  if (a === undefined || b === undefined) return false;
  return (a.session - b.session || a.step - b.step || page.at - reader.at) < 0;
}

import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import * as z from "zod/mini";
import { ContentError, type Mistake } from "./content-error.ts";

/** Keys and indexes from the top of a file to a value. */
export type Path = readonly PropertyKey[];

/** One authored YAML file, with the positions of its values. */
export interface Source {
  readonly file: string;
  /** A mistake at a value of this file; a path to something missing points at what should hold it. */
  mistake(path: Path, expected: string): Mistake;
}

export interface Authored<Value> {
  readonly source: Source;
  readonly value: Value;
}

/** zod/mini brings no texts of its own. */
const MESSAGES = z.locales.en().localeError;

/** Reads one YAML file's text against a schema. Throws {@link ContentError} with every mistake found. */
export function parseSource<Schema extends z.ZodMiniType>(
  file: string,
  text: string,
  schema: Schema,
): Authored<z.output<Schema>> {
  const { document, lines } = parseYaml(file, text);
  const at = (offset: number, path: Path, expected: string): Mistake => {
    const { line, col } = lines.linePos(offset);
    return {
      file,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      path: path.map(String).join("."),
      expected,
    };
  };
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    throw new ContentError(broken.map((problem) => at(problem.pos[0], [], `valid YAML: ${problem.message}`)));
  }
  const source: Source = {
    file,
    mistake: (path, expected) => at(offsetOf(document, path), path, expected),
  };
  const parsed = z.safeParse(schema, document.toJS(), { error: MESSAGES });
  if (parsed.success) return { source, value: parsed.data };
  throw new ContentError(issueMistakes(source, parsed.error.issues));
}

interface Parsed {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** What was parsed last, by file: the preview and the tests read all files again for a change of one. */
const parsedLast = new Map<string, Parsed>();

function parseYaml(file: string, text: string): Parsed {
  const last = parsedLast.get(file);
  if (last?.text === text) return last;
  const lines = new LineCounter();
  const parsed = { text, lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }) };
  parsedLast.set(file, parsed);
  return parsed;
}

/** What a schema found wrong with the value at a path of a file. */
export function issueMistakes(
  source: Source,
  issues: readonly z.core.$ZodIssue[],
  path: Path = [],
): Mistake[] {
  return issues.flatMap((issue) => {
    const at = [...path, ...issue.path];
    if (issue.code === "invalid_key") return issue.issues.map(({ message }) => source.mistake(at, message));
    if (issue.code !== "unrecognized_keys") return [source.mistake(at, issue.message)];
    return issue.keys.map((key) => source.mistake([...at, key], "no such key"));
  });
}

/** A key that must be unique, and where it was written. */
export interface Keyed {
  readonly source: Source;
  readonly path: Path;
  readonly key: string;
}

/** A mistake for each repeated key. `what` is the word for the key in its message. */
export function repeated(items: readonly Keyed[], what: "value" | "name" = "value"): Mistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ source, path, key }) => {
    if (seen.has(key)) return [source.mistake(path, `expected another ${what}: ${key} is taken`)];
    seen.add(key);
    return [];
  });
}

/** Offset of the value at a path, or of the nearest thing that should hold it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return document.contents?.range?.[0] ?? 0;
}

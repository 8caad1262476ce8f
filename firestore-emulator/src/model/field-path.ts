import type { FieldPath } from "./query.ts";
import { invalidArgument, type StatusError } from "./status.ts";
import { compareStrings } from "./strings.ts";

const UNQUOTED_SEGMENT = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/suy;
const NAME = "__name__";

/** The field path of the document name. */
export const NAME_FIELD: FieldPath = [NAME];

/** Whether a field path is the document name rather than a stored field. */
export function isNameField(field: FieldPath): boolean {
  return field.length === 1 && field[0] === NAME;
}

/**
 * Parses a field path in request syntax, `` address.`zip code` ``, into unquoted segments.
 * @throws StatusError INVALID_ARGUMENT with the official text when it is empty or malformed.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === "") {
    throw invalidArgument("Invalid empty property path string.");
  }
  const segments: string[] = [];
  let index = 0;
  while (index <= text.length) {
    SEGMENT.lastIndex = index;
    const match = SEGMENT.exec(text);
    const segment = match?.[1] ?? match?.[2]?.replace(/\\(.)/gsu, "$1");
    if (match === null || segment === undefined) {
      throw invalidPath(text);
    }
    segments.push(segment);
    index += match[0].length;
    if (index < text.length && text[index] !== ".") {
      throw invalidPath(text);
    }
    index += 1;
  }
  return segments;
}

/** Formats a field path in request syntax: segments that are not identifiers are quoted with backticks. */
export function formatFieldPath(field: FieldPath): string {
  return field
    .map((segment) =>
      UNQUOTED_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[\\`]/gu, "\\$&")}\``,
    )
    .join(".");
}

/** Orders field paths segment by segment, shorter first. */
export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  for (const [index, segment] of a.entries()) {
    const other = b[index];
    if (other === undefined) {
      return 1;
    }
    const order = compareStrings(segment, other);
    if (order !== 0) {
      return order;
    }
  }
  return a.length - b.length;
}

/** Whether two field paths are equal. */
export function fieldPathsEqual(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

function invalidPath(text: string): StatusError {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      "and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)",
  );
}

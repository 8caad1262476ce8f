import type { PatternSegment } from "../syntax/ast.ts";
import { FAILED, NULL_ERROR, type Outcome, path, text } from "../values/value.ts";

/** An unknown segment, such as the ids of the documents that a query returns. */
export const UNKNOWN_SEGMENT: unique symbol = Symbol("unknown segment");
/** Any number of unknown segments, such as the parents in a collection group. */
export const UNKNOWN_PATH: unique symbol = Symbol("unknown path");

/** An element of the path of a request. */
export type PathElement = string | typeof UNKNOWN_SEGMENT | typeof UNKNOWN_PATH;

/** The pattern of nested match blocks, starting at `/databases`. */
export class PathPattern {
  /** Names of the wildcards in order. */
  readonly captureNames: readonly string[];
  readonly #before: readonly PatternSegment[];
  readonly #hasGlob: boolean;
  readonly #after: readonly PatternSegment[];
  readonly #globMinimum: number;

  /** `globMinimum` is the minimum number of segments that `{name=**}` matches: 1 in rules version 1, else 0. */
  constructor(segments: readonly PatternSegment[], globMinimum: number) {
    const glob = segments.findIndex((segment) => segment.kind === "capture" && segment.glob);
    this.captureNames = segments.flatMap((segment) =>
      segment.kind === "capture" ? [segment.name.text] : [],
    );
    this.#hasGlob = glob >= 0;
    this.#before = glob < 0 ? segments : segments.slice(0, glob);
    this.#after = glob < 0 ? [] : segments.slice(glob + 1);
    this.#globMinimum = globMinimum;
  }

  /** The values of the wildcards when the pattern matches the whole path; values of unknown segments are errors. */
  match(elements: readonly PathElement[]): Outcome[] | undefined {
    const rest = elements.length - this.#before.length - this.#after.length;
    if (this.#hasGlob ? rest < this.#globMinimum : rest !== 0) {
      return undefined;
    }
    const captures: Outcome[] = [];
    if (!matchSegments(this.#before, elements, 0, captures)) {
      return undefined;
    }
    const globEnd = this.#before.length + rest;
    if (this.#hasGlob) {
      captures.push(globValue(elements.slice(this.#before.length, globEnd)));
    }
    return matchSegments(this.#after, elements, globEnd, captures) ? captures : undefined;
  }
}

function matchSegments(
  segments: readonly PatternSegment[],
  elements: readonly PathElement[],
  from: number,
  captures: Outcome[],
): boolean {
  for (const [index, segment] of segments.entries()) {
    const element = elements[from + index];
    if (element === undefined || element === UNKNOWN_PATH) {
      return false;
    }
    if (segment.kind === "capture") {
      captures.push(typeof element === "string" ? text(element) : NULL_ERROR);
    } else if (segment.text !== element) {
      return false;
    }
  }
  return true;
}

function globValue(elements: readonly PathElement[]): Outcome {
  const segments = elements.filter((element) => typeof element === "string");
  return segments.length === elements.length ? path(segments) : FAILED;
}

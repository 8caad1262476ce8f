import type { PatternSegment } from "../syntax/ast.ts";
import { FAILED, type Outcome, path, text } from "../values/value.ts";

/** One segment that is not known, such as the id of the documents that a query returns. */
export const UNKNOWN_SEGMENT: unique symbol = Symbol("unknown segment");
/** Any number of unknown segments, such as the parents in a collection group. */
export const UNKNOWN_STRETCH: unique symbol = Symbol("unknown stretch");

/** A request's path, piece by piece. */
export type PathElement = string | typeof UNKNOWN_SEGMENT | typeof UNKNOWN_STRETCH;

/** A whole pattern, from `/databases` down, ready to be matched. */
export class PathPattern {
  /** Names of the wildcards in order. */
  readonly captureNames: readonly string[];
  readonly #before: readonly PatternSegment[];
  readonly #hasGlob: boolean;
  readonly #after: readonly PatternSegment[];
  readonly #globMinimum: number;

  /** `globMinimum` is the least number of segments that `{name=**}` covers: 1 in rules version 1, else 0. */
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

  /** What the wildcards take when the pattern covers the whole path; unknown parts are errors to use. */
  match(elements: readonly PathElement[]): Outcome[] | undefined {
    const rest = elements.length - this.#before.length - this.#after.length;
    if (this.#hasGlob ? rest < this.#globMinimum : rest !== 0) {
      return undefined;
    }
    const captures: Outcome[] = [];
    if (!take(this.#before, elements, 0, captures)) {
      return undefined;
    }
    const globEnd = this.#before.length + rest;
    if (this.#hasGlob) {
      captures.push(globValue(elements.slice(this.#before.length, globEnd)));
    }
    return take(this.#after, elements, globEnd, captures) ? captures : undefined;
  }
}

function take(
  segments: readonly PatternSegment[],
  elements: readonly PathElement[],
  from: number,
  captures: Outcome[],
): boolean {
  for (const [index, segment] of segments.entries()) {
    const element = elements[from + index];
    if (element === undefined || element === UNKNOWN_STRETCH) {
      return false;
    }
    if (segment.kind === "capture") {
      captures.push(typeof element === "string" ? text(element) : FAILED);
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

import type { Span } from "../syntax/ast.ts";
import type { CoverageNode, CoverageReport, CoverageValue } from "../types.ts";
import type { Outcome } from "../values/value.ts";
import { encodeOutcome } from "./coverage-values.ts";

/** Maximum number of distinct values per expression; later ones are not reported. */
const MAX_VALUES = 50;

interface OutcomeCount {
  readonly outcome: Outcome;
  count: number;
}

/** Counts the values of an expression. */
export class Recorder {
  readonly span: Span;
  readonly children: readonly Recorder[];
  readonly #counts = new Map<unknown, OutcomeCount>();

  constructor(span: Span, children: readonly Recorder[]) {
    this.span = span;
    this.children = children;
  }

  record(outcome: Outcome): void {
    const key = keyOf(outcome);
    const entry = this.#counts.get(key);
    if (entry !== undefined) {
      entry.count += 1;
    } else if (this.#counts.size < MAX_VALUES) {
      this.#counts.set(key, { outcome, count: 1 });
    }
  }

  /** Distinct values in order of first occurrence. */
  values(): CoverageValue[] {
    const counts = new Map<string, { value: CoverageValue["value"]; count: number }>();
    for (const { outcome, count } of this.#counts.values()) {
      const value = encodeOutcome(outcome);
      const key = JSON.stringify(value);
      const known = counts.get(key);
      if (known === undefined) {
        counts.set(key, { value, count });
      } else {
        known.count += count;
      }
    }
    return [...counts.values()];
  }
}

/** The coverage report: one node per expression that is not a literal. */
export function reportCoverage(source: string, recorders: readonly Recorder[]): CoverageReport {
  const offsets = codePointOffsets(source);
  return {
    rules: { files: [{ name: "security.rules", content: source }] },
    report: recorders.map((recorder) => describe(recorder, offsets)),
  };
}

function describe(recorder: Recorder, offsets: (offset: number) => number): CoverageNode {
  const { line, column, start, end } = recorder.span;
  return {
    sourcePosition: { line, column, currentOffset: offsets(start), endOffset: offsets(end) },
    values: recorder.values(),
    children: recorder.children.map((child) => describe(child, offsets)),
  };
}

/** Reports use code points, the parser UTF-16 units. */
function codePointOffsets(source: string): (offset: number) => number {
  const pairs: number[] = [];
  for (const match of source.matchAll(/[\u{10000}-\u{10ffff}]/gu)) {
    pairs.push(match.index);
  }
  return (offset) => (pairs.length === 0 ? offset : offset - pairs.filter((at) => at < offset).length);
}

/** The map key of an outcome: content for scalars and errors, identity otherwise. */
function keyOf(outcome: Outcome): unknown {
  switch (outcome.type) {
    case "string":
    case "int":
    case "float":
      return outcome.value;
    case "error":
      return outcome.message === undefined ? outcome : `\u0000${outcome.message}`;
    default:
      return outcome;
  }
}

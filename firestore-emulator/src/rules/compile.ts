import { decide } from "./decide.ts";
import { reportCoverage } from "./program/coverage.ts";
import { encodeOutcome } from "./program/coverage-values.ts";
import { buildProgram } from "./program/program.ts";
import { IssueList } from "./syntax/issues.ts";
import { parseRules } from "./syntax/parse.ts";
import type { CompileResult } from "./types.ts";

export interface CompileOptions {
  /** Receives the output of `debug()` as JSON; default: standard error. */
  readonly debug?: (text: string) => void;
}

const MAX_SOURCE_BYTES = 256 * 1024;

/**
 * Compiles a rules file. With ERROR issues there is no ruleset; WARNINGs (an old version, an unused function) are in
 * the ruleset.
 */
export function compileRules(source: string, options: CompileOptions = {}): CompileResult {
  const issues = new IssueList();
  if (Buffer.byteLength(source, "utf8") > MAX_SOURCE_BYTES) {
    issues.error({ line: 1, column: 1 }, `A ruleset may have ${MAX_SOURCE_BYTES} bytes at most.`);
    return { ok: false, issues: issues.sorted() };
  }
  const file = parseRules(source, issues);
  if (issues.failed) {
    return { ok: false, issues: issues.sorted() };
  }
  const log = options.debug ?? logToStandardError;
  const program = buildProgram(file, issues, (value) => log(JSON.stringify(encodeOutcome(value))));
  if (issues.failed) return { ok: false, issues: issues.sorted() };
  return {
    ok: true,
    ruleset: {
      source,
      issues: issues.sorted(),
      decide: (request, budget) => decide(program, request, budget),
      coverage: () => reportCoverage(source, program.recorders),
    },
  };
}

function logToStandardError(text: string): void {
  process.stderr.write(`debug: ${text}\n`);
}

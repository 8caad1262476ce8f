import type { RulesIssue } from "../types.ts";
import type { Span } from "./ast.ts";

/** The issues of a rules file. */
export class IssueList {
  readonly #issues: RulesIssue[] = [];

  error(at: Pick<Span, "line" | "column">, description: string): void {
    this.#issues.push({ severity: "ERROR", line: at.line, column: at.column, description });
  }

  warning(at: Pick<Span, "line" | "column"> | undefined, description: string): void {
    this.#issues.push({ severity: "WARNING", line: at?.line, column: at?.column, description });
  }

  get failed(): boolean {
    return this.#issues.some((issue) => issue.severity === "ERROR");
  }

  /** Distinct issues, sorted by position; those without one first. */
  sorted(): RulesIssue[] {
    const seen = new Set<string>();
    return this.#issues
      .filter((issue) => {
        const key = `${issue.line}:${issue.column}:${issue.description}`;
        return !seen.has(key) && seen.add(key) !== undefined;
      })
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  }
}

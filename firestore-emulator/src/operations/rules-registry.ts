import { compileRules } from "../rules/compile.ts";
import type { CompileResult, Ruleset } from "../rules/types.ts";

/** The ruleset of each project. A project without one allows everything. */
export class RulesRegistry {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #listeners = new Set<(projectId: string) => void>();

  /** Compiles and installs a project's rules; on compile errors the previous rules stay active. */
  load(projectId: string, source: string): CompileResult {
    const result = compileRules(source);
    if (!result.ok) return result;
    this.#rulesets.set(projectId, result.ruleset);
    for (const listener of this.#listeners) listener(projectId);
    return result;
  }

  get(projectId: string): Ruleset | undefined {
    return this.#rulesets.get(projectId);
  }

  /** Calls the listener after a project's rules were replaced. Returns the unsubscribe function. */
  subscribe(listener: (projectId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

import { compileRules } from "../rules/compile.ts";
import type { CompileResult, Ruleset } from "../rules/types.ts";

/** The ruleset of each project. A project without one allows everything. */
export class RulesRegistry {
  readonly #rulesets = new Map<string, Ruleset>();

  /** Compiles and installs a project's rules; on compile errors the old ones stay. */
  load(projectId: string, source: string): CompileResult {
    const result = compileRules(source);
    if (result.ok) this.#rulesets.set(projectId, result.ruleset);
    return result;
  }

  get(projectId: string): Ruleset | undefined {
    return this.#rulesets.get(projectId);
  }
}

import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { Evaluate } from "./context.ts";

/** A declared function and, once compiled, what it does. */
export interface FunctionUnit {
  readonly declaration: FunctionDeclaration;
  /** Where the function was declared: what its body sees. */
  readonly scope: Scope;
  /** Variables in order, then the result. Filled after every function of the file is known. */
  body: { readonly lets: readonly Evaluate[]; readonly result: Evaluate } | undefined;
  /** Functions that the body calls. */
  readonly calls: Set<FunctionUnit>;
  used: boolean;
}

/** Names visible in a block: its own functions and wildcards, then those of the blocks around it. */
export class Scope {
  readonly parent: Scope | undefined;
  /** Wildcards of all patterns from the outermost block to this one. */
  readonly captures: readonly string[];
  readonly functions = new Map<string, FunctionUnit>();

  constructor(parent: Scope | undefined, captures: readonly string[]) {
    this.parent = parent;
    this.captures = captures;
  }

  findFunction(name: string): FunctionUnit | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }
}

/** What the names in one expression may mean. */
export interface Names {
  readonly scope: Scope;
  /** Parameters and variables of the enclosing function, in order of their places in a frame. */
  readonly locals: readonly string[];
  /** The enclosing function. */
  readonly within: FunctionUnit | undefined;
}

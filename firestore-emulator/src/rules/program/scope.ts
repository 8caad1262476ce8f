import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { Evaluate } from "./context.ts";

/** A declared function and its compiled body. */
export interface FunctionUnit {
  readonly declaration: FunctionDeclaration;
  /** The scope of the declaration. */
  readonly scope: Scope;
  /** Variables in order and the result. Set after all functions of the file are declared. */
  body: { readonly lets: readonly Evaluate[]; readonly result: Evaluate } | undefined;
  /** Functions that the body calls. */
  readonly calls: Set<FunctionUnit>;
  used: boolean;
}

/** Names visible in a block: its functions and wildcards, then those of enclosing blocks. */
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

/** The names that an expression can use. */
export interface Names {
  readonly scope: Scope;
  /** Parameters and variables of the enclosing function, in the order of `Frame.locals`. */
  readonly locals: readonly string[];
  /** `undefined` outside functions. */
  readonly enclosing: FunctionUnit | undefined;
}

import type {
  AllowStatement,
  Block,
  MatchBlock,
  Name,
  PatternSegment,
  RulesFile,
  Service,
} from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import type { RulesMethod } from "../types.ts";
import type { RuleValue } from "../values/value.ts";
import type { Evaluate } from "./context.ts";
import type { Recorder } from "./coverage.ts";
import { ExpressionCompiler } from "./expressions.ts";
import { checkFunctions, compileFunction, declareFunctions, reportDuplicates } from "./functions.ts";
import { PathPattern } from "./pattern.ts";
import { type FunctionUnit, Scope } from "./scope.ts";

/** An allow statement: its methods and condition. */
export interface Statement {
  readonly methods: ReadonlySet<RulesMethod>;
  /** `undefined` when it always allows. */
  readonly condition: Evaluate | undefined;
  /** Position of the condition. */
  readonly line: number;
  readonly column: number;
}

/** Consecutive statements of one match block, with its pattern. */
interface Rule {
  readonly pattern: PathPattern;
  readonly statements: Statement[];
}

/** A compiled rules file. */
export interface Program {
  /** The rules of each method, in source order. */
  readonly rules: Readonly<Record<RulesMethod, readonly Rule[]>>;
  readonly recorders: readonly Recorder[];
}

const EVALUATED_SERVICE = "cloud.firestore";
const VERSIONS: ReadonlySet<string> = new Set(["1", "2"]);
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const METHODS: ReadonlyMap<string, readonly RulesMethod[]> = new Map([
  ["read", ["get", "list"]],
  ["write", ["create", "update", "delete"]],
  ["get", ["get"]],
  ["list", ["list"]],
  ["create", ["create"]],
  ["update", ["update"]],
  ["delete", ["delete"]],
]);

/** Compiles a parsed file. The program must not be used when `issues.failed`. */
export function buildProgram(file: RulesFile, issues: IssueList, debug: (value: RuleValue) => void): Program {
  const builder = new ProgramBuilder(file, issues, debug);
  return builder.build();
}

class ProgramBuilder {
  readonly #file: RulesFile;
  readonly #issues: IssueList;
  readonly #compiler: ExpressionCompiler;
  readonly #version: string;
  readonly #functions: FunctionUnit[] = [];
  readonly #rules: Record<RulesMethod, Rule[]> = { get: [], list: [], create: [], update: [], delete: [] };
  readonly #recorders: Recorder[] = [];

  constructor(file: RulesFile, issues: IssueList, debug: (value: RuleValue) => void) {
    this.#file = file;
    this.#issues = issues;
    this.#compiler = new ExpressionCompiler(issues, debug);
    this.#version = this.#checkVersion(file.version);
  }

  build(): Program {
    const root = new Scope(undefined, []);
    this.#declare(this.#file, root);
    const services = this.#file.services.filter(({ name }) => name.text === EVALUATED_SERVICE);
    for (const [index, service] of services.entries()) {
      if (index > 0) {
        this.#issues.error(service.name.span, `Duplicate service: ${EVALUATED_SERVICE}.`);
      }
      this.#service(service, root);
    }
    for (const unit of this.#functions) {
      this.#recorders.push(...compileFunction(unit, this.#compiler));
    }
    checkFunctions(this.#functions, this.#issues);
    return {
      rules: this.#rules,
      recorders: this.#recorders.sort((a, b) => a.span.start - b.span.start),
    };
  }

  #checkVersion(version: Name | undefined): string {
    if (version === undefined) {
      this.#issues.warning(
        undefined,
        "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).",
      );
      return "1";
    }
    if (!VERSIONS.has(version.text)) {
      this.#issues.error(version.span, `Unknown rules version: ${version.text}.`);
    }
    return version.text;
  }

  #declare(block: Pick<Block, "functions">, scope: Scope): void {
    this.#functions.push(...declareFunctions(block.functions, scope, this.#issues));
  }

  #service(service: Service, root: Scope): void {
    const scope = new Scope(root, []);
    this.#declare(service, scope);
    for (const statement of service.allows) {
      this.#issues.error(statement.span, "An allow statement must be inside a match block.");
    }
    for (const block of service.matches) {
      this.#match(block, scope, [], 1);
    }
  }

  #match(block: MatchBlock, parent: Scope, parentSegments: readonly PatternSegment[], depth: number): void {
    const segments = [...parentSegments, ...block.pattern];
    const pattern = new PathPattern(segments, this.#version === "1" ? 1 : 0);
    const scope = new Scope(parent, pattern.captureNames);
    this.#checkPattern(block, segments, depth);
    this.#declare(block, scope);
    const parts = [...block.allows, ...block.matches].sort((a, b) => a.span.start - b.span.start);
    for (const part of parts) {
      if ("pattern" in part) {
        this.#match(part, scope, segments, depth + 1);
      } else {
        this.#add(pattern, this.#statement(part, scope));
      }
    }
  }

  #add(pattern: PathPattern, statement: Statement): void {
    for (const method of statement.methods) {
      const rules = this.#rules[method];
      const last = rules.at(-1);
      if (last?.pattern === pattern) {
        last.statements.push(statement);
      } else {
        rules.push({ pattern, statements: [statement] });
      }
    }
  }

  #statement(statement: AllowStatement, scope: Scope): Statement {
    const methods = new Set<RulesMethod>();
    for (const { text, span } of statement.methods) {
      const named = METHODS.get(text);
      if (named === undefined) {
        this.#issues.error(span, `Invalid method: ${text}.`);
      }
      for (const method of named ?? []) {
        methods.add(method);
      }
    }
    const { condition } = statement;
    const { line, column } = condition?.span ?? statement.span;
    if (condition === undefined) {
      return { methods, condition: undefined, line, column };
    }
    const compiled = this.#compiler.compile(condition, { scope, locals: [], enclosing: undefined });
    this.#recorders.push(...compiled.recorders);
    return { methods, condition: compiled.run, line, column };
  }

  #checkPattern(block: MatchBlock, segments: readonly PatternSegment[], depth: number): void {
    const { span } = block;
    if (depth > MAX_MATCH_DEPTH) {
      this.#issues.error(span, `Match blocks are nested deeper than ${MAX_MATCH_DEPTH}.`);
    }
    if (segments.length > MAX_SEGMENTS) {
      this.#issues.error(span, `A path has more than ${MAX_SEGMENTS} segments.`);
    }
    const captures = segments.filter((segment) => segment.kind === "capture");
    if (captures.length > MAX_CAPTURES) {
      this.#issues.error(span, `A path has more than ${MAX_CAPTURES} wildcards.`);
    }
    const globs = captures.filter(({ glob }) => glob);
    const last = segments.at(-1);
    if (globs.length > 1) {
      this.#issues.error(span, "A path may have only one recursive wildcard.");
    } else if (this.#version === "1" && globs.length === 1 && last !== globs[0]) {
      this.#issues.error(span, "In rules version 1 a recursive wildcard must be the last segment of a path.");
    }
    const names = block.pattern.flatMap((segment) => (segment.kind === "capture" ? [segment.name] : []));
    reportDuplicates(names, "wildcard", this.#issues);
  }
}

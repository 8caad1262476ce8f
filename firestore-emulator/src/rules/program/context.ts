import { Lookups } from "../lookups.ts";
import type { BatchBudget, RulesMethod, RulesRequest } from "../types.ts";
import { absoluteSegments } from "../values/convert.ts";
import { failure, type Outcome, path, type RuleError, type RuleValue } from "../values/value.ts";
import { requestValue } from "./request.ts";

const MAX_EXPRESSIONS = 1000;
const TOO_MANY = failure(`maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);

/** The state of one decision: the values of its globals, its lookups and its expression limit. */
export class DecisionContext {
  readonly lookups: Lookups;
  /** The value of `resource`: null without a document, an error when unknown. */
  readonly resource: Outcome;
  readonly path: RuleValue;
  readonly #request: RulesRequest;
  readonly #method: RulesMethod;
  #value: RuleValue | undefined;
  #remaining = MAX_EXPRESSIONS;

  constructor(
    request: RulesRequest,
    method: RulesMethod,
    resource: Outcome,
    batch: BatchBudget | undefined,
    lookups?: Lookups,
  ) {
    this.#request = request;
    this.#method = method;
    this.resource = resource;
    this.path = path(absoluteSegments(request.databaseId, request.path));
    this.lookups = lookups ?? new Lookups(request, batch);
  }

  /** The value of `request`. */
  get request(): RuleValue {
    this.#value ??= requestValue(this.#request, this.#method, this.path);
    return this.#value;
  }

  /** Counts one expression; false when the limit is exceeded. */
  countExpression(): boolean {
    this.#remaining -= 1;
    return this.#remaining >= 0;
  }

  /** The error of the decision when the expression limit is exceeded. */
  get limitError(): RuleError | undefined {
    return this.#remaining < 0 ? TOO_MANY : undefined;
  }
}

/** The environment of an expression: wildcards of the statement, parameters and variables of the function. */
export interface Frame {
  readonly context: DecisionContext;
  readonly captures: readonly Outcome[];
  readonly captureNames: readonly string[];
  readonly locals: readonly Outcome[];
  /** Depth of function calls. */
  readonly depth: number;
}

export type Evaluate = (frame: Frame) => Outcome;

import { Lookups } from "../lookups.ts";
import type { BatchBudget, RulesMethod, RulesRequest } from "../types.ts";
import { absoluteSegments } from "../values/document.ts";
import { failure, type Outcome, path, type RuleError, type RuleValue } from "../values/value.ts";
import { requestValue } from "./request.ts";

const MAX_EXPRESSIONS = 1000;
const TOO_MANY = failure(`maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);

/** Everything one decision shares: what expressions can see, and what they have used up. */
export class DecisionContext {
  readonly lookups: Lookups;
  /** `resource`: null where there is no document, an error where it cannot be known. */
  readonly resource: Outcome;
  readonly path: RuleValue;
  readonly #request: RulesRequest;
  readonly #method: RulesMethod;
  #value: RuleValue | undefined;
  #left = MAX_EXPRESSIONS;

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

  /** Counts one expression; false when there were too many. */
  spend(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }

  /** The error that ends the decision once too many expressions were evaluated. */
  get exhausted(): RuleError | undefined {
    return this.#left < 0 ? TOO_MANY : undefined;
  }
}

/** What an expression is evaluated in: a statement's wildcards, and the parameters and variables of a function. */
export interface Frame {
  readonly context: DecisionContext;
  readonly captures: readonly Outcome[];
  readonly captureNames: readonly string[];
  readonly locals: readonly Outcome[];
  /** Functions entered. */
  readonly depth: number;
}

export type Evaluate = (frame: Frame) => Outcome;

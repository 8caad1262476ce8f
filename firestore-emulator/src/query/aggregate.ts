import type { StoredDocument } from "../model/document.ts";
import { formatFieldPath, isNameField } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import { LIMITS } from "../model/limits.ts";
import type { FieldPath } from "../model/query.ts";
import { isReserved } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import type { Value } from "../model/value.ts";

/** One aggregation of a query. An empty alias is replaced by `field_<position>`. */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: "count"; readonly upTo: bigint | undefined }
  | { readonly kind: "sum" | "average"; readonly field: FieldPath }
);

/**
 * Validates aggregations and assigns default aliases.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateAggregations(aggregations: readonly Aggregation[]): Aggregation[] {
  if (aggregations.length === 0) {
    throw invalid("Aggregations can not be empty.");
  }
  if (aggregations.length > LIMITS.aggregations) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${LIMITS.aggregations}. ` +
        `Received: ${aggregations.length}`,
    );
  }
  const aliases = new Set<string>();
  return aggregations.map((aggregation, index) => {
    const alias = aggregation.alias === "" ? `field_${index + 1}` : aggregation.alias;
    if (aliases.has(alias)) {
      throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
    aliases.add(alias);
    validateAggregation(aggregation);
    return { ...aggregation, alias };
  });
}

/**
 * Results by alias. Documents without one of the summed or averaged fields are excluded from all aggregations,
 * as in production, where they are not in the index.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): ReadonlyMap<string, Value> {
  const fields = aggregations.flatMap((aggregation) =>
    aggregation.kind === "count" ? [] : [aggregation.field],
  );
  const counted = documents.filter((document) =>
    fields.every((field) => getField(document.fields, field) !== undefined),
  );
  return new Map(aggregations.map((aggregation) => [aggregation.alias, aggregateOne(counted, aggregation)]));
}

function validateAggregation(aggregation: Aggregation): void {
  if (aggregation.kind === "count") {
    if (aggregation.upTo !== undefined && aggregation.upTo < 0n) {
      throw invalid("The `up_to` value in a COUNT aggregation must be greater than or equal to zero.");
    }
    return;
  }
  const reserved = aggregation.field.find((segment) => isReserved(segment));
  if (reserved !== undefined || isNameField(aggregation.field)) {
    throw invalid(`The property.name "${reserved ?? formatFieldPath(aggregation.field)}" is reserved.`);
  }
}

function aggregateOne(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === "count") {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { kind: "integer", value: upTo !== undefined && upTo < count ? upTo : count };
  }
  const total = new NumberSum();
  for (const document of documents) {
    total.add(getField(document.fields, aggregation.field));
  }
  return aggregation.kind === "sum" ? total.sum() : total.average();
}

/** Sums numbers, integers exactly. */
class NumberSum {
  #integers = 0n;
  #doubles = 0;
  #doubleCount = 0;
  #count = 0;

  add(value: Value | undefined): void {
    if (value?.kind === "integer") {
      this.#integers += value.value;
      this.#count += 1;
    } else if (value?.kind === "double") {
      this.#doubles += value.value;
      this.#doubleCount += 1;
      this.#count += 1;
    }
  }

  sum(): Value {
    const fitsInt64 = BigInt.asIntN(64, this.#integers) === this.#integers;
    return this.#doubleCount === 0 && fitsInt64
      ? { kind: "integer", value: this.#integers }
      : { kind: "double", value: this.#asDouble() };
  }

  average(): Value {
    return this.#count === 0 ? { kind: "null" } : { kind: "double", value: this.#asDouble() / this.#count };
  }

  #asDouble(): number {
    return Number(this.#integers) + this.#doubles;
  }
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

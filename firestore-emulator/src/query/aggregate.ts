import type { StoredDocument, Value } from "../model/document.ts";
import { isNameField } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import { LIMITS } from "../model/limits.ts";
import type { FieldPath, Query } from "../model/query.ts";
import { isReserved } from "../model/resource-name.ts";
import { invalidArgument, type StatusError } from "../model/status.ts";

/** One aggregation of a query. The empty aliases are replaced by `field_1`, `field_2` and so on. */
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
    throw invalidArgument("Aggregations can not be empty.");
  }
  if (aggregations.length > LIMITS.aggregations) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${LIMITS.aggregations}. ` +
        `Received: ${aggregations.length}`,
    );
  }
  const aliases = new Set<string>();
  let unnamed = 0;
  return aggregations.map((aggregation) => {
    if (aggregation.alias === "") {
      unnamed += 1;
    }
    const alias = aggregation.alias === "" ? `field_${unnamed}` : aggregation.alias;
    if (isReserved(alias)) {
      throw reserved(alias);
    }
    if (aliases.has(alias)) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
    aliases.add(alias);
    validateAggregation(aggregation);
    return { ...aggregation, alias };
  });
}

/**
 * The query whose results are aggregated: documents without one of the summed or averaged fields are excluded before
 * offset and limit, also from counts, as in production, where they are not in the index.
 */
export function aggregatedQuery(query: Query, aggregations: readonly Aggregation[]): Query {
  const requiredFields = aggregations.flatMap((aggregation) =>
    aggregation.kind === "count" ? [] : [aggregation.field],
  );
  return { ...query, requiredFields };
}

/** Results by alias, of the documents that `aggregatedQuery` finds. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): ReadonlyMap<string, Value> {
  return new Map(
    aggregations.map((aggregation) => [aggregation.alias, aggregateOne(documents, aggregation)]),
  );
}

function validateAggregation(aggregation: Aggregation): void {
  if (aggregation.kind === "count") {
    if (aggregation.upTo !== undefined && aggregation.upTo < 0n) {
      throw invalidArgument(
        "The `up_to` value in a COUNT aggregation must be greater than or equal to zero.",
      );
    }
    return;
  }
  if (isNameField(aggregation.field)) {
    throw invalidArgument("Aggregations are not supported for the property: __key__");
  }
  const segment = aggregation.field.find(isReserved);
  if (segment !== undefined) {
    throw reserved(segment);
  }
}

function aggregateOne(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === "count") {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { kind: "integer", value: upTo !== undefined && upTo < count ? upTo : count };
  }
  const values = documents.map((document) => getField(document.fields, aggregation.field));
  const integers = values.flatMap((value) => (value?.kind === "integer" ? [value.value] : []));
  const doubles = values.flatMap((value) => (value?.kind === "double" ? [value.value] : []));
  // Integers are summed exactly.
  const whole = integers.reduce((sum, value) => sum + value, 0n);
  const total = Number(whole) + doubles.reduce((sum, value) => sum + value, 0);
  if (aggregation.kind === "average") {
    const count = integers.length + doubles.length;
    return count === 0 ? { kind: "null" } : { kind: "double", value: total / count };
  }
  const isInteger = doubles.length === 0 && BigInt.asIntN(64, whole) === whole;
  return isInteger ? { kind: "integer", value: whole } : { kind: "double", value: total };
}

function reserved(name: string): StatusError {
  return invalidArgument(`The property.name "${name}" is reserved.`);
}

import { decodeField } from "../../codec/query.ts";
import { decodeValue } from "../../codec/value.ts";
import {
  StructuredQuery_FindNearest_DistanceMeasure as DistanceMeasure,
  type StructuredQuery_FindNearest as FindNearestMessage,
} from "../../generated/firestore_pb.js";
import type { StoredDocument, Value } from "../../model/document.ts";
import { getField, setField } from "../../model/fields.ts";
import { vectorElements } from "../../model/order.ts";
import type { FieldPath, Query } from "../../model/query.ts";
import { isReserved } from "../../model/resource-name.ts";
import { invalidArgument } from "../../model/status.ts";
import { isMarkedAsVector, vectorNumbers } from "../../model/vector.ts";

const MAX_LIMIT = 1000;

type Measure = "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";

/** A vector search over the results of a query. */
export interface FindNearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  /** Name of the top-level field of each result for the distance; dots are part of it. */
  readonly resultField: string | undefined;
  /** Maximum distance; for DOT_PRODUCT the minimum product. */
  readonly threshold: number | undefined;
}

/**
 * Decodes and validates the FindNearest of a StructuredQuery, for a query that is valid itself.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function decodeFindNearest(
  message: FindNearestMessage | undefined,
  query: Query,
): FindNearest | undefined {
  if (!message) return undefined;
  const vector = decodeQueryVector(decodeValue(message.queryVector));
  const { limit, distanceResultField: resultField } = message;
  if (limit === undefined || limit < 1 || limit > MAX_LIMIT) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`);
  }
  const measure = DistanceMeasure[message.distanceMeasure];
  if (!isMeasure(measure)) throw invalidArgument("Unknown Distance Measure.");
  const field = decodeField(message.vectorField);
  if (query.limit !== undefined) throw invalidArgument("A query limit cannot be used with FindNearest");
  if (query.offset > 0) throw invalidArgument("A query offset cannot be used with FindNearest");
  if (query.startAt || query.endAt) throw invalidArgument("A cursor cannot be used with FindNearest");
  if (isReserved(resultField)) {
    throw invalidArgument(`The distanceResultField.property.name "${resultField}" is reserved.`);
  }
  return {
    field,
    vector,
    measure,
    limit,
    resultField: resultField === "" ? undefined : resultField,
    threshold: message.distanceThreshold,
  };
}

function decodeQueryVector(value: Value): readonly number[] {
  if (value.kind !== "map" || !isMarkedAsVector(value.fields)) {
    throw invalidArgument("Query Value must be of type vector.");
  }
  return vectorNumbers(value.fields);
}

/** The documents with a vector of the same dimension, nearest first; ties keep their order, NaN is last. */
export function rankNearest(documents: readonly StoredDocument[], search: FindNearest): StoredDocument[] {
  const ranked: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const value = getField(document.fields, search.field);
    const vector = value && numbersOf(value);
    if (vector?.length !== search.vector.length) continue;
    const distance = measureDistance(search.measure, vector, search.vector);
    if (withinThreshold(search, distance)) ranked.push({ document, distance });
  }
  const sign = search.measure === "DOT_PRODUCT" ? -1 : 1;
  ranked.sort((a, b) => compareDistances(a.distance, b.distance, sign));
  return ranked.slice(0, search.limit).map(({ document, distance }) => {
    if (search.resultField === undefined) return document;
    const fields = setField(document.fields, [search.resultField], { kind: "double", value: distance });
    return { ...document, fields };
  });
}

function compareDistances(a: number, b: number, sign: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a === b ? 0 : a < b ? -sign : sign;
}

function measureDistance(measure: Measure, a: readonly number[], b: readonly number[]): number {
  switch (measure) {
    case "EUCLIDEAN":
      return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
    case "DOT_PRODUCT":
      return dot(a, b);
    case "COSINE":
      // One square root: exact for equal and opposite vectors, unlike the product of two roots.
      return 1 - clamp(dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)));
  }
}

/** A cosine without rounding errors beyond ±1. */
function clamp(cosine: number): number {
  return Math.min(1, Math.max(-1, cosine));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, index) => total + value * (b[index] ?? 0), 0);
}

function withinThreshold({ measure, threshold }: FindNearest, distance: number): boolean {
  if (threshold === undefined) return true;
  return measure === "DOT_PRODUCT" ? distance >= threshold : distance <= threshold;
}

function numbersOf(value: Value): readonly number[] | undefined {
  const elements = value.kind === "map" ? vectorElements(value) : undefined;
  return elements?.map((element) => (element.kind === "double" ? element.value : Number.NaN));
}

function isMeasure(text: string | undefined): text is Measure {
  return text === "EUCLIDEAN" || text === "COSINE" || text === "DOT_PRODUCT";
}

import { type Message, messageOf, stringOf, wrappedNumberOf } from "../codec/message.ts";
import { decodeValue, fieldReferenceOf } from "../codec/value.ts";
import type { StoredDocument } from "../model/document.ts";
import { parseFieldPath } from "../model/field-path.ts";
import { getField, setField } from "../model/fields.ts";
import { vectorElements } from "../model/order.ts";
import type { FieldPath } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import type { Value } from "../model/value.ts";

const MAX_LIMIT = 1000;

type Measure = "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";

/** A vector search over the results of a query. */
export interface FindNearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  /** Field of each result for the distance. */
  readonly resultField: FieldPath | undefined;
  /** Maximum distance; for DOT_PRODUCT the minimum product. */
  readonly threshold: number | undefined;
}

/** Decodes a StructuredQuery.FindNearest. @throws StatusError INVALID_ARGUMENT */
export function decodeFindNearest(message: Message | undefined): FindNearest | undefined {
  if (!message) return undefined;
  const measure = stringOf(message, "distanceMeasure");
  if (!isMeasure(measure)) throw invalid("Unknown distance measure.");
  const queryVector = messageOf(message, "queryVector");
  const vector = queryVector && numbersOf(decodeValue(queryVector));
  if (!vector) throw invalid("find_nearest requires a query vector.");
  const limit = wrappedNumberOf(message, "limit");
  if (limit === undefined || limit < 1 || limit > MAX_LIMIT) {
    throw invalid(`find_nearest requires a limit between 1 and ${MAX_LIMIT}.`);
  }
  const resultField = stringOf(message, "distanceResultField");
  return {
    field: parseFieldPath(fieldReferenceOf(message, "vectorField")),
    vector,
    measure,
    limit,
    resultField: resultField === "" ? undefined : parseFieldPath(resultField),
    threshold: wrappedNumberOf(message, "distanceThreshold"),
  };
}

/** The documents with a vector of the same dimension, nearest first; ties keep their order. */
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
  ranked.sort((a, b) => sign * (a.distance - b.distance));
  return ranked.slice(0, search.limit).map(({ document, distance }) => {
    if (!search.resultField) return document;
    const fields = setField(document.fields, search.resultField, { kind: "double", value: distance });
    return { ...document, fields };
  });
}

function measureDistance(measure: Measure, a: readonly number[], b: readonly number[]): number {
  switch (measure) {
    case "EUCLIDEAN":
      return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
    case "DOT_PRODUCT":
      return dot(a, b);
    case "COSINE":
      return 1 - dot(a, b) / (Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b)));
  }
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

function isMeasure(text: string): text is Measure {
  return text === "EUCLIDEAN" || text === "COSINE" || text === "DOT_PRODUCT";
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

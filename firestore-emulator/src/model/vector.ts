import type { Fields } from "./document.ts";
import { LIMITS } from "./limits.ts";
import { invalidArgument } from "./status.ts";

const TYPE = "__type__";
const VECTOR = "__vector__";
const ELEMENTS = "value";

/** Whether a map is marked as a vector, well-formed or not. */
export function isMarkedAsVector(fields: Fields): boolean {
  const type = fields.get(TYPE);
  return type?.kind === "string" && type.value === VECTOR;
}

/**
 * The numbers of a map marked as a vector.
 * @throws StatusError INVALID_ARGUMENT with the official text when it is malformed.
 */
export function vectorNumbers(fields: Fields): readonly number[] {
  const elements = fields.get(ELEMENTS);
  if (elements === undefined) {
    throw invalidArgument("Vector map is missing key 'value'.");
  }
  if (elements.kind !== "array") {
    throw invalidArgument("Vector value type must be an array.");
  }
  if (fields.size > 2) {
    throw invalidArgument("Vector value map has extraneous entries.");
  }
  if (elements.values.length === 0) {
    throw invalidArgument("Cannot have a zero length vector.");
  }
  if (elements.values.length > LIMITS.vectorDimensions) {
    throw invalidArgument(`Vectors must be at most ${LIMITS.vectorDimensions} dimensions.`);
  }
  return elements.values.map((element) => {
    if (element.kind !== "double") {
      throw invalidArgument("Vector must only contain values of type 'double'");
    }
    return element.value;
  });
}

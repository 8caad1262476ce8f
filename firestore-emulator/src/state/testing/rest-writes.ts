import { parseFieldPath } from "../../model/field-path.ts";
import { parseDocumentName } from "../../model/resource-name.ts";
import { list, optional, record, text } from "../../model/testing/json.ts";
import { readFields, readTime, readValue } from "../../model/testing/rest-values.ts";
import type { Precondition, Transform, Write } from "../../model/write.ts";

/** Reads a Write in REST JSON; `actualTime` maps recorded times to those of the replay. */
export function readWrite(json: unknown, actualTime: (recorded: string) => bigint): Write {
  const write = record(json);
  const precondition = optional(write.currentDocument, (value) => readPrecondition(value, actualTime));
  if (write.delete !== undefined) {
    return { kind: "delete", path: parseDocumentName(text(write.delete)).path, precondition };
  }
  if (write.transform !== undefined) {
    const { document, fieldTransforms } = record(write.transform);
    const transforms = list(fieldTransforms).map(readTransform);
    const { path } = parseDocumentName(text(document));
    return { kind: "update", path, precondition, fields: new Map(), mask: [], transforms };
  }
  const { name, fields } = record(write.update);
  return {
    kind: "update",
    path: parseDocumentName(text(name)).path,
    precondition,
    fields: readFields(fields),
    mask: optional(write.updateMask, (mask) =>
      (optional(record(mask).fieldPaths, list) ?? []).map((field) => parseFieldPath(text(field))),
    ),
    transforms: (optional(write.updateTransforms, list) ?? []).map(readTransform),
  };
}

function readPrecondition(json: unknown, actualTime: (recorded: string) => bigint): Precondition {
  const { exists, updateTime } = record(json);
  return updateTime === undefined
    ? { kind: "exists", exists: exists === true }
    : { kind: "updateTime", updateTime: actualTime(text(updateTime)) };
}

function readTransform(json: unknown): Transform {
  const transform = record(json);
  const field = parseFieldPath(text(transform.fieldPath));
  if (transform.setToServerValue !== undefined) {
    return { field, kind: "requestTime" };
  }
  if (transform.appendMissingElements !== undefined) {
    return { field, kind: "appendMissing", values: readElements(transform.appendMissingElements) };
  }
  if (transform.removeAllFromArray !== undefined) {
    return { field, kind: "removeAll", values: readElements(transform.removeAllFromArray) };
  }
  for (const kind of ["increment", "maximum", "minimum"] as const) {
    if (transform[kind] !== undefined) {
      return { field, kind, operand: readValue(transform[kind]) };
    }
  }
  throw new TypeError(`Unknown transform ${JSON.stringify(json)}`);
}

function readElements(json: unknown) {
  return (optional(record(json).values, list) ?? []).map(readValue);
}

/** Maps times of a recording to times of the replay. */
export class TimePairs {
  readonly #actual = new Map<string, bigint>();

  /** The time of the replay for a recorded one, or the recorded time when there is no pair. */
  actual(recorded: string): bigint {
    return this.#actual.get(recorded) ?? readTime(recorded);
  }

  /** Pairs two times and returns the expected time: equal recorded times need equal actual ones. */
  pair(recorded: string, actual: bigint): bigint {
    const known = this.#actual.get(recorded);
    if (known === undefined && [...this.#actual.values()].includes(actual)) {
      throw new Error(`${recorded} differs from other times in the recording`);
    }
    this.#actual.set(recorded, known ?? actual);
    return known ?? actual;
  }

  /** Replaces recorded microseconds in a message by those of the replay. */
  message(recorded: string): string {
    let message = recorded;
    for (const [time, actual] of this.#actual) {
      message = message.replaceAll(String(readTime(time)), String(actual));
    }
    return message;
  }
}

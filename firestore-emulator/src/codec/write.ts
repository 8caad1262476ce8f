import { parseFieldPath } from "../model/field-path.ts";
import type { FieldPath } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import type { Precondition, Transform, Write, WriteResult } from "../model/write.ts";
import { booleanOf, type Message, messageOf, messagesOf, stringOf, stringsOf } from "./message.ts";
import { microsOf, timestampOf } from "./timestamp.ts";
import { decodeFields, decodeValue, decodeValues, encodeValue } from "./value.ts";

/** Converts a full document name to its path; throws for names of another database. */
export type PathReader = (name: string) => string;

/**
 * Decodes a google.firestore.v1.Write. Checks the structure only; the commit validates the content.
 * @throws StatusError INVALID_ARGUMENT
 */
export function decodeWrite(message: Message, pathOf: PathReader): Write {
  const precondition = decodePrecondition(messageOf(message, "currentDocument"));
  const mask = decodeMask(messageOf(message, "updateMask"));
  const transforms = messagesOf(message, "updateTransforms").map(decodeTransform);
  const update = messageOf(message, "update");
  if (update) {
    const path = pathOf(stringOf(update, "name"));
    return { kind: "update", path, precondition, fields: decodeFields(update), mask, transforms };
  }
  if (typeof message.delete === "string")
    return { kind: "delete", path: pathOf(message.delete), precondition };
  if (typeof message.verify === "string") {
    if (!precondition) throw invalid("a verify must contain a precondition");
    if (mask) throw invalid("a verify must not specify a document mask.");
    if (transforms.length > 0) throw invalid("a verify must not specify a update transform.");
    return { kind: "verify", path: pathOf(message.verify), precondition };
  }
  const transform = messageOf(message, "transform");
  if (transform) {
    const path = pathOf(stringOf(transform, "document"));
    const legacy = messagesOf(transform, "fieldTransforms").map(decodeTransform);
    return { kind: "update", path, precondition, fields: new Map(), mask: [], transforms: legacy };
  }
  throw invalid("a write must contain an operation");
}

/** Decodes a google.firestore.v1.Precondition; `undefined` when it sets no condition. */
export function decodePrecondition(message: Message | undefined): Precondition | undefined {
  if (!message) return undefined;
  const updateTime = messageOf(message, "updateTime");
  if (updateTime) return { kind: "updateTime", updateTime: microsOf(updateTime) };
  return typeof message.exists === "boolean"
    ? { kind: "exists", exists: booleanOf(message, "exists") }
    : undefined;
}

/** The field paths of a DocumentMask; `undefined` when there is no mask, `[]` when it is empty. */
export function decodeMask(message: Message | undefined): readonly FieldPath[] | undefined {
  return message && stringsOf(message, "fieldPaths").map(parseFieldPath);
}

/** Encodes a google.firestore.v1.WriteResult. */
export function encodeWriteResult(result: WriteResult): Message {
  return {
    ...(result.updateTime !== undefined && { updateTime: timestampOf(result.updateTime) }),
    ...(result.transformResults.length > 0 && { transformResults: result.transformResults.map(encodeValue) }),
  };
}

function decodeTransform(message: Message): Transform {
  const field = parseFieldPath(stringOf(message, "fieldPath"));
  for (const kind of ["increment", "maximum", "minimum"] as const) {
    const operand = messageOf(message, kind);
    if (operand) return { field, kind, operand: decodeValue(operand) };
  }
  const append = messageOf(message, "appendMissingElements");
  if (append) return { field, kind: "appendMissing", values: decodeValues(append) };
  const remove = messageOf(message, "removeAllFromArray");
  if (remove) return { field, kind: "removeAll", values: decodeValues(remove) };
  if (message.setToServerValue === "REQUEST_TIME") return { field, kind: "requestTime" };
  throw invalid("Unknown server value.");
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

import { create } from "@bufbuild/protobuf";
import {
  type DocumentMask,
  type DocumentTransform_FieldTransform as FieldTransform,
  type Precondition as PreconditionMessage,
  DocumentTransform_FieldTransform_ServerValue as ServerValue,
  type Write as WriteMessage,
  type WriteResult as WriteResultMessage,
  WriteResultSchema,
} from "../generated/firestore_pb.js";
import { parseFieldPath } from "../model/field-path.ts";
import type { FieldPath } from "../model/query.ts";
import { invalidArgument } from "../model/status.ts";
import type { Precondition, Transform, Write, WriteResult } from "../model/write.ts";
import { decodeFields, decodeValue, decodeValues, encodeValue, microsOf, timestampOf } from "./value.ts";

/** Converts a full document name to its path; throws for names of another database. */
export type PathReader = (name: string) => string;

/**
 * Checks the structure only; the commit validates the content.
 * @throws StatusError INVALID_ARGUMENT
 */
export function decodeWrite(message: WriteMessage, pathOf: PathReader): Write {
  const { operation } = message;
  const precondition = decodePrecondition(message.currentDocument);
  const mask = decodeMask(message.updateMask);
  const transforms = message.updateTransforms.map(decodeTransform);
  switch (operation.case) {
    case "update": {
      const path = pathOf(operation.value.name);
      return { kind: "update", path, precondition, fields: decodeFields(operation.value), mask, transforms };
    }
    case "delete":
      return { kind: "delete", path: pathOf(operation.value), precondition };
    case "verify":
      if (mask) throw invalidArgument("a verify must not specify a document mask.");
      if (transforms.length > 0) throw invalidArgument("a verify must not specify a update transform.");
      return { kind: "verify", path: pathOf(operation.value), precondition };
    case "transform": {
      const path = pathOf(operation.value.document);
      const legacy = operation.value.fieldTransforms.map(decodeTransform);
      return { kind: "update", path, precondition, fields: new Map(), mask: [], transforms: legacy };
    }
    default:
      throw invalidArgument("a write must contain an operation");
  }
}

/** `undefined` when it sets no condition. */
export function decodePrecondition(message: PreconditionMessage | undefined): Precondition | undefined {
  const condition = message?.conditionType;
  switch (condition?.case) {
    case "updateTime":
      return { kind: "updateTime", updateTime: microsOf(condition.value) };
    case "exists":
      return { kind: "exists", exists: condition.value };
    default:
      return undefined;
  }
}

/** The field paths of a mask; `undefined` when there is no mask, `[]` when it is empty. */
export function decodeMask(message: DocumentMask | undefined): readonly FieldPath[] | undefined {
  return message?.fieldPaths.map(parseFieldPath);
}

export function encodeWriteResult(result: WriteResult): WriteResultMessage {
  return create(WriteResultSchema, {
    ...(result.updateTime !== undefined && { updateTime: timestampOf(result.updateTime) }),
    transformResults: result.transformResults.map(encodeValue),
  });
}

function decodeTransform({ fieldPath, transformType }: FieldTransform): Transform {
  const field = parseFieldPath(fieldPath);
  switch (transformType.case) {
    case "increment":
    case "maximum":
    case "minimum":
      return { field, kind: transformType.case, operand: decodeValue(transformType.value) };
    case "appendMissingElements":
      return { field, kind: "appendMissing", values: decodeValues(transformType.value) };
    case "removeAllFromArray":
      return { field, kind: "removeAll", values: decodeValues(transformType.value) };
    case "setToServerValue":
      if (transformType.value === ServerValue.REQUEST_TIME) return { field, kind: "requestTime" };
  }
  throw invalidArgument("Unknown server value.");
}

import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { numericId } from "../model/document-path.ts";
import { isNameField } from "../model/field-path.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { validateFields, validateWrittenPath, validateWrittenValue } from "../model/validate.ts";
import type { Transform, Write } from "../model/write.ts";
import { validateOperand } from "./transforms.ts";

/**
 * Rejects writes that are invalid in any state of the database.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateWrites(writes: readonly Write[]): void {
  const written = new Map<DocumentPath, Mutation>();
  const verified = new Set<DocumentPath>();
  for (const write of writes) {
    const { path } = write;
    if (write.kind === "verify") {
      if (write.precondition === undefined) throw invalidArgument("a verify must contain a precondition");
      if (verified.has(path)) {
        throw invalidArgument("the same document cannot be verified more than once in a single request");
      }
      if (written.has(path)) {
        throw invalidArgument("the same document cannot be written and then verified in a single request");
      }
      verified.add(path);
      continue;
    }
    if (verified.has(path)) {
      throw invalidArgument("the same document cannot be verified and then written in a single request");
    }
    const mutation = mutationOf(write);
    validateSequence(written.get(path), mutation);
    written.set(path, mutation);
    if (write.kind === "update") {
      validateUpdate(write);
    }
  }
}

/** What a write does to its document, in the terms of the official messages. */
type Mutation = "insert" | "update" | "upsert" | "delete";

function mutationOf(write: Exclude<Write, { kind: "verify" }>): Mutation {
  if (write.kind === "delete") {
    return "delete";
  }
  if (write.precondition?.kind !== "exists") {
    return "upsert";
  }
  return write.precondition.exists ? "update" : "insert";
}

/** Rejects two writes to one document of which the second fails after any success of the first. */
function validateSequence(previous: Mutation | undefined, next: Mutation): void {
  if (previous === undefined) {
    return;
  }
  const fails = previous === "delete" ? next === "update" : next === "insert";
  if (fails) {
    throw invalidArgument(`Cannot ${previous} then ${next} an entity in the same request.`);
  }
}

function validateUpdate(write: Extract<Write, { kind: "update" }>): void {
  validateFields(write.fields);
  for (const field of write.mask ?? []) {
    if (!isNameField(field)) {
      validateWrittenPath(field);
    }
  }
  for (const transform of write.transforms) {
    validateTransform(transform);
  }
}

function validateTransform(transform: Transform): void {
  validateWrittenPath(transform.field);
  validateOperand(transform);
  if ("values" in transform) {
    validateWrittenValue(transform.field, { kind: "array", values: transform.values });
  }
}

/**
 * Checks a write's precondition against the current document.
 * @throws StatusError NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION with the official text.
 */
export function checkPrecondition(
  projectId: string,
  { path, precondition }: Write,
  before: StoredDocument | undefined,
): void {
  if (precondition === undefined) {
    return;
  }
  if (precondition.kind === "updateTime") {
    const stored = before?.updateTime ?? 0n;
    if (stored !== precondition.updateTime) {
      throw new StatusError(
        "FAILED_PRECONDITION",
        `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
      );
    }
    return;
  }
  if (precondition.exists && before === undefined) {
    throw new StatusError("NOT_FOUND", `no entity to update: app: "dev~${projectId}"\n${elements(path)}`);
  }
  if (!precondition.exists && before !== undefined) {
    throw new StatusError(
      "ALREADY_EXISTS",
      `entity already exists: EntityRef[partitionRef=dev~${projectId}, path=/${path}]`,
    );
  }
}

/** A path in the text format of App Engine keys, as in the official error message. */
function elements(path: DocumentPath): string {
  const segments = path.split("/");
  const lines: string[] = [];
  for (let index = 0; index + 1 < segments.length; index += 2) {
    const id = segments[index + 1] ?? "";
    const number = numericId(id);
    const element = number === undefined ? `name: "${id}"` : `id: ${number}`;
    lines.push(`  Element {\n    type: "${segments[index]}"\n    ${element}\n  }\n`);
  }
  return `path <\n${lines.join("")}>\n`;
}

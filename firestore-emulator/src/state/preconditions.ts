import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { numericId } from "../model/document-path.ts";
import { StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";

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

import { readFile } from "node:fs/promises";
import { Failure } from "../../command.ts";
import type { DocumentChecksum } from "./stored-documents.ts";

/** A line of the file: the checksum, a space, and the path as a JSON string. */
const LINE = /^([0-9a-f]{64}) (".+")$/;

/** The text of a file of checksums, which `parseChecksums` reads. */
export function formatChecksums(documents: readonly DocumentChecksum[]): string {
  return documents.map(({ path, checksum }) => `${checksum} ${JSON.stringify(path)}\n`).join("");
}

/** Checksums by path. A Failure names the line that is none. */
export function parseChecksums(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Failure("The file of checksums ends within a line.");
  const checksums = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [, checksum, quoted] = LINE.exec(line) ?? [];
    const path = quoted === undefined ? undefined : parseQuoted(quoted);
    if (checksum === undefined || path === undefined) {
      throw new Failure(`Line ${index + 1} of the file of checksums is none: "${line}".`);
    }
    if (checksums.has(path)) throw new Failure(`The file of checksums names ${path} twice.`);
    checksums.set(path, checksum);
  }
  return checksums;
}

export async function readChecksums(file: string): Promise<ReadonlyMap<string, string>> {
  return parseChecksums(
    await readFile(file, "utf8").catch(() => {
      throw new Failure(`There is no file ${file}: \`npm run ops -- checksums ${file}\` writes it.`);
    }),
  );
}

function parseQuoted(quoted: string): string | undefined {
  try {
    const path: unknown = JSON.parse(quoted);
    return typeof path === "string" ? path : undefined;
  } catch {
    return undefined;
  }
}

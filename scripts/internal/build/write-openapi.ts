import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CONTRACT } from "@mindle/domain/api/contract";
import { describeApi } from "../../../functions/src/openapi.ts";

/** Writes the API's OpenAPI description to a file. */
export async function writeOpenApi(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(describeApi(CONTRACT), undefined, 2)}\n`);
}

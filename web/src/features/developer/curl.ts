import type { ApiOperation, Schema } from "../../platform/developer/api-document.ts";
import { exampleOf } from "../../platform/developer/schema-fields.ts";

/** A curl command that calls an operation with a minimal body. */
export function curlOf(
  { path, signedIn, body }: ApiOperation,
  schemas: Readonly<Record<string, Schema>>,
  origin: string,
): string {
  return [
    `curl -X POST ${quoted(`${origin}${path}`)}`,
    `-H ${quoted("Content-Type: application/json")}`,
    ...(signedIn ? [`-H ${quoted("Authorization: Bearer <ID token>")}`] : []),
    `-d ${quoted(JSON.stringify(exampleOf(body, schemas)))}`,
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CONTRACT } from "@mindle/domain/api/contract";
import { describeApi } from "../functions/src/openapi.ts";
import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";

// Describes the API as OpenAPI, in .local/openapi.json or in the file that is named.
await runMain(async () => {
  const file = process.argv[2] ?? fromRoot(".local/openapi.json");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(describeApi(CONTRACT), undefined, 2)}\n`);
  console.log(file);
  return 0;
});

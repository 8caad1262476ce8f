import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { writeOpenApi } from "./internal/write-openapi.ts";

// Describes the API as OpenAPI, in .local/openapi.json or in the file that is named.
await runMain(async () => {
  const file = process.argv[2] ?? fromRoot(".local/openapi.json");
  await writeOpenApi(file);
  console.log(file);
  return 0;
});

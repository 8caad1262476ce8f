import { text } from "node:stream/consumers";
import { sourceMapsOf } from "./internal/build/source-maps.ts";
import { mapStackTrace } from "./internal/build/stack-trace.ts";
import { Failure, readArguments, runMain } from "./internal/command.ts";

const USAGE = `npm run stack-trace -- --build <id> < <file with the frames of an error event, or a stack>

  The id is in the event (\`build\`) and in each page of a deployed build (\`<html data-build>\`). The source maps of that build must
  be in web/.source-maps/dist-deploy/<id>.`;

// Prints a client's stack with the places in the sources.
await runMain(async () => {
  const options = { build: { type: "string" } } as const;
  const { values } = readArguments({ args: process.argv.slice(2), options }, USAGE);
  if (values.build === undefined || !/^[0-9a-f]{12}$/.test(values.build)) throw new Failure(USAGE);
  process.stdout.write(await mapStackTrace(await text(process.stdin), sourceMapsOf(values.build)));
  return 0;
});

import { Failure, runMain } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";
import { prerender } from "./internal/prerender/prerender.ts";

// Writes the HTML of the pre-rendered pages into a web build: prerender.ts <directory> <the app's build for Node>.
await runMain(async () => {
  const [directory, program] = process.argv.slice(2);
  if (directory === undefined || program === undefined) {
    throw new Failure("prerender.ts needs the web build's directory and the app's build for Node.");
  }
  await prerender(fromRoot(directory), fromRoot(program));
  return 0;
});

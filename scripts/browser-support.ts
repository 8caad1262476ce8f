import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { checkSupport } from "./internal/browser-support/check-support.ts";
import { sourceMapsOf } from "./internal/build/source-maps.ts";
import { Failure, runMain } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";

// Checks that the oldest browsers have what a web build uses: browser-support.ts <directory>.
await runMain(async () => {
  const [directory] = process.argv.slice(2);
  if (directory === undefined) throw new Failure("browser-support.ts needs the web build's directory.");
  const shell = await readFile(fromRoot(directory, "shell.html"), "utf8");
  const build = /data-build="([^"]+)"/.exec(shell)?.[1];
  if (build === undefined) throw new Failure(`${directory}/shell.html does not name its build.`);
  await checkSupport(fromRoot(directory), sourceMapsOf(build, basename(directory)));
  return 0;
});

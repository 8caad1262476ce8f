import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { Failure, runMain } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { sourceMapsOf } from "./source-maps.ts";

/** Each loads its own code: none waits for what another one needs. */
const PARTS: Readonly<Record<string, (...args: string[]) => Promise<void>>> = {
  /** Makes the web app's fonts. */
  async fonts() {
    const { buildFonts } = await import("../fonts/build-fonts.ts");
    await buildFonts();
  },
  /** Writes the HTML of the pre-rendered pages into a web build, by the app's build for Node. */
  async prerender(directory = "", program = "") {
    const { prerender } = await import("../prerender/prerender.ts");
    await prerender(fromRoot(directory), fromRoot(program));
  },
  /** Checks that the oldest browsers have what a web build uses. */
  async "browser-support"(directory = "") {
    const { checkSupport } = await import("../browser-support/check-support.ts");
    const shell = await readFile(fromRoot(directory, "shell.html"), "utf8");
    const build = /data-build="([^"]+)"/.exec(shell)?.[1];
    if (build === undefined) throw new Failure(`${directory}/shell.html does not name its build.`);
    await checkSupport(fromRoot(directory), sourceMapsOf(build, basename(directory)));
  },
};

// Parts of a build that run in processes of their own: run-part.ts <part> <its arguments>.
await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const part = PARTS[name];
  if (part === undefined) throw new Failure(`run-part.ts knows no part "${name}".`);
  await part(...args);
  return 0;
});

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { rolldown } from "rolldown";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";

/** The script inside the HTML of every page: web/src/app/inline-script.ts, bundled. */
export async function bundleInlineScript(): Promise<string> {
  const bundle = await rolldown({ input: fromRoot("web/src/app/inline-script.ts"), logLevel: "warn" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** Throws a Failure that names the script's hash where the content security policy in firebase.json does not allow it. */
export async function requireAllowedByPolicy(script: string): Promise<void> {
  const source = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  if ((await readFile(fromRoot("firebase.json"), "utf8")).includes(source)) return;
  throw new Failure(`firebase.json does not allow the script inside the pages: script-src needs ${source}`);
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import chromium from "@sparticuz/chromium";
import { fromRoot } from "../paths.ts";

/** Launch arguments that keep web security on, unlike the package's default ones. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];

/** The browser's executable, unpacked at first use into a directory per version. */
export async function chromiumPath(
  directory = fromRoot(".cache", `chromium-${installedVersion()}`),
): Promise<string> {
  if (!existsSync(directory)) await unpack(directory);
  return join(directory, "chromium");
}

/** Renames the directory when it is complete: other processes may unpack at the same time, or this one be stopped. */
async function unpack(directory: string): Promise<void> {
  mkdirSync(dirname(directory), { recursive: true });
  const incomplete = mkdtempSync(`${directory}.`);
  // The package unpacks into the temporary directory.
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = incomplete;
  try {
    await chromium.executablePath();
    renameSync(incomplete, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(incomplete, { recursive: true, force: true });
  }
}

function installedVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(fromRoot("node_modules/@sparticuz/chromium/package.json"), "utf8"),
  );
  return version;
}

import { mkdirSync, readFileSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import { fromRoot } from "../paths.ts";

/** Launch arguments that keep web security on, unlike the package's default ones. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];

/**
 * The browser's executable, unpacked at first use. The package unpacks into the temporary directory and never replaces
 * existing files, so each version has its own directory below .cache.
 */
export async function chromiumPath(): Promise<string> {
  const directory = fromRoot(".cache", `chromium-${installedVersion()}`);
  mkdirSync(directory, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = directory;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) {
      delete process.env["TMPDIR"];
    } else {
      process.env["TMPDIR"] = before;
    }
  }
}

function installedVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(fromRoot("node_modules/@sparticuz/chromium/package.json"), "utf8"),
  );
  return version;
}

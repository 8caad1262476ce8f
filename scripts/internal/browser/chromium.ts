import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { Failure } from "../command.ts";
import { fromRoot } from "../paths.ts";

/** Launch arguments that keep web security on, unlike the package's default ones. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];

const PACKAGE = fromRoot("node_modules/@sparticuz/chromium");

/** Starts Chromium with the package's own NSS, NSPR and Expat, and with a font where there are none: Node needs none of them. */
const LAUNCHER = `#!/bin/sh
directory=\${0%/*}
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$directory/fonts.conf"
LD_LIBRARY_PATH="$directory/al2023/lib" exec "$directory/chromium" "$@"
`;

const FONTS_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fromRoot("node_modules/pretendard/dist/public/static")}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The browser's executable, unpacked at first use into a directory per version.
 *
 * @throws Failure when it does not start on this machine, with its reason.
 */
export async function chromiumPath(
  directory = fromRoot(".cache/chromium", installedVersion()),
): Promise<string> {
  if (!existsSync(directory)) await unpack(directory);
  return join(directory, "launch");
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
    await inflate(join(PACKAGE, "bin/al2023.tar.br"));
    const launcher = join(incomplete, "launch");
    writeFileSync(launcher, LAUNCHER, { mode: 0o755 });
    writeFileSync(join(incomplete, "fonts.conf"), FONTS_CONFIG);
    requireStart(launcher);
    renameSync(incomplete, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(incomplete, { recursive: true, force: true });
  }
}

function requireStart(executable: string): void {
  try {
    execFileSync(executable, ["--version"], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Failure(`Chromium does not start on this machine. ${String(error)}`);
  }
}

function installedVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  return version;
}

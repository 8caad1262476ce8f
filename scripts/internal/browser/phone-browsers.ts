import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "../command.ts";

/** Browsers beside Chromium that phones have. No npm package brings them: these of Debian do. */
const PACKAGES = {
  webkit: "webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi gstreamer1.0-libav xvfb",
  firefox: "firefox-esr",
} as const;

export type PhoneBrowser = keyof typeof PACKAGES;

/** Those of the browsers that are installed. Of each other one it prints how to install it. */
export function installedPhoneBrowsers(): readonly PhoneBrowser[] {
  const isInstalled = { webkit: hasWebKit(), firefox: findFirefox() !== undefined };
  return (["webkit", "firefox"] as const).filter((name) => {
    if (!isInstalled[name]) {
      console.log(`Without ${name}, whose tests do not run: apt-get install -y ${PACKAGES[name]}`);
    }
    return isInstalled[name];
  });
}

/** @throws Failure when there is none. */
export function firefoxPath(): string {
  const path = findFirefox();
  if (path === undefined) throw new Failure(`Firefox is missing: apt-get install -y ${PACKAGES.firefox}`);
  return path;
}

function findFirefox(): string | undefined {
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

function hasWebKit(): boolean {
  if (findProgram("WebKitWebDriver") === undefined || findProgram("Xvfb") === undefined) return false;
  // Debian's own, for which its packages are: another one may come first in the path.
  const script = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  try {
    execFileSync("/usr/bin/python3", ["-c", script], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function findProgram(name: string): string | undefined {
  const directories = process.env["PATH"]?.split(delimiter) ?? [];
  return directories.map((directory) => join(directory, name)).find(existsSync);
}

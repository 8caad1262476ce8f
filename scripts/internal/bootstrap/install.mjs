import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * Runs `npm ci` when node_modules differs from package-lock.json. Compares with npm's record of the installed packages
 * (node_modules/.package-lock.json), which npm writes last, so an interrupted install runs again.
 */
export async function installIfNeeded(root) {
  const wanted = await readPackages(new URL("package-lock.json", root));
  if (wanted === undefined) {
    throw new Error("package-lock.json is missing: nothing can be installed.");
  }
  const installed = await readPackages(new URL("node_modules/.package-lock.json", root));
  if (installed !== undefined && matches(wanted, installed)) {
    return;
  }
  console.log(
    installed === undefined
      ? "Installing dependencies (once, about a minute) …"
      : "Dependencies changed: installing …",
  );
  const started = Date.now();
  const code = await npmCi(fileURLToPath(root), started);
  if (code !== 0) {
    throw new Error(`npm ci failed (exit code ${code}).`);
  }
  console.log(`Dependencies installed in ${seconds(started)}.`);
}

async function readPackages(url) {
  let text;
  try {
    text = await readFile(url, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") {
      return undefined;
    }
    throw error;
  }
  return JSON.parse(text).packages;
}

// Optional packages for other platforms may be absent; every other one must be installed in its locked version.
function matches(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes("node_modules/") || link === true) {
      return true;
    }
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

function npmCi(cwd, started) {
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith(".js") ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const ticker = setInterval(() => console.log(`  still installing (${seconds(started)})`), 10_000);
  return new Promise((resolve, reject) => {
    spawn(program, args, { cwd, stdio: "inherit" })
      .on("error", reject)
      .on("exit", (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(ticker));
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(0)} s`;
}

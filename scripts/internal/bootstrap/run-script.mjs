import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs scripts/<command>.ts with Node 24's own TypeScript support; resolves to its exit code. */
export async function runScript({ root, command, args, ownMajor, neededMajor }) {
  const commands = (await readdir(new URL("scripts/", root)))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));
  if (command === undefined || !commands.includes(command)) {
    throw new Error(`There is no command "${command ?? ""}". Commands: ${commands.sort().join(", ")}.`);
  }
  const bin = fileURLToPath(new URL("node_modules/.bin", root));
  const child = spawn(
    pickNode(`${bin}/node`, ownMajor, neededMajor),
    [fileURLToPath(new URL(`scripts/${command}.ts`, root)), ...args],
    {
      cwd: fileURLToPath(root),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
      },
    },
  );
  // The script handles the signal itself. A terminal sends Ctrl-C to both processes, any other sender only to this one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  stopWithNpm(child);
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

function pickNode(bundled, ownMajor, neededMajor) {
  if (existsSync(bundled)) {
    return bundled;
  }
  if (ownMajor >= neededMajor) {
    return process.execPath;
  }
  throw new Error(
    `Node ${neededMajor} is needed and npm has none for this machine (${process.platform} ${process.arch}): install Node ${neededMajor} and try again.`,
  );
}

// npm runs this process through a shell that does not forward signals. A changed parent means that npm has ended.
function stopWithNpm(child) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) {
        child.kill("SIGTERM");
      }
    }, 500).unref();
  }
}

import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { LOCAL_FUNCTIONS, localWebSettings } from "../build/build-steps.ts";
import { Failure } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { LOCAL_PROJECT } from "./local-emulators.ts";
import type { Frontend } from "./local-stack.ts";
import { requireFreePorts, type StackPorts } from "./ports.ts";

/** The dev server's port is this much above Hosting's: 5173, Vite's default, for 5000. */
const DEV_PORT_OFFSET = 173;

/** Serves the web app from source with hot reload, and rebuilds the functions whenever their source changes. */
export async function startDevServer(ports: StackPorts): Promise<Frontend> {
  const port = ports.hosting + DEV_PORT_OFFSET;
  await requireFreePorts({ "web dev server": port });
  // Processes of their own: inside this one Vite would end it at the first signal, before the data is saved.
  const functions = watch("functions", "rolldown", ["-c", "rolldown.config.mjs", "--watch"], LOCAL_FUNCTIONS);
  const web = watch("web", "vite", ["--port", String(port), "--strictPort", "--clearScreen", "false"], {
    ...localWebSettings(LOCAL_PROJECT, ports),
    // Where the dev server proxies /api, /call and /streams to.
    FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}`,
  });
  await waitForServer(port, () => web.nodeChildProcess.exitCode !== null);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      functions.kill();
      web.kill();
      await Promise.all([functions, web]);
    },
  };
}

function watch(
  workspace: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  return execa(program, args, {
    cwd: fromRoot(workspace),
    env,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
}

async function waitForServer(port: number, hasExited: () => boolean): Promise<void> {
  while (!hasExited()) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Failure("The web dev server stopped while starting.");
}

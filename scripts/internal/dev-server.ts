import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";
import { type Frontend, LOCAL_PROJECT } from "./local-stack.ts";
import { fromRoot } from "./paths.ts";
import { requireFreePorts, type StackPorts } from "./ports.ts";
import { localWebSettings } from "./web-settings.ts";

/** The dev server's port lies this far above Hosting's: 5173, Vite's own, for 5000. */
const ABOVE_HOSTING = 173;

/** Serves the web app from source with hot reload, and rebuilds the functions whenever their source changes. */
export async function startDevServer(ports: StackPorts): Promise<Frontend> {
  const port = ports.hosting + ABOVE_HOSTING;
  await requireFreePorts({ "web dev server": port });
  // Processes of their own: inside this one Vite would end it at the first signal, before the data is saved.
  const functions = watch("functions", "rolldown", ["-c", "rolldown.config.mjs", "--watch"], {});
  const web = watch("web", "vite", ["--port", String(port), "--strictPort", "--clearScreen", "false"], {
    ...localWebSettings(LOCAL_PROJECT, ports),
    // Where the dev server sends /api and /streams.
    FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}`,
  });
  await answering(port, web);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      functions.kill();
      web.kill();
    },
  };
}

function watch(
  workspace: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const child = spawn(program, args, {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.on("exit", () => child.kill());
  return child;
}

async function answering(port: number, web: ChildProcess): Promise<void> {
  while (web.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Failure("The web dev server stopped while starting.");
}

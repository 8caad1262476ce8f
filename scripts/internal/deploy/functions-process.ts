import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { Failure } from "../failure.ts";

const START_LIMIT_MS = 30_000;

/** The framework's program, beside its module. */
const FRAMEWORK = fileURLToPath(new URL("main.js", import.meta.resolve("@google-cloud/functions-framework")));

/** A function under Google's functions framework, in a process of its own as in production. */
export interface FunctionProcess {
  readonly origin: string;
  readonly pid: number | undefined;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

interface FunctionOptions {
  /** Where the functions are installed. */
  readonly directory: string;
  readonly name: string;
  /** All of its environment, but for what the framework needs. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a function and waits until it listens. */
export async function startFunction({
  directory,
  name,
  environment,
}: FunctionOptions): Promise<FunctionProcess> {
  const port = await freePort();
  const chunks: string[] = [];
  const child = execa(process.execPath, [FRAMEWORK], {
    cwd: directory,
    extendEnv: false,
    env: {
      PATH: process.env["PATH"],
      ...environment,
      NODE_ENV: "production",
      PORT: String(port),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: "http",
      K_SERVICE: name.toLowerCase(),
      K_REVISION: `${name.toLowerCase()}-00001-dry`,
    },
    stdin: "ignore",
    all: true,
    buffer: false,
    reject: false,
    killDescendants: true,
  });
  child.all.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  let hasExited = false;
  const exited = child.then(() => {
    hasExited = true;
  });
  const running: FunctionProcess = {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    log: () => chunks.join(""),
    async stop() {
      child.kill("SIGKILL");
      await exited;
    },
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await listens(running.origin))) {
    if (hasExited || Date.now() > deadline) {
      await running.stop();
      throw new Failure(`The function ${name} does not start:\n${running.log()}`);
    }
    await delay(50);
  }
  return running;
}

/** The framework answers this path by itself once the function is loaded. */
async function listens(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/favicon.ico`);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("The server has no port."));
      });
    });
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../../firestore-emulator/src/cli.ts", import.meta.url));
const HOST = "127.0.0.1";

/** A local Firestore in a process of its own, whose documents outlive it, as those of production do. */
export class FirestoreProcess {
  readonly #child: ChildProcess;
  readonly host = HOST;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts one; with the documents of `from`, the directory of one that was stopped. */
  static async start(project: string, to: string, from?: string): Promise<FirestoreProcess> {
    const args = ["--port", "0", "--project", project, "--export-on-exit", to];
    if (from !== undefined) args.push("--import", from);
    const child = spawn(process.execPath, [CLI, ...args], { stdio: ["ignore", "pipe", "inherit"] });
    let told = "";
    for await (const chunk of child.stdout ?? []) {
      told += String(chunk);
      const port = /running on \S+:(\d+)/.exec(told)?.[1];
      if (port !== undefined) return new FirestoreProcess(child, Number(port));
    }
    throw new Error(`The local Firestore did not start: ${told}`);
  }

  /** Ends it, and writes its documents down. */
  async stop(): Promise<void> {
    const exited = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await exited;
  }
}

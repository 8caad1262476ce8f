import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { listenLocally } from "../../support/local-server.ts";
import { type Engine, type Key, notePageEvents, SCREEN } from "./engine.ts";

const WEB_VIEW = fileURLToPath(new URL("web-view.py", import.meta.url));

/** Code points of keys in the WebDriver specification. */
const KEYS: Readonly<Record<Key, string>> = { Enter: "\uE007", ArrowRight: "\uE014" };

/** After which a command that is not answered has failed. */
const COMMAND_MS = 30_000;

/** After which the page is asked once more: of one that has just been exchanged, the driver waits for the old answer. */
const ANSWER_MS = 4_000;

/** A finger's way from point to point. */
const MOVE_MS = 60;

/** Opens WebKitGTK by the WebDriver protocol, on a screen of its own: where one is larger than the window, the pointer is outside. */
export async function openWebKit(): Promise<Engine> {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display] = z.parse(z.tuple([z.string()]), await once(createInterface(screen.stdout), "line"));
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEB_VIEW: JSON.stringify({ ...SCREEN, script: `(${notePageEvents})()` }),
    },
  });
  const processes = [driver, screen];
  try {
    return await startSession(`http://127.0.0.1:${port}`, processes);
  } catch (error) {
    endAll(processes);
    throw error;
  }
}

async function startSession(driverUrl: string, processes: readonly ChildProcess[]): Promise<Engine> {
  await untilReady(driverUrl);
  const { sessionId } = z.parse(
    z.object({ sessionId: z.string() }),
    await send(driverUrl, "POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: WEB_VIEW, args: [] },
        },
      },
    }),
  );
  const call = (method: string, path: string, body?: object, limitMs?: number) =>
    send(driverUrl, method, `/session/${sessionId}${path}`, body, limitMs);
  const perform = async (source: object) => {
    await call("POST", "/actions", { actions: [source] });
  };
  const typeKeys = (keys: readonly string[], pauseMs: number) =>
    perform({
      type: "key",
      id: "keyboard",
      actions: keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
        { type: "pause", duration: pauseMs },
      ]),
    });
  return {
    async goto(url) {
      await call("POST", "/url", { url });
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; (${expression}).then(
        (text) => done({ text }),
        (error) => done({ error: String(error) }),
      );`;
      const ask = () => call("POST", "/execute/async", { script, args: [] }, ANSWER_MS);
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "TimeoutError") return ask();
        throw error;
      });
      const { text, error } = evaluated.parse(answer);
      if (text === undefined) throw new Error(error);
      return text;
    },
    async touch([first, ...others]) {
      const moveTo = ({ x, y }: { x: number; y: number }, duration: number) => ({
        type: "pointerMove",
        duration,
        x: Math.round(x),
        y: Math.round(y),
      });
      await perform({
        type: "pointer",
        id: "finger",
        // It knows no touches.
        parameters: { pointerType: "mouse" },
        actions: [
          moveTo(first, 0),
          { type: "pointerDown", button: 0 },
          ...others.map((point) => moveTo(point, MOVE_MS)),
          { type: "pointerUp", button: 0 },
        ],
      });
    },
    type: (text, pauseMs) => typeKeys([...text], pauseMs),
    press: (key) => typeKeys([KEYS[key]], 0),
    async upload(value, text) {
      const found = await call("POST", "/element", { using: "css selector", value });
      const [element] = Object.values(z.parse(z.record(z.string(), z.string()), found));
      await call("POST", `/element/${element}/value`, { text });
    },
    async screenshot(file) {
      await writeFile(file, z.parse(z.string(), await call("GET", "/screenshot")), "base64");
    },
    async close() {
      await call("DELETE", "").catch(() => undefined);
      endAll(processes);
    },
  };
}

const evaluated = z.object({ text: z.optional(z.string()), error: z.optional(z.string()) });

const failure = z.object({ error: z.string(), message: z.string() });

/** Sends a command of the protocol. Resolves to its value. */
async function send(
  driverUrl: string,
  method: string,
  path: string,
  body?: object,
  limitMs = COMMAND_MS,
): Promise<unknown> {
  const response = await fetch(driverUrl + path, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = z.parse(z.object({ value: z.unknown() }), await response.json());
  if (response.ok) return value;
  const { error, message } = z.parse(failure, value);
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

async function untilReady(driverUrl: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const isReady = await fetch(`${driverUrl}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
  throw new Error("WebKitWebDriver did not start.");
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, "close");
  return port;
}

function endAll(processes: readonly ChildProcess[]): void {
  for (const each of processes) each.kill();
}

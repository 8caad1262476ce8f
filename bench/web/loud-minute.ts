import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { markdownTable } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { listenLocally } from "../../tests/support/local-server.ts";
import { machine, median, milliseconds } from "../shared/figures.ts";
import { BROWSER_ARGS, executablePath, slowDown, waitForServiceWorker } from "./phone.ts";

const RUNS = 10;
const PATH = "/loud";
const DIRECTORY = fromRoot("web/dist-bench");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** When the page had its first paint and the first useful line was on screen, in milliseconds since the navigation began. */
interface Opened {
  readonly paint: number;
  readonly line: number;
}

/**
 * Measures how soon the first line of the loud minute is on screen without a connection: in a browser that was just started, with a profile
 * that has visited another page of the app once. Prints a Markdown table.
 */
export async function measureLoudMinute(): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "loud-minute-"));
  try {
    const origin = await visitOnce(profile);
    const rows: string[][] = [];
    for (const isSlow of [false, true]) {
      const opened: Opened[] = [];
      for (let run = 0; run < RUNS; run += 1) opened.push(await openOffline(profile, origin, isSlow));
      const lines = opened.map(({ line }) => line);
      rows.push([
        isSlow ? "4× slower processor" : "this machine",
        milliseconds(median(opened.map(({ paint }) => paint))),
        milliseconds(median(lines)),
        milliseconds(Math.max(...lines)),
      ]);
    }
    const header = [`\`${PATH}\` offline, cold; ${RUNS} runs`, "first paint", "first line", "worst"];
    console.log(`\n${machine()}\n\n${markdownTable(header, rows)}\n`);
  } finally {
    await rm(profile, { recursive: true });
  }
}

/** Visits the app until its worker has fetched what it keeps; the server is gone afterwards. Resolves to the origin. */
async function visitOnce(profile: string): Promise<string> {
  const { server, origin } = await serve();
  const browser = await start(profile);
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/help`);
    await waitForServiceWorker(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return origin;
}

async function openOffline(profile: string, origin: string, isSlow: boolean): Promise<Opened> {
  const browser = await start(profile);
  try {
    const page = await browser.newPage();
    if (isSlow) await slowDown(page);
    await page.goto(`${origin}${PATH}`);
    return await page.evaluate(async () => {
      const line = document.querySelector("h1 + p");
      const largest = await new Promise<LargestContentfulPaint | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry instanceof LargestContentfulPaint && entry.element === line) resolve(entry);
          }
        }).observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(() => resolve(undefined), 3_000);
      });
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (largest === undefined || paint === undefined) throw new Error("the line was not painted");
      return { paint: paint.startTime, line: largest.startTime };
    });
  } finally {
    await browser.close();
  }
}

async function start(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await executablePath(),
    args: [...BROWSER_ARGS],
    locale: "ko-KR",
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** The build on a free port, as Hosting serves it to a visitor. */
async function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    const files = path.includes(".") ? [path] : [`${path}.html`, "/shell.html"];
    const answer = async () => {
      for (const file of files) {
        const body = await readFile(join(DIRECTORY, file)).catch(() => undefined);
        if (body === undefined) continue;
        response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
        response.end(body);
        return;
      }
      response.writeHead(404).end();
    };
    void answer();
  });
  return { server, origin: `http://127.0.0.1:${await listenLocally(server)}` };
}

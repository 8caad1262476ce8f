import { createServer } from "node:http";
import { chromium, type Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { CHROMIUM_ARGS, chromiumPath } from "../../../scripts/internal/browser/chromium.ts";
import { closeServer, listenLocally } from "../../support/local-server.ts";

export interface BrowserPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens Chromium on a page of another origin that runs an entry file of this folder. */
export async function openBrowserPage(entry: string): Promise<BrowserPage> {
  const script = await bundle(entry);
  const server = createServer((request, response) => {
    const isScript = request.url === "/entry.js";
    response.setHeader(
      "Content-Type",
      isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8",
    );
    response.end(
      isScript
        ? script
        : '<!doctype html><title>conformance</title><body></body><script src="/entry.js"></script>',
    );
  });
  const port = await listenLocally(server);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    page,
    async close() {
      await browser.close();
      await closeServer(server);
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const input = new URL(entry, import.meta.url).pathname;
  const transform = { define: { "process.env.NODE_ENV": '"production"' } };
  const build = await rolldown({ input, platform: "browser", logLevel: "silent", transform });
  const { output } = await build.generate({ format: "iife" });
  await build.close();
  return output[0].code;
}

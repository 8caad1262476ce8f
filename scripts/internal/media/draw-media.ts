import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "../browser/chromium.ts";
import { fromRoot } from "../paths.ts";
import type { MediaFile } from "./media-files.ts";

/** Draws the film, its poster and the children in Chromium, which has an encoder of H.264. */
export async function drawMedia(): Promise<readonly MediaFile[]> {
  const server = await createServer({
    configFile: fromRoot("web/drawings/vite.config.ts"),
    logLevel: "warn",
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    await server.listen();
    const [address] = server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error("the drawings are not served");
    const page = await browser.newPage();
    const files: MediaFile[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    page.on("pageerror", reject);
    await page.exposeFunction("saveFile", (name: string, bytes: readonly number[]) => {
      files.push({ name, bytes: Uint8Array.from(bytes) });
    });
    await page.exposeFunction("finishDrawing", (problem?: string | null) => {
      if (typeof problem === "string") reject(new Error(problem));
      else resolve();
    });
    await page.goto(address);
    await promise;
    return files;
  } finally {
    await browser.close();
    await server.close();
  }
}

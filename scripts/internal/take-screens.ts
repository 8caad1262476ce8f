import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { fromRoot } from "./paths.ts";
import { screensOf } from "./screen-list.ts";

const WIDTHS = [390, 1440];
const LANGUAGES = ["ko", "en"];

/** Takes a picture of every screen in every width and language; resolves to how many. */
export async function takeScreens(
  origin: string,
  paths: readonly string[],
  directory: string,
): Promise<number> {
  await mkdir(fromRoot(directory), { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const screens = await screensOf(origin, paths);
  let count = 0;
  try {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 844 : 900 },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        for (const { name, path } of screens) {
          const separator = path.includes("?") ? "&" : "?";
          await page.goto(`${origin}${path}${separator}lng=${language}`, { waitUntil: "networkidle" });
          await page.evaluate("document.fonts.ready.then(() => undefined)");
          await page.screenshot({
            path: fromRoot(directory, `${name}-${width}-${language}.png`),
            fullPage: true,
          });
          count += 1;
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return count;
}

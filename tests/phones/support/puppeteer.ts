import { launch } from "puppeteer-core";
import * as z from "zod/mini";
import { type Engine, notePageEvents, SCREEN } from "./engine.ts";

/** Opens Firefox by WebDriver BiDi, or Chromium by its own protocol. */
export async function openPuppeteer(
  browserName: "firefox" | "chrome",
  executablePath: string,
  args: readonly string[] = [],
): Promise<Engine> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    args: [...args],
    defaultViewport: SCREEN,
    // A phone's scroll bars take no room.
    extraPrefsFirefox: { "intl.accept_languages": "ko-KR, ko", "ui.useOverlayScrollbars": 1 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(notePageEvents);
  return {
    async goto(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    evaluate: async (expression) => z.parse(z.string(), await page.evaluate(expression)),
    async touch([first, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    type: (text, pauseMs) => page.keyboard.type(text, { delay: pauseMs }),
    press: (key) => page.keyboard.press(key),
    async upload(css, file) {
      const input = await page.waitForSelector(css);
      await (await input?.toElement("input"))?.uploadFile(file);
    },
    async screenshot(path) {
      await page.screenshot({ path });
    },
    close: () => browser.close(),
  };
}

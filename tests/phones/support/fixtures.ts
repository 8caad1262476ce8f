import { test as base, expect } from "@playwright/test";
import * as z from "zod/mini";
import { CHROMIUM_ARGS, chromiumPath } from "../../../scripts/internal/browser/chromium.ts";
import { firefoxPath } from "../../../scripts/internal/browser/phone-browsers.ts";
import { requireStack } from "../../support/stack.ts";
import type { Engine } from "./engine.ts";
import { Phone } from "./phone.ts";
import { openPuppeteer } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";

export { expect };

interface Fixtures {
  readonly phone: Phone;
  /** Opens a phone that has never been here. What it noted is for the test to judge. */
  readonly openPhone: () => Promise<Phone>;
}

/** The projects of the same names in `playwright.config.ts`. */
const browserName = z.enum(["webkit", "firefox", "chromium"]);

/** Playwright's `test` with a phone in the project's browser instead of a page. An error in the browser fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  openPhone: async ({}, use, { project }) => {
    const opened: Engine[] = [];
    await use(async () => {
      const engine = await openBrowser(browserName.parse(project.name));
      opened.push(engine);
      return new Phone(engine, requireStack().hostingUrl);
    });
    await Promise.all(opened.map((engine) => engine.close()));
  },
  phone: async ({ openPhone }, use, testInfo) => {
    const phone = await openPhone();
    await use(phone);
    if (testInfo.status !== "passed") await phone.engine.screenshot(`${testInfo.outputPath("failed")}.png`);
    expect(await phone.problems(), "unexpected errors in the browser").toEqual([]);
  },
});

async function openBrowser(name: z.output<typeof browserName>): Promise<Engine> {
  switch (name) {
    case "webkit":
      return openWebKit();
    case "firefox":
      return openPuppeteer("firefox", firefoxPath());
    case "chromium":
      return openPuppeteer("chrome", await chromiumPath(), [...CHROMIUM_ARGS, "--lang=ko-KR"]);
  }
}

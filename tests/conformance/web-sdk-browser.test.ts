import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./support/browser-page.ts";
import { networkFixture } from "./support/network.ts";
import { scenarios } from "./support/scenarios.ts";
import type { Connection } from "./support/session.ts";
import { targetFixture } from "./support/target.ts";

const TRANSPORTS: readonly { readonly transport: string; readonly settings: Connection["settings"] }[] = [
  { transport: "long polling detected automatically", settings: {} },
  { transport: "long polling forced", settings: { experimentalForceLongPolling: true } },
  { transport: "streaming only", settings: { experimentalAutoDetectLongPolling: false } },
];

const target = targetFixture();
const network = networkFixture(target);
let browser: BrowserPage;

beforeAll(async () => {
  browser = await openBrowserPage("browser-entry.ts");
});
afterAll(() => browser.close());

describe.each(TRANSPORTS)("web SDK in Chromium, over WebChannel, $transport", ({ settings }) => {
  // Browsers reconnect slowly.
  test.each(scenarios)("$name", { timeout: 60_000 }, async ({ name, expected }) => {
    const { host, port } = target;
    const { emulator, controlUrl } = network;
    const seen = await browser.page.evaluate(
      ([scenario, connection]) => window.runScenario(scenario, connection),
      [name, { emulator: { host, port }, network: { emulator, controlUrl }, settings }] as const,
    );
    expect(seen).toEqual(expected);
  });
});

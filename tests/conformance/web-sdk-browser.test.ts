import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./support/browser-page.ts";
import { type Network, startNetwork } from "./support/network.ts";
import { scenarios } from "./support/scenarios.ts";
import type { Connection } from "./support/session.ts";
import { startTarget, type Target } from "./support/target.ts";

const TRANSPORTS: readonly { readonly transport: string; readonly settings: Connection["settings"] }[] = [
  { transport: "long polling detected automatically", settings: {} },
  { transport: "long polling forced", settings: { experimentalForceLongPolling: true } },
  { transport: "streaming only", settings: { experimentalAutoDetectLongPolling: false } },
];

let target: Target;
let network: Network;
let browser: BrowserPage;

beforeAll(async () => {
  target = await startTarget();
  network = await startNetwork(target);
  browser = await openBrowserPage("browser-entry.ts");
});
afterAll(async () => {
  await browser.close();
  await network.close();
  await target.close();
});

describe.each(TRANSPORTS)("web SDK in Chromium, over WebChannel, $transport", ({ settings }) => {
  // A browser that lost its connection takes its time to look for another.
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

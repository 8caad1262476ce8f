import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSoak } from "../support/soak.ts";
import { type BrowserPage, openBrowserPage } from "./support/browser-page.ts";
import { openNetwork } from "./support/network.ts";
import { networkScenarios } from "./support/network-scenarios.ts";
import type { Scenario } from "./support/scenario.ts";
import { scenarios } from "./support/scenarios.ts";
import type { Connection } from "./support/session.ts";
import { openTarget } from "./support/target.ts";

type Way = { readonly transport: string; readonly settings: Connection["settings"] };

const USUAL: Way = { transport: "long polling detected automatically", settings: {} };

const OTHERS: readonly Way[] = [
  { transport: "long polling forced", settings: { experimentalForceLongPolling: true } },
  { transport: "streaming only", settings: { experimentalAutoDetectLongPolling: false } },
];

const WAYS = isSoak ? [USUAL, ...OTHERS] : [USUAL];

const target = await openTarget();
// A browser opens only six connections to an address, so that each transport has its own.
const transports = await Promise.all(
  WAYS.map(async (each) => ({ ...each, network: await openNetwork(target) })),
);
let browser: BrowserPage;

beforeAll(async () => {
  browser = await openBrowserPage("browser-entry.ts");
});
afterAll(() => browser.close());

type Transport = (typeof transports)[number];

async function expectPasses({ name, expected }: Scenario, { settings, network }: Transport): Promise<void> {
  const { host, port } = target;
  const { emulator, controlUrl } = network;
  const seen = await browser.page.evaluate(
    ([scenario, connection]) => window.runScenario(scenario, connection),
    [name, { emulator: { host, port }, network: { emulator, controlUrl }, settings }] as const,
  );
  expect(seen).toEqual(expected);
}

describe.each(transports)("web SDK in Chromium, over WebChannel, $transport", (transport) => {
  const others = scenarios.filter((scenario) => !networkScenarios.includes(scenario));
  test.each(others)("$name", (scenario) => expectPasses(scenario, transport));
});

// A browser waits 5 to 15 s before it connects again: all transports wait at once.
describe.each(isSoak ? networkScenarios : [])("web SDK in Chromium, over WebChannel: $name", (scenario) => {
  test.concurrent.each(transports)("$transport", { timeout: 60_000 }, (transport) =>
    expectPasses(scenario, transport),
  );
});

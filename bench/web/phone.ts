import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/internal/browser/chromium.ts";
import { FINGERPRINT } from "./hosting-server.ts";

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

export const TIMEOUT_MS = 60_000;

/** Cookies, local storage and IndexedDB of a browser profile. */
export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** CHROME_PATH, which should be a full Chromium, or npm's. */
export async function executablePath(): Promise<string> {
  return process.env["CHROME_PATH"] ?? (await chromiumPath());
}

/** Accepts the certificate of the bench's server, and requests nothing outside the machine. */
export const BROWSER_ARGS: readonly string[] = [
  ...CHROMIUM_ARGS,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  `--ignore-certificate-errors-spki-list=${FINGERPRINT}`,
];

/**
 * Measures each target so many times, in turns, each time in a browser of its own, so that none inherits compiled code. Every
 * other turn has the reverse order, because a machine's speed changes over time.
 */
export async function measureInTurns<Target extends { readonly name: string }, Figures>(
  targets: readonly Target[],
  runs: number,
  measure: (browser: Browser, target: Target) => Promise<Figures>,
): Promise<readonly Figures[][]> {
  const all = targets.map((target) => ({ target, figures: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { target, figures } of run % 2 === 0 ? all : all.toReversed()) {
      console.error(`${target.name}, ${run + 1} of ${runs}`);
      const browser = await chromium.launch({
        executablePath: await executablePath(),
        args: [...BROWSER_ARGS],
      });
      try {
        figures.push(await measure(browser, target));
      } finally {
        await browser.close();
      }
    }
  }
  return all.map(({ figures }) => figures);
}

/** A browser profile with the screen of Lighthouse's phone, new or with a stored state; its paths are below `baseURL`. */
export function newVisitor(
  browser: Browser,
  options: {
    readonly storageState?: StorageState;
    readonly baseURL?: string;
    readonly reducedMotion?: "reduce";
  } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** A tab with a slow processor. */
export async function openTab(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  await slowDown(page);
  return page;
}

/** Gives a tab the processor of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Waits until a service worker, if the page has one, controls it. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return;
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
}

import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/internal/browser/chromium.ts";
import type { Certificate } from "./certificate.ts";

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** Cookies, local storage and IndexedDB of a browser profile. */
export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A browser to measure with. */
export interface BenchBrowser {
  /** CHROME_PATH, which should be a full Chromium, or npm's. */
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** A browser that accepts the certificate and requests nothing outside the machine. */
export async function benchBrowser({ fingerprint }: Certificate): Promise<BenchBrowser> {
  return {
    executablePath: process.env["CHROME_PATH"] ?? (await chromiumPath()),
    args: [
      ...CHROMIUM_ARGS,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  };
}

export function launchBrowser({ executablePath, args }: BenchBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args] });
}

/** A browser profile with the screen of Lighthouse's phone, new or with a stored state. */
export function newVisitor(browser: Browser, storageState?: StorageState): Promise<BrowserContext> {
  return browser.newContext({
    ...(storageState !== undefined && { storageState }),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** A tab with a slow processor. */
export async function openTab(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  const tools = await visitor.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** Waits until a service worker, if the page has one, controls it. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return;
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
}

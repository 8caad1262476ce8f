import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/internal/browser/chromium.ts";
import type { Certificate } from "./certificate.ts";

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** A browser to measure with. */
export interface BenchBrowser {
  /** The one in CHROME_PATH, which should be a whole one, or else npm's. */
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** A browser that trusts a certificate, and asks nobody outside, so that no figure hangs on somebody else's server. */
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

/** A visitor who was never here, with the screen of Lighthouse's phone. */
export function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** A tab with a phone's slow processor. */
export async function openTab(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  const tools = await visitor.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

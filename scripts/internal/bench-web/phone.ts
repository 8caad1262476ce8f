import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../chromium.ts";

/** How much slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** Nothing outside is asked, so that no figure hangs on somebody else's server. */
export const OFFLINE_OUTSIDE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** The browser that measures: the one in CHROME_PATH, which should be a whole one, or else npm's. */
export async function benchChromium(): Promise<string> {
  return process.env["CHROME_PATH"] ?? (await chromiumPath());
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, OFFLINE_OUTSIDE] });
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

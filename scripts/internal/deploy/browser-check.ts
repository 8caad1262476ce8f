import { type BrowserContext, chromium, type Page } from "@playwright/test";
import * as z from "zod/mini";
import auth from "../../../web/src/locales/en/auth.ts";
import common from "../../../web/src/locales/en/common.ts";
import landing from "../../../web/src/locales/en/landing.ts";
import schema from "../../../web/src/locales/en/schema.ts";
import result from "../../../web/src/locales/en/schema-result.ts";
import { CHROMIUM_ARGS, chromiumPath } from "../browser/chromium.ts";
import { Failure } from "../failure.ts";
import { submitWithoutWizard } from "../stack/submit-assessment.ts";

const LIMIT_MS = 20_000;

const NICKNAME = "Robin";

/** A page, and what is to be seen on it. */
interface Visit {
  readonly name: string;
  see(page: Page, origin: string): Promise<void>;
}

const VISITS: readonly Visit[] = [
  { name: "landing", see: (page, origin) => opened(page, `${origin}/`, landing.hero.title) },
  {
    name: "the first question of the assessment",
    async see(page, origin) {
      await opened(page, `${origin}/schema/nickname`, schema.titles.nickname);
      await page.getByRole("textbox", { name: schema.nickname.label, exact: true }).fill(NICKNAME);
      const next = page.getByRole("button", { name: schema.continue, exact: true });
      await next.click();
      await page.getByRole("checkbox", { name: common.characters.Jumpy }).check();
      await next.click();
      await shown(page, schema.titles.question1);
      await page.getByRole("radio").first().check();
    },
  },
  {
    name: "a result",
    async see(page, origin) {
      const path = await submitWithoutWizard(origin, { nickname: NICKNAME });
      await opened(page, `${origin}${path}`, result.greeting.replace("{{nickname}}", NICKNAME));
    },
  },
  { name: "login", see: (page, origin) => opened(page, `${origin}/auth/login`, auth.login.title) },
  {
    name: "a page that is not there",
    see: (page, origin) => opened(page, `${origin}/no/such/page`, common.notFound.title),
  },
];

const precache = z.array(z.object({ path: z.string(), isThere: z.boolean() }));

/** What was seen in the browser. */
export interface BrowserReport {
  readonly pages: readonly string[];
  /** Files that are there without a connection. */
  readonly precached: number;
}

/**
 * Opens pages of the staged website in Chromium, with the content security policy of production. A Failure names each page that
 * does not show what it should, what the policy blocked, errors in the console, and requests to elsewhere.
 */
export async function checkInBrowser(origin: string): Promise<BrowserReport> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
    const problems = watch(context, origin);
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    for (const { name, see } of VISITS) {
      try {
        await see(page, origin);
        await page.waitForLoadState("networkidle");
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const precached = await precachedFiles(context, page);
    problems.push(
      ...precached
        .filter(({ isThere }) => !isThere)
        .map(({ path }) => `not there without a connection: ${path}`),
    );
    if (problems.length > 0) throw new Failure(`In the browser:\n${problems.join("\n")}`);
    return { pages: VISITS.map(({ name }) => name), precached: precached.length };
  } finally {
    await browser.close();
  }
}

async function opened(page: Page, address: string, text: string): Promise<void> {
  const url = new URL(address);
  url.searchParams.set("lng", "en");
  await page.goto(url.href);
  await shown(page, text);
}

/** Not by role: a dialog that opens by itself hides the page behind it from assistive technology. */
function shown(page: Page, text: string): Promise<void> {
  return page.getByText(text).first().waitFor();
}

/** Collects errors. The policy's refusals are errors in the console. */
function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(error.error().stack ?? error.error().message));
  context.on("request", (request) => {
    const url = request.url();
    if (url.startsWith("http") && !url.startsWith(`${origin}/`)) problems.push(`a request to ${url}`);
  });
  return problems;
}

/** What the service worker keeps for a visitor without a connection, and what of it is not there. */
async function precachedFiles(context: BrowserContext, page: Page) {
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Failure("In the browser: there is no service worker.");
  return precache.parse(
    await worker.evaluate(`Promise.all(
      FILES.precached.map(async (path) => ({ path, isThere: (await caches.match(path)) !== undefined })),
    )`),
  );
}

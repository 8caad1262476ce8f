import { mkdir } from "node:fs/promises";
import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { chromium, type Page } from "@playwright/test";
import { getAuth } from "firebase-admin/auth";
import { openStore } from "../../../functions/src/store/store.ts";
import { signInAt } from "../../../tests/e2e/support/account/sign-in-at.ts";
import { signedInPaths } from "../../../tests/e2e/support/signed-in-paths.ts";
import { Visitor } from "../../../tests/e2e/support/visitor.ts";
import { fromRoot } from "../paths.ts";
import { makeLocalAccounts } from "../stack/local-accounts.ts";
import { connectToLocalEmulators } from "../stack/local-emulators.ts";
import type { StackPorts } from "../stack/ports.ts";
import { submitWithoutWizard } from "../stack/submit-assessment.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

const WIDTHS = [390, 1440];

/** Longer than a screen takes to load. */
const LOADED_MS = 5_000;

/** The local account that sees the screens of those who are signed in. */
const ACCOUNT = "session3@example.com";

/** The running stack. */
export interface ScreensStack {
  readonly ports: StackPorts;
  readonly projectId: string;
}

/**
 * Takes a screenshot of every screen of a stack in every width and language: the pre-rendered `paths`, one result of each
 * kind, and those that need an account. Resolves to how many.
 */
export async function takeScreens(
  { ports, projectId }: ScreensStack,
  paths: readonly string[],
  directory: string,
): Promise<number> {
  process.env["MINDLE_STACK"] = JSON.stringify({ projectId, ports });
  const store = openStore({ projectId: connectToLocalEmulators(), contentEnv: "local" });
  const accounts = await makeLocalAccounts(store, getAuth(), Date.now());
  const password = accounts.find(({ email }) => email === ACCOUNT)?.password ?? "";
  const baseURL = `http://127.0.0.1:${ports.hosting}`;
  const signedOut = [...publicScreens(paths), ...(await submitResults(baseURL))];
  const signedIn = (await signedInPaths()).map((path) => ({ name: fileName(path), path }));
  await mkdir(fromRoot(directory), { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: width < 600 ? 844 : 900 },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        const suffix = `${width}-${language}`;
        const take = async (screens: readonly Screen[]) => {
          for (const { name, path } of screens) {
            const separator = path.includes("?") ? "&" : "?";
            await page.goto(`${path}${separator}lng=${language}`);
            // The catalogue listens to Firestore for as long as it is open.
            await Promise.race([page.waitForLoadState("networkidle"), page.waitForTimeout(LOADED_MS)]);
            await takePicture(page, fromRoot(directory, `${name}-${suffix}.png`));
          }
        };
        await take(signedOut);
        await signInAt(new Visitor(page, language), { email: ACCOUNT, password }, "/home");
        await take(signedIn);
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return WIDTHS.length * LANGUAGES.length * (signedOut.length + signedIn.length);
}

interface Screen {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.screenshot({ path: file, fullPage: true });
}

/** Public pages that are not pre-rendered. */
const OTHER_PAGES = ["/schema/preparing", "/auth/register", "/auth/find-password", "/no-such-page"];

/** All of the paths except the splash screen, which redirects, and the pages that are not pre-rendered. */
function publicScreens(paths: readonly string[]): readonly Screen[] {
  return [...paths.filter((path) => path !== "/landing/app"), ...OTHER_PAGES].map((path) => ({
    name: path === "/" ? "landing" : fileName(path),
    path,
  }));
}

function fileName(path: string): string {
  return path.slice(1).replaceAll("/", "-");
}

/** Submits one assessment per kind of result. */
async function submitResults(origin: string): Promise<readonly Screen[]> {
  const result = async (name: string, parts: Parameters<typeof submitWithoutWizard>[1]) => ({
    name: `result-${name}`,
    path: await submitWithoutWizard(origin, parts),
  });
  return [
    await result("calm", { questions: answersAll("2") }),
    await result("look", { questions: answersBy({ Jumpy: "4", Pleaser: "4" }) }),
    await result("care", { questions: answersBy({ Shelly: "5" }) }),
    await result("chosen", { characters: ["Riggy", "Flippy"] }),
  ];
}

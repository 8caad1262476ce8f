import { mkdir } from "node:fs/promises";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { chromium, type Page } from "@playwright/test";
import auth from "../../../web/src/locales/ko/auth.ts";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";
import { readTestAccounts } from "../stack/seed.ts";
import { submitWithoutWizard } from "../stack/submit-assessment.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

interface Screen {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

const WIDTHS = [390, 1440];
const LANGUAGES = ["ko", "en"];

/** Screens of a signed-in user. */
const SIGNED_IN_PATHS = ["/mypage", "/mypage/profile", "/mypage/deleteAccount"];

/**
 * Takes a screenshot of every screen of the stack at `origin` in every width and language: the pre-rendered `paths`, one
 * result of each kind, and the screens of a signed-in user. Resolves to how many.
 */
export async function takeScreens(
  origin: string,
  paths: readonly string[],
  directory: string,
): Promise<number> {
  await mkdir(fromRoot(directory), { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const screens = [...publicScreens(paths), ...(await submitResults(origin))];
  let count = 0;
  try {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 844 : 900 },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        const take = async ({ name, path }: Screen) => {
          const separator = path.includes("?") ? "&" : "?";
          await page.goto(`${origin}${path}${separator}lng=${language}`, { waitUntil: "networkidle" });
          await page.evaluate("document.fonts.ready.then(() => undefined)");
          await page.screenshot({
            path: fromRoot(directory, `${name}-${width}-${language}.png`),
            fullPage: true,
          });
          count += 1;
        };
        for (const screen of screens) await take(screen);
        await signIn(page, origin);
        for (const path of SIGNED_IN_PATHS) await take({ name: `signed-in-${fileName(path)}`, path });
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return count;
}

/** Public pages that are not pre-rendered. */
const OTHER_PAGES = [
  "/schema/preparing",
  "/auth/register",
  "/auth/find-password",
  "/mypage",
  "/no-such-page",
];

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

/** Signs in with a seeded account. */
async function signIn(page: Page, origin: string): Promise<void> {
  const account = (await readTestAccounts()).find(({ password }) => password !== undefined);
  if (account?.password === undefined) throw new Failure("The seed has no account with a password.");
  await page.goto(`${origin}/auth/login/email?lng=ko`);
  await page.getByRole("textbox", { name: auth.email.address }).fill(account.email);
  await page.getByLabel(auth.email.password).fill(account.password);
  await page.getByRole("button", { name: auth.email.enter, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
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

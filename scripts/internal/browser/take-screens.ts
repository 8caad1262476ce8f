import { mkdir } from "node:fs/promises";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { chromium, type Page } from "@playwright/test";
import { fromRoot } from "../paths.ts";
import type { StackPorts } from "../stack/ports.ts";
import { submitWithoutWizard } from "../stack/submit-assessment.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { takeAccountScreens } from "./take-account-screens.ts";

interface Screen {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

const WIDTHS = [390, 1440];
const LANGUAGES = ["ko", "en"] as const;

/** The running stack. */
export interface ScreensStack {
  readonly ports: StackPorts;
  readonly projectId: string;
}

/**
 * Takes a screenshot of every screen of a stack in every width and language: the pre-rendered `paths`, one result of each
 * kind, and every state of the account screens. Resolves to how many.
 */
export async function takeScreens(
  { ports, projectId }: ScreensStack,
  paths: readonly string[],
  directory: string,
): Promise<number> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  await mkdir(fromRoot(directory), { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const screens = [...publicScreens(paths), ...(await submitResults(origin))];
  let count = 0;
  try {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        const newContext = () =>
          browser.newContext({
            viewport: { width, height: width < 600 ? 844 : 900 },
            reducedMotion: "reduce",
            serviceWorkers: "block",
          });
        const picture = async (page: Page, name: string) => {
          await page.evaluate("document.fonts.ready.then(() => undefined)");
          await page.screenshot({
            path: fromRoot(directory, `${name}-${width}-${language}.png`),
            fullPage: true,
          });
          count += 1;
        };
        const context = await newContext();
        const page = await context.newPage();
        for (const { name, path } of screens) {
          const separator = path.includes("?") ? "&" : "?";
          await page.goto(`${origin}${path}${separator}lng=${language}`, { waitUntil: "networkidle" });
          await picture(page, name);
        }
        await context.close();
        await takeAccountScreens({ ports, projectId, newContext, language, picture });
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

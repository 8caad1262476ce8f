import { mkdir, readFile } from "node:fs/promises";
import { createPreview } from "@mindle/content/preview";
import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { type Browser, chromium } from "@playwright/test";
import { type WalkedPage, walkEveryPage } from "../../../web/preview/walk.ts";
import { fromRoot } from "../paths.ts";
import { PreviewFrame } from "../preview/preview-frame.ts";
import { startPreviewServer } from "../preview/preview-server.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

/** How pages are pictured. */
export interface ContentScreens {
  readonly scheme: "light" | "dark";
  readonly width: number;
}

/** A page's picture on a contact sheet. */
interface Picture {
  readonly file: string;
  readonly caption: string;
}

/** Walks at most until every page was reached. */
const WALKS = 24;

/**
 * Takes a screenshot of every page of every programme in every language, with usual answers, and puts those of a step on a
 * contact sheet. Resolves to how many pages there are.
 */
export async function takeContentScreens(look: ContentScreens, directory: string): Promise<number> {
  const content = await createPreview()();
  const pages = walkEveryPage(content, "usual", WALKS).toSorted(byPlace(content.packs));
  const server = await startPreviewServer({ port: 0 });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  await mkdir(fromRoot(directory), { recursive: true });
  try {
    for (const language of LANGUAGES) {
      const page = await browser.newPage({
        viewport: { width: look.width, height: 740 },
        reducedMotion: "reduce",
        colorScheme: look.scheme,
      });
      const frame = await PreviewFrame.open(page, origin, language, content);
      const sheets = new Map<string, Picture[]>();
      for (const walked of pages) {
        const { gcId } = walked.pack.packageBase;
        const { viewNo, pageId } = walked.shown.page;
        await frame.show(walked, { answers: walked.answers });
        const suffix = `${look.width}-${look.scheme}-${language}`;
        const file = fromRoot(directory, `${gcId}-${viewNo}-${pageId}-${suffix}.png`);
        await page.screenshot({ path: file, fullPage: true });
        const sheet = `${gcId}-${suffix}`;
        sheets.set(sheet, [...(sheets.get(sheet) ?? []), { file, caption: `${gcId} ${viewNo} ${pageId}` }]);
      }
      await page.close();
      for (const [name, pictures] of sheets) {
        await takeSheet(browser, pictures, fromRoot(directory, "sheets", `${name}.png`));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return pages.length;
}

/** Pages beside each other, as wide as a hand can hold. */
async function takeSheet(browser: Browser, pictures: readonly Picture[], file: string): Promise<void> {
  const figures = await Promise.all(
    pictures.map(async (picture) => {
      const data = (await readFile(picture.file)).toString("base64");
      return `<figure><figcaption>${picture.caption}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 800 } });
  await page.setContent(`<!doctype html><style>
    body { display: flex; gap: 8px; margin: 8px; align-items: start; width: max-content; font: 12px sans-serif; }
    figure { margin: 0; } figcaption { padding: 4px; } img { width: 320px; border: 1px solid #999; }
  </style>${figures.join("")}`);
  const body = page.locator("body");
  await body.screenshot({ path: file });
  await page.close();
}

/** Orders pages as the packs and their pages are. */
function byPlace(packs: readonly WalkedPage["pack"][]): (one: WalkedPage, other: WalkedPage) => number {
  const place = ({ pack, shown }: WalkedPage) => packs.indexOf(pack) * 1000 + shown.page.viewNo;
  return (one, other) => place(one) - place(other);
}

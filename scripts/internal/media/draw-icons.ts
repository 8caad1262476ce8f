import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../browser/chromium.ts";
import { fromRoot } from "../paths.ts";

interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Applied to the drawing. */
  readonly style: string;
}

/** Without rounded corners: the system cuts the icon to its own shape. The drawing stays within the circle that it may cut. */
const SQUARE = "rect { rx: 0 }";

/** Android shows no SVG in notifications, and of a badge only which parts are opaque. Home screens take PNG only. */
const ICONS: readonly Icon[] = [
  { file: "app-icon-192.png", size: 192, style: "" },
  { file: "app-icon-512.png", size: 512, style: "" },
  { file: "app-icon-maskable.png", size: 512, style: SQUARE },
  { file: "apple-touch-icon.png", size: 180, style: SQUARE },
  {
    file: "notification-badge.png",
    size: 96,
    style: "rect, svg > circle { display: none } g { fill: #fff } path { stroke: #fff }",
  },
];

/** Draws the icons of home screens and notifications from web/public/favicon.svg. */
export async function drawIcons(): Promise<void> {
  const drawing = await readFile(fromRoot("web/public/favicon.svg"), "utf8");
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    for (const { file, size, style } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>body { margin: 0 } svg { display: block } ${style}</style>${drawing}`);
      await page.screenshot({ path: fromRoot("web/public", file), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

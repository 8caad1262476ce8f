import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPageDataFromContent } from "@mindle/content/page-data";
import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import { writePrerenderedPaths } from "../build/prerendered-paths.ts";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";
import { BuildChunks } from "./chunks.ts";
import { INLINE_SCRIPT_SOURCE } from "./inline-script.ts";
import { type PageParts, pageHtml, shellHtml } from "./page-html.ts";
import { writeServiceWorker } from "./service-worker.ts";

type Language = "ko" | "en";

interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly namespaces: readonly string[];
}

/** What the app's build for Node gives: web/src/app/prerender.tsx. */
interface Prerenderer {
  readonly PRERENDERED: readonly Pick<PageParts, "path" | "start" | "recalls">[];
  /** The content that the page at a path shows. */
  contentOf(path: string): readonly ContentKey[];
  render(path: string, language: Language, content: PageData): Promise<RenderedPage>;
}

/** Sources of every page. */
const FRAME = ["index.html", "src/app/main.tsx"];

/** What is kept for times without a connection: the test, and whom to call. */
const OFFLINE = [
  "app/main.tsx",
  "features/schema/wizard-page.tsx",
  "features/schema/stages/stress-stage.tsx",
  "features/schema/stages/preparing-stage.tsx",
  "features/help/help-page.tsx",
  "platform/tracking/deliver-events.ts",
  ...["ko", "en"].flatMap((language) =>
    ["common", "schema", "schema-questions", "help"].map((texts) => `locales/${language}/${texts}.ts`),
  ),
];

/**
 * Writes the HTML of every pre-rendered address into the web build in `directory`, and `shell.html` for all others.
 * `program` is the app's build for Node. A Failure when the content security policy does not allow the script inside.
 */
export async function prerender(directory: string, program: string): Promise<void> {
  await requirePolicy();
  const chunks = await BuildChunks.read(directory);
  const app: Prerenderer = await import(pathToFileURL(program).href);
  const template = await readFile(join(directory, "index.html"), "utf8");
  const readStyles = async (sources: readonly string[]) => {
    const files = await Promise.all(
      chunks.closure(sources).styles.map((file) => readFile(join(directory, file), "utf8")),
    );
    return files.join("");
  };
  for (const { path, start, recalls } of app.PRERENDERED) {
    const content = await readPageDataFromContent(app.contentOf(path));
    const ko = await app.render(path, "ko", content);
    const en = await app.render(path, "en", content);
    const sources = [...FRAME, `src/${ko.page}`];
    const css = await readStyles(sources);
    const textsIn = (language: Language) =>
      chunks
        .closure(ko.namespaces.map((namespace) => `src/locales/${language}/${namespace}.ts`))
        .scripts.map(address);
    await writePage(
      join(directory, fileOf(path)),
      pageHtml(template, {
        path,
        start,
        recalls,
        ko,
        en,
        css,
        styles: chunks.closure(sources).styles.map(address),
        modules: chunks.closure(sources).scripts.map(address),
        texts: { ko: textsIn("ko"), en: textsIn("en") },
        fonts: fontsIn(css),
        content,
      }),
    );
  }
  await writePrerenderedPaths(
    directory,
    app.PRERENDERED.map(({ path }) => path),
  );
  const frameStyles = await readStyles(FRAME);
  await writePage(join(directory, "shell.html"), shellHtml(template, frameStyles));
  const ahead = chunks.closure(["index.html", ...OFFLINE.map((source) => `src/${source}`)]);
  await writeServiceWorker(directory, {
    ahead: [...[...ahead.scripts, ...ahead.styles].map(address), ...fontsIn(frameStyles)],
    pages: app.PRERENDERED.map(({ path }) => path),
  });
}

function address(file: string): string {
  return `/${file}`;
}

/** `/` is index.html and `/a/b` is a/b.html, as Hosting's clean addresses want it. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The first of our own font files: the characters of the first minutes. */
function fontsIn(css: string): readonly string[] {
  const [, first] = /url\(["']?(\/assets\/first-[^"')]+\.woff2)/.exec(css) ?? [];
  if (first === undefined) throw new Error("The styles name no font of the first minutes.");
  return [first];
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function requirePolicy(): Promise<void> {
  if ((await readFile(fromRoot("firebase.json"), "utf8")).includes(INLINE_SCRIPT_SOURCE)) return;
  throw new Failure(
    `firebase.json does not allow the script inside the pages: script-src needs ${INLINE_SCRIPT_SOURCE}`,
  );
}

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import type { Language } from "@mindle/domain/catalogue/language";
import type { PageData } from "@mindle/domain/catalogue/public-content";
import { PRODUCT } from "@mindle/domain/product";
import { rolldown } from "rolldown";
import type { BuildFiles } from "../../../web/service-worker/files.ts";
import { hashOf } from "../../../web/service-worker/ours.ts";
import type { RootData } from "../../../web/src/app/root.ts";
import { writePrerenderedPaths } from "../build/prerendered-paths.ts";
import { takeSourceMaps } from "../build/source-maps.ts";
import { Failure } from "../command.ts";
import { FONTS_DIRECTORY, fromRoot } from "../paths.ts";
import { BuildChunks } from "./chunks.ts";
import { type PageBase, pageHtml, shellHtml } from "./page-html.ts";

/** What the app's build for Node gives. */
type Prerenderer = typeof import("../../../web/src/app/prerender.tsx");

type Rendered = Awaited<ReturnType<Prerenderer["render"]>>;

/** A page in both languages, with the sources of its scripts and styles. */
interface WrittenParts {
  readonly ko: Rendered;
  readonly en: Rendered;
  readonly content: PageData;
  readonly sources: readonly string[];
  /** What a page with a placeholder imports later, to read with it. */
  readonly reads: readonly string[];
  readonly calls: RootData["calls"];
  readonly isListed: boolean;
}

/** What every page needs. */
const EVERY_PAGE_SOURCES = ["src/app/entry.ts", "src/app/main.tsx"];

/** The fonts' folder as the build's manifest names it. */
const FONTS = FONTS_DIRECTORY.replace(/^web\//, "");

/** The faces, and the slices with the characters of our own texts. */
const OFFLINE_FONTS = ["fonts.css", "first.woff2", "other.woff2"].map((file) => `${FONTS}/${file}`);

/** What every page that is not public is opened by. */
const GATE_SOURCE = "src/app/gates/auth-gate.tsx";

/** What sends the first calls of a page. */
const CALLS_SOURCE = "src/platform/api/early-calls.ts";

/** What every page with a placeholder reads a user's data with. */
const USER_READS = [
  "src/platform/data/indexeddb-persister.ts",
  "src/platform/api/operation-headers.ts",
  "src/platform/data/reads.ts",
];

/** What pages that work without a connection need besides their own sources. */
const OFFLINE_SOURCES = [
  ...EVERY_PAGE_SOURCES,
  "src/app/after-first-paint.ts",
  "src/platform/tracking/deliver-events.ts",
  // Words that are typed, and the help card that they bring.
  "src/app/overlays/overlays.tsx",
  "src/platform/safety/sync-flag.ts",
  "../domain/src/safety/crisis-words.ts",
  "src/shell/overlays/help-card.tsx",
  "src/locales/ko/help-card.ts",
  "src/locales/en/help-card.ts",
];

/**
 * Writes the HTML of every pre-rendered path and of the placeholders into the web build in `directory`, `shell.html` for all others, and the
 * service worker. `program` is the app's build for Node. Resolves to the id of the build. A Failure when the content security policy does not
 * allow the script inside.
 */
export async function prerender(directory: string, program: string): Promise<string> {
  const base: PageBase = {
    build: await takeSourceMaps(directory),
    template: await readFile(join(directory, "index.html"), "utf8"),
    inlineScript: await bundleInlineScript(),
  };
  await requireAllowedByPolicy(base.inlineScript);
  const chunks = await BuildChunks.read(directory);
  const app: Prerenderer = await import(pathToFileURL(program).href);
  const readStyles = async (sources: readonly string[]) => {
    const files = await Promise.all(
      chunks.closure(sources).styles.map((file) => readFile(join(directory, file), "utf8")),
    );
    return files.join("");
  };
  /** Styles that pages have in their HTML: a page that is gone to without a connection needs them as files. */
  const inlined = new Set<string>();
  const write = async ({ path, part }: Pick<RootData, "path" | "part">, parts: WrittenParts) => {
    const { ko, en, content, sources, reads, calls, isListed } = parts;
    const { scripts, styles } = chunks.closure(sources);
    for (const file of styles) inlined.add(file);
    const textsIn = (language: Language) =>
      ko.namespaces.map((namespace) => urlOf(chunks.script(`src/locales/${language}/${namespace}.ts`)));
    await writePage(
      join(directory, fileOf(path)),
      pageHtml(base, {
        root: {
          path,
          part,
          route: ko.route,
          texts: { ko: textsIn("ko"), en: textsIn("en") },
          reads: chunks
            .closure(reads)
            .scripts.filter((file) => !scripts.includes(file))
            .map(urlOf),
          calls,
        },
        ko,
        en,
        css: await readStyles(sources),
        styles: styles.map(urlOf),
        scripts: scripts.map(urlOf),
        font: urlOf(chunks.asset(`${FONTS}/first.woff2`)),
        content,
        isListed,
      }),
    );
  };
  const authored = await checkedContent();
  for (const { path, part } of app.PRERENDERED) {
    const content = pageDataOf(authored, app.contentOf(path));
    const ko = await app.render(path, "ko", content);
    const en = await app.render(path, "en", content);
    const sources = [...EVERY_PAGE_SOURCES, `src/${ko.page}`];
    await write({ path, part }, { ko, en, content, sources, reads: [], calls: [], isListed: true });
  }
  for (const page of app.PLACEHOLDERS) {
    const ko = await app.renderPlaceholder(page, "ko");
    const en = await app.renderPlaceholder(page, "en");
    const reads = [...USER_READS, ...belowSrc(ko.build.reads ?? [])];
    const calls = ko.build.calls ?? [];
    const first = calls.length > 0 ? [CALLS_SOURCE] : [];
    const sources = [...first, ...EVERY_PAGE_SOURCES, GATE_SOURCE, `src/${ko.page}`];
    const isListed = page.path === page.of;
    await write(
      { path: page.path, part: "placeholder" },
      { ko, en, content: {}, sources, reads, calls, isListed },
    );
  }
  await writePrerenderedPaths(
    directory,
    app.PRERENDERED.map(({ path }) => path),
  );
  await writePage(join(directory, "shell.html"), shellHtml(base, await readStyles(EVERY_PAGE_SOURCES)));
  const offline = chunks.closure([...OFFLINE_SOURCES, ...belowSrc(app.OFFLINE)]);
  await writeServiceWorker(directory, {
    precached: [
      ...offline.scripts,
      ...new Set([...offline.styles, ...inlined]),
      ...OFFLINE_FONTS.map((file) => chunks.asset(file)),
    ].map(urlOf),
    pages: [...app.PRERENDERED, ...app.PLACEHOLDERS].map(({ path }) => path),
    keptPages: app.KEPT,
    sharedPages: app.PLACEHOLDERS.flatMap(({ path, of }) => (path === of ? [] : path)),
  });
  return base.build;
}

function belowSrc(modules: readonly string[]): readonly string[] {
  return modules.map((module) => `src/${module}`);
}

function urlOf(file: string): string {
  return `/${file}`;
}

/** `/` is index.html and `/a/b` is a/b.html, as Hosting's clean addresses want it. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** The script inside the HTML of every page: web/src/app/inline-script.ts, bundled. */
async function bundleInlineScript(): Promise<string> {
  const bundle = await rolldown({ input: fromRoot("web/src/app/inline-script.ts"), logLevel: "warn" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** Throws a Failure that names the script's hash where the content security policy in firebase.json does not allow it. */
async function requireAllowedByPolicy(script: string): Promise<void> {
  const source = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  if ((await readFile(fromRoot("firebase.json"), "utf8")).includes(source)) return;
  throw new Failure(`firebase.json does not allow the script inside the pages: script-src needs ${source}`);
}

/** Writes the service worker of a web build to its `sw.js`, with the build's files and the product's name above it. */
async function writeServiceWorker(directory: string, listed: Omit<BuildFiles, "assets">): Promise<void> {
  const names = (await readdir(join(directory, "assets"))).sort();
  const hashes = await Promise.all(
    names.map(async (name) => hashOf(await readFile(join(directory, "assets", name)))),
  );
  const assets = Object.fromEntries(names.map((name, index) => [`/assets/${name}`, hashes[index] ?? ""]));
  const files: BuildFiles = { ...listed, assets };
  const bundle = await rolldown({ input: fromRoot("web/service-worker/main.ts"), logLevel: "warn" });
  await bundle.write({
    file: join(directory, "sw.js"),
    format: "iife",
    minify: true,
    banner: `const FILES = ${JSON.stringify(files)}, PRODUCT_NAME = ${JSON.stringify(PRODUCT.name)};`,
  });
  await bundle.close();
}

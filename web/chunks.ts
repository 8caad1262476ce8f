import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** How many features with pre-rendered pages must share a module for it to come with all pages. */
const SHARED_BY = 4;

/** What the routes of a feature with pre-rendered pages say. */
const PUBLIC = /\bprerender:/;

/** What the build of a feature says whose pages come from the worker's cache: what they use need not come with all pages. */
const KEPT = /\bkept: true\b/;

/** How the client's modules, below `root`, are put together into files. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  return [
    { name: entry(root), debugName: "entry", test: /./, priority: 2 },
    { name: sharedByPublicPages(root), debugName: "shared", test: /./, priority: 1 },
    { name: ofSteps(root), debugName: "steps", test: /./, includeDependenciesRecursively: false },
  ];
}

/**
 * Writes `.vite/chunks.json` into a build below `root`: the scripts, with the modules in each, what it imports and its styles.
 * Vite's own manifest knows only modules that are imported dynamically.
 */
export function chunkList(root: string): Plugin {
  return {
    name: "chunk-list",
    apply: "build",
    generateBundle: {
      // Vite adds the styles of chunks in its own hook.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const list = chunks.map(({ fileName, imports, moduleIds, viteMetadata }) => ({
          file: fileName,
          imports,
          styles: [...(viteMetadata?.importedCss ?? [])],
          modules: moduleIds.map((id) => relative(root, id).replaceAll("\\", "/")),
        }));
        this.emitFile({ type: "asset", fileName: ".vite/chunks.json", source: JSON.stringify(list) });
      },
    },
  };
}

/** What the page's script loads while the app is still on its way: Auth, and what sends the first calls. */
const BEFORE_THE_APP = ["src/platform/auth/firebase-auth.ts", "src/platform/api/early-calls.ts"];

/**
 * Names the chunk of the page's only script file: it is to stay small, and brings along what it shares. What the app shares with what is
 * loaded before it is part of it, so that nothing of that waits for the app.
 */
function entry(root: string): Rolldown.CodeSplittingNameFunction {
  const file = join(root, "src/app/entry.ts");
  const app = join(root, "src/app/main.tsx");
  let imported: ReadonlySet<string> | undefined;
  return (id, context) => {
    if (imported === undefined) {
      const ofApp = staticImports(app, context);
      const before = BEFORE_THE_APP.flatMap((each) => [...staticImports(join(root, each), context)]);
      imported = new Set([
        file,
        ...staticImports(file, context),
        ...before.filter((each) => ofApp.has(each)),
      ]);
    }
    return imported.has(id) ? "entry" : null;
  };
}

/**
 * Names the chunk of the modules that the app or several features with pre-rendered pages import statically. Neither what is
 * loaded when it is used nor what only other pages share makes it larger.
 */
function sharedByPublicPages(root: string): Rolldown.CodeSplittingNameFunction {
  let shared: ReadonlySet<string> | undefined;
  return (id, context) => {
    shared ??= new Set([
      ...importedBySeveral(featurePages(root, PUBLIC), SHARED_BY, context),
      ...staticImports(join(root, "src/app/main.tsx"), context),
    ]);
    return shared.has(id) ? "shared" : null;
  };
}

/**
 * Names the chunks of what the viewer shares with the schedule, which makes its next step ready, and with the journal, which shows
 * pages. Neither home nor a page of the public part needs it. A phone takes some milliseconds for each file, and there would be sixty.
 */
function ofSteps(root: string): Rolldown.CodeSplittingNameFunction {
  let chunkOf: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    if (chunkOf === undefined) {
      const importsOf = (file: string) => staticImports(join(root, "src", file), context);
      const schedule = importsOf("features/program/schedule-page.tsx");
      const journal = importsOf("features/journal/journal-page.tsx");
      const others = new Set([
        ...importedBySeveral(featurePages(root, PUBLIC), 1, context),
        ...importsOf("features/home/home-page.tsx"),
        ...importsOf("app/gates/auth-gate.tsx"),
      ]);
      chunkOf = new Map(
        [...importsOf("features/program/viewer-page.tsx")].flatMap((module) => {
          if (others.has(module)) return [];
          if (schedule.has(module)) return [[module, "steps"]];
          return journal.has(module) ? [[module, "engine"]] : [];
        }),
      );
    }
    return chunkOf.get(id) ?? null;
  };
}

/** The modules that the pages of at least `atLeast` features import. */
function importedBySeveral(
  features: readonly (readonly string[])[],
  atLeast: number,
  context: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const pages of features) {
    const used = new Set(pages.flatMap((page) => [...staticImports(page, context)]));
    for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([id, count]) => (count >= atLeast ? [id] : [])));
}

/** The page files of each feature whose routes say what `declares` finds. */
function featurePages(root: string, declares: RegExp): readonly (readonly string[])[] {
  const features = join(root, "src/features");
  return readdirSync(features).flatMap((feature) => {
    const folder = join(features, feature);
    if (!says(join(folder, "routes.ts"), declares) || says(join(folder, "build.ts"), KEPT)) return [];
    const pages = readdirSync(folder).filter((file) => file.endsWith("-page.tsx"));
    return [pages.map((page) => join(folder, page))];
  });
}

function says(file: string, pattern: RegExp): boolean {
  return existsSync(file) && pattern.test(readFileSync(file, "utf8"));
}

/** All that a module imports, directly or not, but for what is imported dynamically. */
function staticImports(from: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    open.push(...imported.filter((other) => !found.has(other)));
    for (const other of imported) found.add(other);
  }
  return found;
}

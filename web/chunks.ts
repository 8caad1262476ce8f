import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** React, its router and the query cache, without what only changes, lists of queries and the persisted cache need. */
const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core))[\\/](?!.*[\\/](hydration|mutationObserver|useMutation|queriesObserver|useQueries)\.)/;

/** The drawings of the inner children, which pages with the mascot alone do without. */
const CHARACTERS = /[\\/]ui[\\/]characters[\\/](character-art|flippy|jumpy|pleaser|riggy|shelly)\./;

/** What calls of the API share, and the data of a response. */
const CALLS = /node_modules[\\/]zod[\\/]|[\\/]domain[\\/]src[\\/]api[\\/](assessment|fields)\.ts/;

/** What forms check, and ids of steps. The API's schemas import it too, and would take it with them into the chunk of zod. */
const CHECKS =
  /[\\/]domain[\\/]src[\\/](account[\\/](email|nickname)|api[\\/]operation-headers|assessment[\\/](questions|submission)|programme[\\/]step-id|widgets[\\/]graphemes)\./;

/** What a result and the parts below it share: each as a file of its own would cost more than it holds. */
const RESULT =
  /[\\/]features[\\/]schema-result[\\/](format|result\.module)\.|[\\/]domain[\\/]src[\\/](assessment[\\/](bands|care-level|character-scores)|time-zone)\.|[\\/]platform[\\/](sent-response|safety[\\/]help-shown)\./;

/** How many features with pre-rendered pages must share a module for it to come with all pages. */
const SHARED_BY = 5;

/** What the routes of a feature with pre-rendered pages say. */
const PUBLIC = /\bprerender:/;

/** What the routes of a feature of the signed-in part say. */
const SIGNED_IN = /^(?![\s\S]*\bprerender:)[\s\S]*access: "(?:signed-in|auth-known)"/;

/** Libraries that come with all pages. A module that needs others would take them with it onto all signed-in pages. */
const LIBRARY_OF_ALL =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|jotai)[\\/]/;

/** How many features of the signed-in part must share a module for it to come with all pages of it. */
const SHARED_BY_SIGNED_IN = 3;

/** How the client's modules, below `root`, are put together into files. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  return [
    { name: entry(root), debugName: "entry", test: /./, priority: 2 },
    { name: "react", test: REACT },
    { name: "texts", test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
    // Without what they have in common with other drawings, which would take them with it onto all pages.
    { name: "characters", test: CHARACTERS, priority: 1, includeDependenciesRecursively: false },
    // What pages share comes in one file: on a slow phone each request costs more than its bytes.
    { name: sharedByPublicPages(root), debugName: "shared", test: /[\\/](web|domain)[\\/]src[\\/]/ },
    { name: "checks", test: CHECKS, priority: 1, includeDependenciesRecursively: false },
    { name: "result", test: RESULT, priority: 1, includeDependenciesRecursively: false },
    { name: "calls", test: CALLS },
    {
      name: sharedBySignedInPages(root),
      debugName: "signed-in",
      test: /[\\/](web|domain)[\\/]src[\\/]/,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Names the chunk of the page's only script file: it is to stay small, and brings along what it shares. */
function entry(root: string): Rolldown.CodeSplittingNameFunction {
  let imported: ReadonlySet<string> | undefined;
  return (id, context) => {
    const file = join(root, "src/app/entry.ts");
    imported ??= new Set([file, ...staticImports(file, context)]);
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
 * Names the chunk of the modules that several features of the signed-in part import statically, without what public pages
 * import and what needs a library of its own.
 */
function sharedBySignedInPages(root: string): Rolldown.CodeSplittingNameFunction {
  let shared: ReadonlySet<string> | undefined;
  return (id, context) => {
    shared ??= findSharedBySignedIn(root, context);
    return shared.has(id) ? "signed-in" : null;
  };
}

function findSharedBySignedIn(root: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const ofPublic = importedBySeveral(featurePages(root, PUBLIC), 1, context);
  const ofSeveral = importedBySeveral(featurePages(root, SIGNED_IN), SHARED_BY_SIGNED_IN, context);
  const needsLibrary = (id: string) =>
    [...staticImports(id, context)].some(
      (other) => /node_modules/.test(other) && !LIBRARY_OF_ALL.test(other),
    );
  return new Set([...ofSeveral].filter((id) => !ofPublic.has(id) && !needsLibrary(id)));
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
    const routes = join(folder, "routes.ts");
    if (!existsSync(routes) || !declares.test(readFileSync(routes, "utf8"))) return [];
    const pages = readdirSync(folder).filter((file) => file.endsWith("-page.tsx"));
    return [pages.map((page) => join(folder, page))];
  });
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

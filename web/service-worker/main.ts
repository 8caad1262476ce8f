import { type BuildFiles, htmlFor, partOf, SHELL } from "./files.ts";
import { openNotification, showPush } from "./notifications.ts";
import { hasTypeOf, isOurAsset, isOurPage } from "./ours.ts";

// Caches pages (stale while revalidate) and files with a hash in their name (cache first). Nothing personal: pages are the
// same for all users, and requests to the API are left alone. Nothing of others: what is not ours is neither kept nor, where an
// earlier worker kept it, shown.

declare const self: ServiceWorkerGlobalScope;

/** Written above this code by the build. */
declare const FILES: BuildFiles;

const ASSETS = "assets";
const PAGES = "pages";

/** Holds the list of the active build's files, at {@link LIST}, for the worker of the next build. */
const BUILD = "build";
const LIST = "/assets.json";

/** Pages that are kept from the start: the shell, what many paths share, and what has to be there at once. */
const KEPT_PAGES = [SHELL, ...FILES.sharedPages, ...FILES.keptPages];

/** How long a page that is not kept may take to begin, in milliseconds, where the shell could be shown instead. */
const PAGE_TIMEOUT_MS = 8_000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(assetAt(pathname, event));
    return;
  }
  const html = request.mode === "navigate" ? htmlFor(pathname, FILES) : undefined;
  if (html !== undefined) event.respondWith(pageAt(html, event));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(event));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotification(event));
});

/** Fails where something that is needed offline did not arrive as it is: the browser tries again later. */
async function install(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  await Promise.all([
    ...FILES.precached.map((path) => precache(assets, path)),
    ...KEPT_PAGES.map((html) => cachePage(pages, html)),
  ]);
  await self.skipWaiting();
}

async function precache(assets: Cache, path: string): Promise<void> {
  const cached = await assets.match(path);
  if (cached !== undefined && (await isOfBuild(path, cached))) return;
  const response = await fetchAsset(path, new Request(path));
  if (!(await isOfBuild(path, response))) throw new Error(`${path} did not arrive`);
  await assets.put(path, response);
}

async function cachePage(pages: Cache, html: string): Promise<void> {
  const response = await fetch(html);
  if (!(await isOurPage(response))) throw new Error(`${html} did not arrive`);
  await pages.put(html, response);
}

/** Deletes the pages of earlier builds, and their files but those of the last one: its pages may be open. */
async function activate(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  const before = new Set(await replaceList());
  await keepOnly(assets, async (path, response) =>
    path in FILES.assets ? isOfBuild(path, response) : before.has(path),
  );
  await keepOnly(pages, async (path) => KEPT_PAGES.includes(path));
  await self.clients.claim();
  await cacheOpenPages(pages);
}

/** Stores the list of this build's files, and resolves to that of the build before. */
async function replaceList(): Promise<readonly string[]> {
  const build = await caches.open(BUILD);
  const before = await build.match(LIST);
  await build.put(LIST, new Response(JSON.stringify(Object.keys(FILES.assets))));
  return before === undefined ? [] : before.json();
}

/** Caches pages that were opened before the worker was active, for the second visit. */
async function cacheOpenPages(pages: Cache): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.flatMap(({ url }) => htmlFor(new URL(url).pathname, FILES) ?? []);
  await Promise.allSettled([...new Set(open)].map((html) => cachePage(pages, html)));
}

async function keepOnly(
  cache: Cache,
  isKept: (path: string, response: Response) => Promise<boolean>,
): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      const path = new URL(request.url).pathname;
      if (response === undefined || !(await isKept(path, response))) await cache.delete(request);
    }),
  );
}

/** Whether a response is a file of this build. */
async function isOfBuild(path: string, response: Response): Promise<boolean> {
  const hash = FILES.assets[path];
  return hash !== undefined && isOurAsset(path, hash, response);
}

/** The cached file, or its part that is asked for. What comes from the network in parts is played and not cached. */
async function assetAt(path: string, event: FetchEvent): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(path);
  const range = event.request.headers.get("Range");
  if (cached !== undefined && hasTypeOf(path, cached)) return range === null ? cached : partOf(cached, range);
  if (cached !== undefined) await assets.delete(path);
  const response = await fetchAsset(path, event.request);
  if (range === null) event.waitUntil(keepAsset(assets, path, response.clone()));
  return response;
}

async function keepAsset(assets: Cache, path: string, response: Response): Promise<void> {
  if (await isOfBuild(path, response)) await assets.put(path, response);
}

/** Fetches a file; past the browser's own cache where that has something else, such as an error that it keeps. */
async function fetchAsset(path: string, request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.ok && hasTypeOf(path, response) ? response : fetch(request, { cache: "reload" });
}

/**
 * The cached page, updated for the next visit; without one the network's. Where that gives nothing of ours, or nothing in time,
 * the shell: it shows every page, help among them.
 */
async function pageAt(html: string, event: FetchEvent): Promise<Response> {
  const pages = await caches.open(PAGES);
  const answer = fetch(event.request);
  const page = keepPage(pages, html, answer, event).catch(() => undefined);
  event.waitUntil(page);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  const found = (await cachedPage(pages, html)) ?? (await Promise.race([page, timeout]));
  return found ?? (await cachedPage(pages, SHELL)) ?? answer;
}

/** Resolves to the page, undefined where the answer is none of ours. The key is the page's path alone: the query may hold the id of a result. */
async function keepPage(
  pages: Cache,
  html: string,
  answer: Promise<Response>,
  event: FetchEvent,
): Promise<Response | undefined> {
  const response = await answer;
  if (!(await isOurPage(response))) return undefined;
  event.waitUntil(pages.put(html, response.clone()));
  return response;
}

/** A cached page; one that is not ours is deleted. */
async function cachedPage(pages: Cache, html: string): Promise<Response | undefined> {
  const cached = await pages.match(html);
  if (cached === undefined || (await isOurPage(cached))) return cached;
  await pages.delete(html);
  return undefined;
}

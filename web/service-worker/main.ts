import { type BuildFiles, htmlFor, SHELL } from "./files.ts";
import { openNotification, showPush } from "./notifications.ts";
import { partOf } from "./range.ts";

// Caches pages (stale while revalidate) and files with a hash in their name (cache first). Nothing personal: pages are the
// same for all users, and requests to the API are left alone.

declare const self: ServiceWorkerGlobalScope;

/** Written above this code by the build. */
declare const FILES: BuildFiles;

const ASSETS = "assets";
const PAGES = "pages";

/** Holds the list of the active build's files, at {@link LIST}, for the worker of the next build. */
const BUILD = "build";
const LIST = "/assets.json";

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

async function install(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  const missing = await Promise.all(
    FILES.precached.map(async (path) => ((await assets.match(path)) === undefined ? [path] : [])),
  );
  await Promise.all([assets.addAll(missing.flat()), pages.add(SHELL)]);
  await self.skipWaiting();
}

/** Deletes the pages of earlier builds, and their files but those of the last one: its pages may be open. */
async function activate(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  const needed = new Set([...FILES.assets, ...(await replaceList())]);
  await deleteOld(assets, (path) => !needed.has(path));
  await deleteOld(pages, (path) => path !== SHELL);
  await self.clients.claim();
  await cacheOpenPages(pages);
}

/** Stores the list of this build's files, and resolves to that of the build before. */
async function replaceList(): Promise<readonly string[]> {
  const build = await caches.open(BUILD);
  const before = await build.match(LIST);
  await build.put(LIST, new Response(JSON.stringify(FILES.assets)));
  return before === undefined ? [] : before.json();
}

/** Caches pages that were opened before the worker was active, for the second visit. */
async function cacheOpenPages(pages: Cache): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.flatMap(({ url }) => htmlFor(new URL(url).pathname, FILES) ?? []);
  await Promise.allSettled([...new Set(open)].map((html) => pages.add(html)));
}

async function deleteOld(cache: Cache, isOld: (path: string) => boolean): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => isOld(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
}

/** The cached file, or its part that is asked for. What comes from the network in parts is played and not cached. */
async function assetAt(path: string, event: FetchEvent): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(path);
  const range = event.request.headers.get("Range");
  if (cached !== undefined) return range === null ? cached : partOf(cached, range);
  const response = await fetch(event.request);
  if (response.status === 200 && range === null && FILES.assets.includes(path))
    event.waitUntil(assets.put(path, response.clone()));
  return response;
}

/** The cached page, updated for the next visit; without one the network's, or the shell where there is no network. */
async function pageAt(html: string, event: FetchEvent): Promise<Response> {
  const pages = await caches.open(PAGES);
  const cached = await pages.match(html);
  const updated = update(pages, html, event);
  if (cached !== undefined) {
    event.waitUntil(updated.catch(() => undefined));
    return cached;
  }
  try {
    return await updated;
  } catch (error) {
    const shell = await pages.match(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

/** The key is the page's path alone: the query may hold the id of a result. */
async function update(pages: Cache, html: string, event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  if (response.ok && !response.redirected) event.waitUntil(pages.put(html, response.clone()));
  return response;
}

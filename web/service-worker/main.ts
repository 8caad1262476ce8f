import { savesData } from "../src/platform/saves-data.ts";
import { type BuildFiles, htmlFor, SHELL } from "./files.ts";

// Keeps the app at hand: pages from the last visit at once, renewed behind the back; files with a hash in their name
// for good. Nothing of a person is kept here: pages are the same for everybody, and the API is never touched.

declare const self: ServiceWorkerGlobalScope;

/** Written above this program by the build. */
declare const FILES: BuildFiles;

const ASSETS = "assets";
const PAGES = "pages";

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
  if (FILES.assets.includes(pathname)) {
    event.respondWith(assetAt(pathname, event));
    return;
  }
  const html = request.mode === "navigate" ? htmlFor(pathname, FILES) : undefined;
  if (html !== undefined) event.respondWith(pageAt(html, event));
});

async function install(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  const ahead = savesData() ? FILES.ahead.filter((path) => !path.endsWith(".woff2")) : FILES.ahead;
  const missing = await Promise.all(
    ahead.map(async (path) => ((await assets.match(path)) === undefined ? [path] : [])),
  );
  await Promise.all([assets.addAll(missing.flat()), pages.add(SHELL)]);
  await self.skipWaiting();
}

/** Lets go of the files of earlier builds, and of their pages. */
async function activate(): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  await forget(assets, (path) => !FILES.assets.includes(path));
  await forget(pages, (path) => path !== SHELL);
  await self.clients.claim();
  await keepOpenPages(pages);
}

/** Pages that were opened before the worker was there, so that already the second visit finds them. */
async function keepOpenPages(pages: Cache): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.flatMap(({ url }) => htmlFor(new URL(url).pathname, FILES) ?? []);
  await Promise.allSettled([...new Set(open)].map((html) => pages.add(html)));
}

async function forget(cache: Cache, isOld: (path: string) => boolean): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => isOld(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
}

async function assetAt(path: string, event: FetchEvent): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(path);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(assets.put(path, response.clone()));
  return response;
}

/** The kept page at once, renewed for the next visit; the network's where none is kept, the shell without a network. */
async function pageAt(html: string, event: FetchEvent): Promise<Response> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(html);
  const renewed = renew(pages, html, event);
  if (kept !== undefined) {
    event.waitUntil(renewed.catch(() => undefined));
    return kept;
  }
  try {
    return await renewed;
  } catch (error) {
    const shell = await pages.match(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

/** The key is the page's path alone: a query may hold what opens somebody's result. */
async function renew(pages: Cache, html: string, event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  if (response.ok && !response.redirected) event.waitUntil(pages.put(html, response.clone()));
  return response;
}

import type { Browser, Page, Request } from "@playwright/test";
import { Failure } from "../../scripts/internal/failure.ts";
import common from "../../web/src/locales/ko/common.ts";
import { markdownTable, milliseconds } from "../shared/markdown.ts";
import { median } from "../shared/statistics.ts";
import type { HostingServer } from "./hosting-server.ts";
import type { LatencyProxy } from "./latency-proxy.ts";
import type { BenchOptions } from "./lighthouse-tables.ts";
import { SLOW_LATENCY_MS, slowLink, UNTHROTTLED } from "./link.ts";
import { launchBrowser, newVisitor, openTab, waitForServiceWorker } from "./phone.ts";
import { signIn } from "./sign-in.ts";

/** A signed-in route to trace. */
interface TracedRoute {
  readonly path: string;
  /** CSS selector of its first content, absent from its loading state. */
  readonly content: string;
  /** Where its data come from. */
  readonly data: "Firestore" | "API";
}

const ROUTES: readonly TracedRoute[] = [
  { path: "/home", content: "main article h2", data: "Firestore" },
  { path: "/catalog/list", content: "main li h2", data: "Firestore" },
  // The nickname; without one, a placeholder is in the paragraph.
  { path: "/mypage", content: "main section p:first-of-type:not(:has(*))", data: "API" },
];

const TIMEOUT_MS = 60_000;
/** Wait after the first content for late responses and for what the page stores. Open streams are never idle. */
const SETTLE_MS = 3_000;

/** What the traced pages request from; both slow down like the server of the pages. */
export interface TraceBackends {
  readonly auth: LatencyProxy;
  readonly authOrigin: string;
  readonly firestore: LatencyProxy;
  readonly firestoreOrigin: string;
}

/** The steps of a signed-in start, in milliseconds from navigation start; undefined for a step that did not happen. */
interface Trace {
  readonly modulesBegin: number | undefined;
  readonly modulesEnd: number | undefined;
  readonly authBegin: number | undefined;
  /** The mark `auth-ready`. */
  readonly authReady: number | undefined;
  readonly dataBegin: number | undefined;
  readonly dataEnd: number | undefined;
  /** First contentful paint: the bars of a main page are in its HTML. */
  readonly painted: number | undefined;
  /** The first frame that has the page's heading. */
  readonly heading: number | undefined;
  /** The first frame that has the content. */
  readonly drawn: number;
}

declare global {
  interface Window {
    firstHeading?: number;
    firstContent?: number;
  }
}

const ROWS: readonly (readonly [title: string, key: keyof Trace])[] = [
  ["page modules: first request", "modulesBegin"],
  ["page modules: last response", "modulesEnd"],
  ["Auth: first request", "authBegin"],
  ["Auth: token known", "authReady"],
  ["data: first request", "dataBegin"],
  ["data: first response", "dataEnd"],
  ["first paint", "painted"],
  ["heading drawn", "heading"],
  ["first content drawn", "drawn"],
];

/** The order of events when a signed-in user opens a route, cold and at a second visit: a Markdown table for each route. */
export async function traceTables(
  server: HostingServer,
  backends: TraceBackends,
  options: BenchOptions,
): Promise<string> {
  const tables: string[] = [];
  for (const route of ROUTES) tables.push(await traceTable(route, server, backends, options));
  return tables.join("\n\n");
}

async function traceTable(
  route: TracedRoute,
  server: HostingServer,
  backends: TraceBackends,
  { runs, browser: kind }: BenchOptions,
): Promise<string> {
  const cold: Trace[] = [];
  const warm: Trace[] = [];
  for (let run = 0; run < runs; run += 1) {
    console.error(`${route.path}, ${run + 1} of ${runs}`);
    const browser = await launchBrowser(kind);
    try {
      const traces = await traceTwice(route, browser, server, backends);
      if (traces === undefined) return `${route.path} was not traced: the app has no such route.`;
      cold.push(traces[0]);
      warm.push(traces[1]);
    } finally {
      await browser.close();
    }
  }
  return markdownTable(
    [`\`${route.path}\`, signed in, 4× slower CPU, 150 ms, 1.6 Mbps`, "cold", "second visit"],
    [
      ...ROWS.map(([title, key]) => [title, figure(cold, key), figure(warm, key)]),
      ["… from", contentSource(cold), contentSource(warm)],
    ],
  );
}

function figure(traces: readonly Trace[], key: keyof Trace): string | undefined {
  const known = traces.map((trace) => trace[key]).filter((value) => value !== undefined);
  return known.length === 0 ? undefined : milliseconds(median(known));
}

/** Content before any response with data is from the cache. */
function contentSource(traces: readonly Trace[]): string {
  const cached = traces.filter(({ drawn, dataEnd }) => dataEnd === undefined || drawn < dataEnd);
  return cached.length * 2 > traces.length ? "the cache" : "the network";
}

/** Undefined when the app has no such route. */
async function traceTwice(
  route: TracedRoute,
  browser: Browser,
  server: HostingServer,
  backends: TraceBackends,
): Promise<readonly [Trace, Trace] | undefined> {
  setSlow(false, server, backends);
  const signedIn = await signIn(browser, server.origin);
  setSlow(true, server, backends);
  const visitor = await newVisitor(browser, signedIn);
  await visitor.addInitScript(watchContent, route.content);
  const first = await openTab(visitor);
  const cold = await trace(first, server.origin, route, backends);
  if (cold === undefined) return undefined;
  await waitForServiceWorker(first);
  await first.close();
  const warm = await trace(await openTab(visitor), server.origin, route, backends);
  if (warm === undefined) throw new Failure(`${route.path} was not found at the second visit.`);
  return [cold, warm];
}

function setSlow(isSlow: boolean, server: HostingServer, backends: TraceBackends): void {
  server.setLink(isSlow ? slowLink() : UNTHROTTLED);
  for (const proxy of [backends.auth, backends.firestore]) proxy.latencyMs = isSlow ? SLOW_LATENCY_MS : 0;
}

/** Opens a route and records its steps; undefined when the app shows that the page is not found. */
async function trace(
  page: Page,
  origin: string,
  route: TracedRoute,
  backends: TraceBackends,
): Promise<Trace | undefined> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(origin + route.path, { waitUntil: "commit" });
  const content = page.waitForFunction(() => window.firstContent !== undefined, undefined, {
    timeout: TIMEOUT_MS,
  });
  const notFound = page
    .getByRole("heading", { name: common.notFound.title })
    .waitFor({ timeout: TIMEOUT_MS });
  const found = await Promise.race([content.then(() => true), notFound.then(() => false)]);
  // The other one is still pending, and rejects when the page closes.
  for (const pending of [content, notFound]) pending.catch(() => {});
  if (!found) return undefined;
  await page.waitForTimeout(SETTLE_MS);
  const measured = await page.evaluate(() => {
    const markTime = (name: string) => performance.getEntriesByName(name, "mark")[0]?.startTime;
    const drawn = window.firstContent ?? Number.NaN;
    const modules = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < drawn);
    return {
      timeOrigin: performance.timeOrigin,
      modulesBegin: modules.map(({ startTime }) => startTime).toSorted((a, b) => a - b)[0],
      modulesEnd: modules
        .map(({ responseEnd }) => responseEnd)
        .filter((end) => end < drawn)
        .toSorted((a, b) => b - a)[0],
      authReady: markTime("auth-ready"),
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      heading: window.firstHeading,
      drawn,
    };
  });
  const { timeOrigin, ...times } = measured;
  const of = (start: string) => requests.filter((request) => request.url().startsWith(start));
  const begins = (found: readonly Request[]) =>
    earliest(found.map((request) => request.timing().startTime - timeOrigin));
  const responds = (found: readonly Request[]) =>
    earliest(
      found
        .filter((request) => request.method() !== "OPTIONS" && request.timing().responseStart >= 0)
        .map((request) => request.timing().startTime + request.timing().responseStart - timeOrigin),
    );
  const data = of(route.data === "API" ? `${origin}/api/` : backends.firestoreOrigin);
  return {
    ...times,
    authBegin: begins(of(backends.authOrigin)),
    dataBegin: begins(data),
    dataEnd: responds(data),
  };
}

function earliest(times: readonly number[]): number | undefined {
  return times.toSorted((a, b) => a - b)[0];
}

/** Runs in the page before anything else. */
function watchContent(selector: string): void {
  const look = () => {
    if (document.querySelector("main h1") !== null) window.firstHeading ??= performance.now();
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else window.firstContent = performance.now();
  };
  requestAnimationFrame(look);
}

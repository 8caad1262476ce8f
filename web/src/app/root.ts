import type { PageData } from "@mindle/domain/catalogue/public-content";
import type { Start as PageStart } from "../shell/route.ts";

// The contract between a page's HTML (`scripts/internal/prerender`), the script inside it and the app.

/** `frame`: the HTML shows the bars of a main page only, and the app, which starts at once, replaces it. */
type Start = PageStart | "frame";

/** What the build says about a pre-rendered page, as `data-` attributes of the root element. */
export interface RootData {
  /** The path that the HTML was made for. */
  readonly path: string;
  readonly start: Start;
  /** Pattern of its route, as events name it. */
  readonly route: string;
  /** URL of the page's own module. */
  readonly page: string;
  /** URLs of the scripts that the app imports on this page: code, and texts by language, in the order of their namespaces. */
  readonly modules: readonly string[];
  readonly textModules: { readonly ko: readonly string[]; readonly en: readonly string[] };
  /** URLs of the scripts that a main page imports later, to read what it shows someone who is signed in. */
  readonly reads: readonly string[];
}

declare global {
  interface Window {
    /** The last click or key press before the app ran. */
    lastPress?: Event | undefined;
  }
}

/** The root element's attributes in HTML. */
export function rootAttributes({ path, start, route, page, modules, textModules, reads }: RootData): string {
  return Object.entries({
    path,
    start,
    route,
    page,
    modules: modules.join(" "),
    "text-modules-ko": textModules.ko.join(" "),
    "text-modules-en": textModules.en.join(" "),
    ...(reads.length > 0 && { reads: reads.join(" ") }),
  })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join("");
}

/** Reads the attributes of a pre-rendered page; undefined on every other page. */
export function readRootData({ dataset }: HTMLElement): RootData | undefined {
  const { path, start, route = "", page = "", modules, textModulesKo, textModulesEn, reads } = dataset;
  if (path === undefined || !isStart(start)) return undefined;
  return {
    path,
    start,
    route,
    page,
    modules: words(modules),
    textModules: { ko: words(textModulesKo), en: words(textModulesEn) },
    reads: words(reads),
  };
}

/** Whether the app starts as soon as its files are loaded, without waiting for a sign of use. */
export function startsAtOnce({ start }: RootData): boolean {
  return start === "eager" || start === "frame";
}

function isStart(value: string | undefined): value is Start {
  return value === "static" || value === "form" || value === "eager" || value === "frame";
}

function words(list: string | undefined): readonly string[] {
  return list?.split(" ").filter((word) => word !== "") ?? [];
}

/** The element that holds the app. Throws when the page has none. */
export function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no #root");
  return root;
}

/** The content that came with the HTML; nothing where none did. */
export function readPageContent(): PageData {
  const json = document.getElementById("page-content")?.textContent;
  return json === undefined || json === null ? {} : JSON.parse(json);
}

/** Says to the script inside the HTML, and to tests, that the app reacts to input. */
export function markAppRunning(): void {
  window.lastPress = undefined;
  document.documentElement.dataset["app"] = "running";
}

export function isAppRunning(): boolean {
  return document.documentElement.dataset["app"] === "running";
}

import type { Language } from "@mindle/domain/catalogue/language";
import type { PageData } from "@mindle/domain/catalogue/public-content";
import type { EarlyCall } from "../platform/api/early-calls.ts";
import type { PrerenderedPart } from "../shell/route.ts";

// The contract between a page's HTML (`scripts/internal/prerender`), the script inside it and the app.

/** `placeholder`: the HTML of a signed-in page has its bars only, and the app replaces it instead of hydrating it. */
export type HtmlPart = PrerenderedPart | "placeholder";

/** What the build says about a pre-rendered page, as `data-` attributes of the root element. */
export interface RootData {
  /** The path that the HTML was made for. */
  readonly path: string;
  /** What the HTML holds of the page. */
  readonly part: HtmlPart;
  /** Pattern of its route, as events name it; empty where none does. */
  readonly route: string;
  /** URLs of the page's texts by language. */
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  /** URLs of the scripts that a main page imports later, to read what it shows someone who is signed in. */
  readonly reads: readonly string[];
  /** The first calls of such a page. */
  readonly calls: readonly EarlyCall[];
}

declare global {
  interface Window {
    /** The button that was pressed last before the app was there. */
    earlyPress?: HTMLButtonElement | undefined;
  }
}

/** The root element's attributes in HTML. */
export function rootAttributes({ path, part, route, texts, reads, calls }: RootData): string {
  return Object.entries({
    path,
    part,
    route,
    "texts-ko": texts.ko.join(" "),
    "texts-en": texts.en.join(" "),
    reads: reads.join(" "),
    calls: encodeURIComponent(JSON.stringify(calls)),
  })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join("");
}

/** Reads the attributes of a pre-rendered page; undefined on every other page. */
export function readRootData({ dataset }: HTMLElement): RootData | undefined {
  const { path, part, route = "", textsKo, textsEn, reads, calls } = dataset;
  if (path === undefined || !isHtmlPart(part)) return undefined;
  return {
    path,
    part,
    route,
    texts: { ko: words(textsKo), en: words(textsEn) },
    reads: words(reads),
    calls: calls === undefined ? [] : JSON.parse(decodeURIComponent(calls)),
  };
}

function words(list: string | undefined): readonly string[] {
  return list?.split(" ").filter((word) => word !== "") ?? [];
}

function isHtmlPart(value: string | undefined): value is HtmlPart {
  return value === "page" || value === "outline" || value === "placeholder";
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

/** Whether the HTML shows what was on screen last (`snapshots/show-snapshot.ts`), until the app replaces it. */
export function isSnapshotShown(): boolean {
  return document.documentElement.dataset["snapshot"] !== undefined;
}

/**
 * Says to the script inside the HTML, to styles and to tests how far the app is: it takes over the page, it reacts to input, or
 * it could not start.
 */
export function markApp(state: "starting" | "running" | "failed"): void {
  document.documentElement.dataset["app"] = state;
}

export function isAppThere(): boolean {
  return document.documentElement.dataset["app"] !== undefined;
}

export function isAppRunning(): boolean {
  return document.documentElement.dataset["app"] === "running";
}

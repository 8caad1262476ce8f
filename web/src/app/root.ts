import type { PageData } from "@mindle/domain/catalogue/public-content";
import type { Start } from "./prerendered.ts";

/** What the build leaves for the program in the page's root element. */
export interface RootData {
  /** Path that the HTML inside was made for; undefined where there is none. */
  readonly address: string | undefined;
  readonly start: Exclude<Start, "fresh">;
  /** Addresses of the scripts that the page will import. */
  readonly modules: readonly string[];
  /** Addresses of the style sheets whose rules the HTML already holds. */
  readonly styles: readonly string[];
}

/** The element that holds the app. Throws when the page has none. */
export function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no #root");
  return root;
}

/** Reads the root's `data-` attributes; of the modules that bring texts, those in a language. */
export function readRootData({ dataset }: HTMLElement, language: string): RootData {
  const texts = language === "en" ? dataset["modulesEn"] : dataset["modulesKo"];
  return {
    address: dataset["address"],
    start: dataset["start"] === "intent" ? "intent" : "now",
    modules: [...words(dataset["modules"]), ...words(texts)],
    styles: words(dataset["styles"]),
  };
}

function words(list: string | undefined): readonly string[] {
  return list?.split(" ").filter((word) => word !== "") ?? [];
}

/** The content that came with the HTML; nothing where none did. */
export function readPageContent(): PageData {
  const json = document.getElementById("page-content")?.textContent;
  return json === undefined || json === null ? {} : JSON.parse(json);
}

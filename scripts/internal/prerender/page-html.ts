import type { PageData } from "@mindle/domain/catalogue/public-content";
import { type RootData, rootAttributes } from "../../../web/src/app/root.ts";

/** A page in one language, as the app renders it. */
interface Rendering {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** What the HTML of every page has. */
export interface PageBase {
  /** The build's index.html. */
  readonly template: string;
  /** The id of the build, which errors are tracked with. */
  readonly build: string;
  /** Source of the script inside the HTML. */
  readonly inlineScript: string;
}

export interface PageParts {
  readonly root: RootData;
  readonly ko: Rendering;
  readonly en: Rendering;
  /** All styles of the page, and the URLs of the files they are from. */
  readonly css: string;
  readonly styles: readonly string[];
  /** URLs of the scripts that the app imports on this page. */
  readonly scripts: readonly string[];
  /** URL of the font slice that holds most of the page's text. */
  readonly font: string;
  /** The public content that the page shows. */
  readonly content: PageData;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
}

/** Fills index.html with a page in both languages: Korean in the root element, English in a template. */
export function pageHtml(base: PageBase, parts: PageParts): string {
  const { root, ko, en, css, styles, scripts, font, content, isListed } = parts;
  const isWhole = root.part === "page";
  return withHead(base, css, [
    isListed ? `<meta name="description" content="${attribute(ko.description)}">` : NOT_LISTED,
    // An outline or a placeholder has nothing that its scripts could delay.
    ...(isWhole ? [] : scripts.map((href) => modulePreload(href))),
    ...styles.map(includedStyle),
  ])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(ko.title)}</title>`)
    .replace(EMPTY_ROOT, () =>
      [
        ...(isWhole ? [fontPreload(font)] : []),
        `<div id="root" lang="ko"${rootAttributes(root)}>${ko.html}</div>`,
        `<template lang="en" title="${attribute(en.title)}">${en.html}</template>`,
        `<script type="application/json" id="page-content">${scriptText(JSON.stringify(content))}</script>`,
        ...(isWhole ? scripts.map((href) => modulePreload(href, "low")) : []),
      ].join(""),
    );
}

/** The page for every other path: empty until the app renders. */
export function shellHtml(base: PageBase, css: string): string {
  return withHead(base, css, [NOT_LISTED]);
}

const NOT_LISTED = `<meta name="robots" content="noindex">`;

const EMPTY_ROOT = '<div id="root"></div>';

/** index.html with the script inside, more lines in its head, and the styles in place of the build's style sheets. */
function withHead(
  { template, build, inlineScript }: PageBase,
  css: string,
  lines: readonly string[],
): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const head = [`<script>${inlineScript}</script>`, ...lines, `<style>${cssText(css)}</style>`];
  return template
    .replace("<html ", `<html data-build="${build}" `)
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace("</head>", () => `${head.join("")}</head>`);
}

function modulePreload(href: string, priority?: "low"): string {
  const attributes = priority === undefined ? "" : ` fetchpriority="${priority}"`;
  return `<link rel="modulepreload" href="${href}"${attributes}>`;
}

/**
 * The font of a whole page; of an outline or a placeholder, it would take the connection from its scripts. In the body, since Chromium holds up the
 * first paint for a font that the head preloads, by up to 50 ms.
 */
function fontPreload(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
}

/**
 * Tells Vite's loader that a style sheet is loaded: its rules are in the HTML. A browser leaves out one of a type it does not
 * know. (Chromium loads a disabled one all the same, before it looks at the attribute.)
 */
function includedStyle(href: string): string {
  return `<link rel="stylesheet" href="${href}" type="text/x-included">`;
}

/** CSS that no HTML parser takes for the end of its element. */
function cssText(css: string): string {
  return css.replaceAll("</", "<\\/");
}

/** JSON that no HTML parser takes for the end of its script. */
function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function attribute(value: string): string {
  return text(value).replaceAll('"', "&quot;");
}

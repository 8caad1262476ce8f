import type { PageData } from "@mindle/domain/catalogue/public-content";
import { INLINE_SCRIPT } from "./inline-script.ts";

/** A page in one language, as the app draws it. */
interface Drawing {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

export interface PageParts {
  /** Path of the page. */
  readonly path: string;
  /** How the app begins: `web/src/app/prerendered.ts`. */
  readonly start: string;
  /** Keys of the browser's storages: what is under them is missing in the HTML. */
  readonly recalls: readonly string[];
  readonly ko: Drawing;
  readonly en: Drawing;
  /** All styles of the page, and the addresses of the files they are in. */
  readonly css: string;
  readonly styles: readonly string[];
  /** Addresses of the scripts that the page imports when it begins, and of its texts by language. */
  readonly modules: readonly string[];
  readonly texts: { readonly ko: readonly string[]; readonly en: readonly string[] };
  /** Addresses of the fonts of the first paint. */
  readonly fonts: readonly string[];
  /** What the page shows of the content. */
  readonly content: PageData;
}

/** Fills the build's index.html with a page in both languages: Korean as it stands, English waiting beside it. */
export function pageHtml(template: string, parts: PageParts): string {
  const { ko, en } = parts;
  return withHead(template, [
    `<meta name="description" content="${attribute(ko.description)}">`,
    ...parts.fonts.map((href) => `<link data-near href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...styles(parts.css),
    script(INLINE_SCRIPT),
  ])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(ko.title)}</title>`)
    .replace(EMPTY_ROOT, () =>
      [
        `<div id="root" data-waits="ko" data-address="${attribute(parts.path)}" data-start="${parts.start}"`,
        ` data-recalls="${parts.recalls.join(" ")}"`,
        ` data-modules="${parts.modules.join(" ")}" data-styles="${parts.styles.join(" ")}"`,
        ` data-modules-ko="${parts.texts.ko.join(" ")}" data-modules-en="${parts.texts.en.join(" ")}"`,
        `>${ko.html}</div>`,
        `<template lang="en" title="${attribute(en.title)}">${en.html}</template>`,
        script(INLINE_SCRIPT),
        `<script type="application/json" id="page-content">${scriptText(JSON.stringify(parts.content))}</script>`,
      ].join(""),
    );
}

/** The page for every other address: empty until the app draws it. */
export function shellHtml(template: string, css: string): string {
  return withHead(template, [
    `<meta name="robots" content="noindex">`,
    ...styles(css),
    script(INLINE_SCRIPT),
  ]);
}

const EMPTY_ROOT = '<div id="root"></div>';

/** The build's own style sheets give way to the styles within. */
function withHead(template: string, lines: readonly string[]): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  return template
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace("</head>", () => `${lines.join("")}</head>`);
}

/** Faces apart from the rest: a page whose server is not near begins without them. */
function styles(css: string): readonly string[] {
  const faces = css.match(FACE) ?? [];
  const rest = css.replaceAll(FACE, "");
  return [
    `<style data-near media="not all">${cssText(faces.join(""))}</style>`,
    `<style>${cssText(rest)}</style>`,
  ];
}

const FACE = /@font-face\s*\{[^}]*\}/g;

/** CSS that no HTML parser takes for the end of its element. */
function cssText(css: string): string {
  return css.replaceAll("</", "<\\/");
}

function script(code: string): string {
  return `<script>${code}</script>`;
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

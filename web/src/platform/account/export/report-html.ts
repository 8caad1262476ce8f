import type { Fact, Report, ReportEntry, ReportPart, ReportSection } from "./report-parts.ts";

/** A report as a page that needs no other file, and prints well. */
export function reportHtml({ language, title, lead, sections }: Report): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></header>
${sections.map(sectionHtml).join("\n")}
</main>
</body>
</html>
`;
}

function sectionHtml({ title, lead, entries }: ReportSection): string {
  const intro = lead === undefined ? "" : `<p>${escapeHtml(lead)}</p>`;
  return `<section><h2>${escapeHtml(title)}</h2>${intro}${entries.map(entryHtml).join("")}</section>`;
}

function entryHtml({ title, parts }: ReportEntry): string {
  const heading = title === undefined ? "" : `<h3>${escapeHtml(title)}</h3>`;
  return `<article>${heading}${parts.map(partHtml).join("")}</article>`;
}

function partHtml(part: ReportPart): string {
  const heading = part.title === undefined ? "" : `<h4>${escapeHtml(part.title)}</h4>`;
  if ("facts" in part) return `${heading}<dl>${part.facts.map(factHtml).join("")}</dl>`;
  if ("image" in part) {
    return `${heading}<img src="${escapeHtml(part.image)}" alt="${escapeHtml(part.alt)}">`;
  }
  const texts = part.texts.map((text) => `<p class="text">${escapeHtml(text)}</p>`).join("");
  if (part.folded === undefined) return heading + texts;
  return `${heading}<details><summary>${escapeHtml(part.folded)}</summary>${texts}</details>`;
}

function factHtml([label, value]: Fact): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML, in elements and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem 4rem; background: #fffaf2; color: #2a2433;
  font: 1rem/1.6 Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
header { padding-bottom: 1.5rem; border-bottom: 3px solid #7fb069; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; color: #3f6b2e; break-after: avoid; }
h3 { margin: 0 0 .5rem; font-size: 1.0625rem; break-after: avoid; }
h4 { margin: 1.25rem 0 .25rem; font-size: 1rem; color: #655d70; break-after: avoid; }
article { margin: 0 0 1rem; padding: 1rem 1.25rem; border-radius: 16px; background: #fff; }
dl { margin: 0; }
dl div { padding: .5rem 0; border-bottom: 1px solid #ece3d6; break-inside: avoid; }
dl div:last-child { border-bottom: 0; }
dt { color: #655d70; font-size: .9375rem; }
dd { margin: 0; font-weight: 600; }
img { display: block; max-width: 100%; height: auto; border-radius: 12px; break-inside: avoid; }
summary { padding: .5rem 0; color: #655d70; cursor: pointer; }
.text { margin: .375rem 0; white-space: pre-wrap; }
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 11pt; }
  article { padding: 0 0 .75rem; border-radius: 0; border-bottom: 1px solid #ece3d6; }
}
@page { margin: 18mm; }
`;

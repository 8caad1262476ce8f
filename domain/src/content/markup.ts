/**
 * Texts of content in a small subset of Markdown: `**bold**`, `==highlight==`, `[label](https://…)`, a line break for
 * each new line, an empty line between paragraphs, and lists of lines that begin with `- `. `{name}` is replaced by an
 * earlier answer. There is no HTML; what is no markup is shown as it is written.
 */
export type Markup = readonly Block[];

export type Block =
  | { readonly kind: "paragraph"; readonly lines: readonly Line[] }
  | { readonly kind: "list"; readonly items: readonly Line[] };

export type Line = readonly Inline[];

export type Inline =
  | { readonly kind: "text"; readonly text: string; readonly bold?: true; readonly highlight?: true }
  | { readonly kind: "answer"; readonly name: string; readonly bold?: true; readonly highlight?: true }
  | { readonly kind: "link"; readonly label: string; readonly url: string };

/** Hosts that a link in a text may lead to. */
export const LINK_HOSTS: readonly string[] = [
  "988lifeline.org",
  "findahelpline.com",
  "www.mentalhealth.go.kr",
];

/** Parses a text; every text is valid. */
export function parseMarkup(text: string): Markup {
  return text
    .split(/\n[ \t]*\n/)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .flatMap(parseBlock);
}

/** Names of the answers that a text shows, each once. */
export function answersIn(text: string): string[] {
  return [...new Set([...text.matchAll(ANSWER)].map(([, name = ""]) => name))];
}

/** Addresses that a text links to. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, , url = ""]) => url);
}

/** True where a link may be followed: https, to one of {@link LINK_HOSTS}. */
export function isAllowedLink(url: string): boolean {
  const [, host = ""] = /^https:\/\/([a-z0-9.-]+)(?:\/[^\s\\]*)?$/.exec(url) ?? [];
  return LINK_HOSTS.includes(host);
}

const ANSWER = /\{([a-z][A-Za-z0-9]*)\}/g;
const LINK = /\[([^\][\n]+)\]\(([^()\s]+)\)/g;
const ITEM = /^\s*- +/;

/** Neighbouring lines of one kind; a list may follow a paragraph without an empty line. */
function parseBlock(lines: readonly string[]): Block[] {
  const blocks: { kind: Block["kind"]; lines: Line[] }[] = [];
  for (const line of lines) {
    const kind = ITEM.test(line) ? "list" : "paragraph";
    const parsed = parseLine(line.replace(ITEM, "").trim());
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(parsed);
    else blocks.push({ kind, lines: [parsed] });
  }
  return blocks.map(({ kind, lines: parsed }) =>
    kind === "list" ? { kind, items: parsed } : { kind, lines: parsed },
  );
}

const TOKEN =
  /\*\*(?<bold>[^\s*][^*]*)\*\*|==(?<highlight>[^\s=][^=]*)==|\[(?<label>[^\][\n]+)\]\((?<url>[^()\s]+)\)/g;

function parseLine(line: string): Line {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    const { bold, highlight, label, url } = match.groups ?? {};
    parts.push(...parseAnswers(line.slice(end, match.index)));
    if (bold !== undefined)
      parts.push(...parseAnswers(bold).map((part) => ({ ...part, bold: true as const })));
    else if (highlight !== undefined)
      parts.push(...parseAnswers(highlight).map((part) => ({ ...part, highlight: true as const })));
    else if (label !== undefined && url !== undefined)
      parts.push(isAllowedLink(url) ? { kind: "link", label, url } : { kind: "text", text: label });
    end = match.index + match[0].length;
  }
  return [...parts, ...parseAnswers(line.slice(end))];
}

type Shown = Exclude<Inline, { kind: "link" }>;

function parseAnswers(text: string): Shown[] {
  const parts: Shown[] = [];
  let end = 0;
  for (const match of text.matchAll(ANSWER)) {
    const [whole, name = ""] = match;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push({ kind: "answer", name });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/**
 * A text with markup as plain lines, with answers by name in their places. Undefined where an answer is missing (empty): the
 * text is then not shown as it is.
 */
export function plainText(text: string, wordsOf: (name: string) => string): string | undefined {
  if (answersIn(text).some((name) => wordsOf(name) === "")) return undefined;
  const inWords = (line: Line) =>
    line
      .map((part) => {
        if (part.kind === "answer") return wordsOf(part.name);
        return part.kind === "link" ? part.label : part.text;
      })
      .join("");
  return parseMarkup(text)
    .flatMap((block) => (block.kind === "paragraph" ? block.lines : block.items))
    .map(inWords)
    .join("\n");
}

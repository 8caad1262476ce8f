import { answersIn, type Line, parseMarkup } from "./markup.ts";

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

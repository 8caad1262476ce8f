import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answersIn, isAllowedLink, type Line, linksIn, parseMarkup } from "./markup.ts";

const line = (text: string): Line | undefined => {
  const [block] = parseMarkup(text);
  return block?.kind === "paragraph" ? block.lines[0] : undefined;
};

describe("markup", () => {
  test("bold, highlight and answers, also within one another", () => {
    expect(line("a **b {c}** ==d== {e}")).toEqual([
      { kind: "text", text: "a " },
      { kind: "text", text: "b ", bold: true },
      { kind: "answer", name: "c", bold: true },
      { kind: "text", text: " " },
      { kind: "text", text: "d", highlight: true },
      { kind: "text", text: " " },
      { kind: "answer", name: "e" },
    ]);
  });

  test("lines, paragraphs and lists", () => {
    expect(parseMarkup("one\ntwo\n\nthree\n- four\n- five\n")).toEqual([
      { kind: "paragraph", lines: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
      { kind: "paragraph", lines: [[{ kind: "text", text: "three" }]] },
      { kind: "list", items: [[{ kind: "text", text: "four" }], [{ kind: "text", text: "five" }]] },
    ]);
    expect(parseMarkup(" \n ")).toEqual([]);
  });

  test("a link to an allowed host is a link, any other only its label", () => {
    expect(line("[help](https://findahelpline.com/kr)")).toEqual([
      { kind: "link", label: "help", url: "https://findahelpline.com/kr" },
    ]);
    expect(line("[help](https://evil.example)")).toEqual([{ kind: "text", text: "help" }]);
  });

  test.each(["<b>x</b>", "**open", "== ==", "{Name}", "{a b}", "[x]", "2 * 3 ** 4", "- "])(
    "%s is no markup",
    (text) => {
      const shown = parseMarkup(text)
        .flatMap((block) => (block.kind === "list" ? block.items : block.lines))
        .flat()
        .map((part) => (part.kind === "text" ? part.text : `<${part.kind}>`))
        .join("");
      expect(shown).toBe(text === "- " ? "" : text);
    },
  );

  test("whatever is written, no character that is no markup is lost and only known kinds come out", () => {
    const written = fc.string({
      unit: fc.constantFrom("a", "한", "*", "=", "{", "}", "[", "]", "(", ")", "-", "\n", " ", "<"),
    });
    fc.assert(
      fc.property(written, (text) => {
        const inline = parseMarkup(text)
          .flatMap((block) => (block.kind === "list" ? block.items : block.lines))
          .flat();
        const shown = inline.map((part) =>
          part.kind === "text" ? part.text : part.kind === "link" ? part.label : part.name,
        );
        const letters = (value: string) => value.replaceAll(/[^a한]/g, "");
        const links = linksIn(text).join("");
        expect(letters(shown.join("") + links)).toHaveLength(letters(text).length);
      }),
    );
  });
});

test("answers are named once each", () => {
  expect(answersIn("{a} {b} {a}")).toEqual(["a", "b"]);
});

test.each([
  ["https://988lifeline.org", true],
  ["https://988lifeline.org/talk?x=1#y", true],
  ["http://988lifeline.org", false],
  ["https://988lifeline.org.evil.example", false],
  ["https://evil.example/988lifeline.org", false],
  ["https://988lifeline.org@evil.example", false],
  ["https://988lifeline.org\\@evil.example", false],
  ["https://988lifeline.org:8080", false],
  ["javascript:alert(1)", false],
  ["//988lifeline.org", false],
  ["", false],
])("%s: %s", (url, allowed) => {
  expect(isAllowedLink(url)).toBe(allowed);
});

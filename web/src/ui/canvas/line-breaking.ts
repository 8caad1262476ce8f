import { splitGraphemes } from "@mindle/domain/text/graphemes";

/** How wide a text is, in the unit of `maxWidth`. */
export type Measure = (text: string) => number;

/**
 * A text in lines no wider than `maxWidth`, as few as possible and as even as possible. Breaks between words, and inside
 * of one only where it alone is wider than `maxWidth`.
 */
export function balancedLines(text: string, maxWidth: number, measure: Measure): readonly string[] {
  const words = wordsOf(text);
  const widest = Math.max(0, ...words.map(measure));
  let even = fill(words, maxWidth, measure);
  for (let narrower = maxWidth - STEP; narrower >= widest; narrower -= STEP) {
    const lines = fill(words, narrower, measure);
    if (lines.length > even.length) break;
    even = lines;
  }
  return even;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** How much narrower each try at evenness is. */
const STEP = 12;

function fill(words: readonly string[], maxWidth: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const [last = "", ...before] = pieces(word, maxWidth, measure).toReversed();
    lines.push(...before.toReversed());
    line = last;
  }
  return line === "" ? lines : [...lines, line];
}

/** A word in parts that fit; at least one character each. */
function pieces(word: string, maxWidth: number, measure: Measure): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of splitGraphemes(word)) {
    if (part !== "" && measure(part + character) > maxWidth) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

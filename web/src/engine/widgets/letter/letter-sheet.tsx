import type { Language } from "@mindle/domain/catalogue/language";
import type { RecalledAnswers } from "@mindle/domain/content/recalls";
import type { LetterProps } from "@mindle/domain/widgets/letter/widget";
import { Fragment } from "react";
import { shownText, summaryOf } from "../../rich-text/piped-text.ts";
import styles from "./letter.module.css";

/** One paragraph of a letter, still with the names of its answers. */
export interface LetterParagraph {
  readonly text: string;
  /** An answer in words. */
  read(name: string): string;
}

/** Longer words of one's own are a letter themselves: a line under each would be too many. */
const LONGEST_UNDERLINED = 120;

/** The paragraphs of a letter that hold and miss no answer. */
export function shownParagraphs(
  paragraphs: LetterProps["paragraphs"],
  answers: RecalledAnswers,
  language: Language,
): readonly LetterParagraph[] {
  return paragraphs.flatMap((each) => {
    // A condition that cannot be evaluated does not hold.
    const holds = !("when" in each) || each.when === true;
    const text = holds && shownText(each.text, answers, language);
    return text ? [{ text, read: (name: string) => summaryOf(answers, name, language) }] : [];
  });
}

/** A letter on one sheet of paper that was folded twice, the person's own words underlined by brush. */
export function LetterSheet({ paragraphs }: { readonly paragraphs: readonly LetterParagraph[] }) {
  return (
    <div className={styles.sheet}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter keep their order.
        <Paragraph key={at} {...paragraph} />
      ))}
    </div>
  );
}

/** The answers in it run on after our words; each begins a line, since it may be long. */
function Paragraph({ text, read }: LetterParagraph) {
  return (
    <p>
      {text.split(/\n+/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paragraph keep their order.
        <Fragment key={at}>
          {at > 0 && <br />}
          {line.split(/(\{\w+\})/).map((part, place) => {
            const name = /^\{(\w+)\}$/.exec(part)?.[1];
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order.
            return name === undefined ? part : <Own key={place} words={read(name)} />;
          })}
        </Fragment>
      ))}
    </p>
  );
}

function Own({ words }: { readonly words: string }) {
  return (
    <span className={styles.own} data-long={words.length > LONGEST_UNDERLINED || undefined}>
      {words}
    </span>
  );
}

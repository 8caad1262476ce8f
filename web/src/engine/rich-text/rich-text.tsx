import type { RichText as RichTextProps } from "@mindle/domain/content/authored-text";
import { answersIn, type Block, type Inline, type Line, parseMarkup } from "@mindle/domain/content/markup";
import type { RecalledAnswers } from "@mindle/domain/content/recalls";
import { Fragment, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useContentPage } from "../page-context.ts";
import { shownText, summaryOf } from "./piped-text.ts";
import { RecalledAnswer } from "./recalled-answer.tsx";
import styles from "./rich-text.module.css";

/** A text with markup and earlier answers; its `else`, or nothing, where one of its answers is missing. */
export function RichText({ text }: { readonly text: RichTextProps }) {
  const { answers, language } = useContentPage();
  const shown = shownText(text, answers, language);
  if (shown === undefined) return null;
  return (
    <div className={styles.text} data-quotes={answersIn(shown).length > 0 || undefined}>
      {parseMarkup(shown).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order.
        <Fragment key={at}>
          {renderBlock(block, (name) => summaryOf(answers, name, language), answers)}
        </Fragment>
      ))}
    </div>
  );
}

type Read = (name: string) => string;

function renderBlock(block: Block, read: Read, answers: RecalledAnswers): ReactNode {
  if (block.kind === "paragraph") {
    const parts = block.lines.flat();
    const isQuote = parts.some(({ kind }) => kind === "answer");
    const isOwn = parts.every(({ kind }) => kind === "answer");
    const className = classNames(isQuote && styles.quote, isOwn && styles.own);
    const words = <p className={className}>{renderLines(block.lines, read)}</p>;
    const [first, ...others] = parts;
    if (first?.kind !== "answer" || others.length > 0) return words;
    return (
      <RecalledAnswer answer={answers[first.name]} summary={read(first.name)}>
        {words}
      </RecalledAnswer>
    );
  }
  return (
    <ul>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text keep their order.
        <li key={at}>{renderLine(item, read)}</li>
      ))}
    </ul>
  );
}

function renderLines(lines: readonly Line[], read: Read): ReactNode {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their order.
    <Fragment key={at}>
      {at > 0 && <br />}
      {renderLine(line, read)}
    </Fragment>
  ));
}

function renderLine(line: Line, read: Read): ReactNode {
  return line.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order.
    <Fragment key={at}>{renderInline(part, read)}</Fragment>
  ));
}

function renderInline(part: Inline, read: Read): ReactNode {
  if (part.kind === "link") {
    return (
      <a href={part.url} target="_blank" rel="noreferrer">
        {part.label}
      </a>
    );
  }
  const words = part.kind === "text" ? part.text : <span className={styles.answer}>{read(part.name)}</span>;
  const marked = part.highlight === true ? <mark className={styles.highlight}>{words}</mark> : words;
  return part.bold === true ? <strong>{marked}</strong> : marked;
}

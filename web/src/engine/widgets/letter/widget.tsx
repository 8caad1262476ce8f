import type { LetterProps } from "@mindle/domain/widgets/letter/widget";
import { Fragment } from "react";
import { useContentPage } from "../../page-context.ts";
import { shownText, summaryOf } from "../../piped-text.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./letter.module.css";

export default shownWidget<LetterProps>("letter", Letter);

/** Longer words of one's own are a letter themselves: a line under each would be too many. */
const LONGEST_UNDERLINED = 120;

/** A letter on one sheet of paper that was folded twice, the person's own words underlined by brush. */
function Letter({ props }: ShownProps<LetterProps>) {
  const { answers, language } = useContentPage();
  // A condition that cannot be evaluated does not hold.
  const shown = props.paragraphs.flatMap((each) => {
    const holds = !("when" in each) || each.when === true;
    return (holds && shownText(each.text, answers, language)) || [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.sheet}>
      {shown.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter keep their order.
        <Paragraph key={at} text={text} read={(name) => summaryOf(answers, name, language)} />
      ))}
    </div>
  );
}

/** The answers in it run on after our words; each begins a line, since it may be long. */
function Paragraph({ text, read }: { readonly text: string; readonly read: (name: string) => string }) {
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

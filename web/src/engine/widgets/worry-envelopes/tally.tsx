import { isHigh, tallyOf } from "@mindle/domain/widgets/worry-envelopes/definition";
import { OUTCOMES, type WorryEnvelopesValue } from "@mindle/domain/widgets/worry-envelopes/value";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

/** How the opened envelopes went, from five on; where much of it came, no numbers. The page has the helpline. */
export function Tally({ value }: { readonly value: WorryEnvelopesValue }) {
  const { language, hasCrisis = false } = useContentPage();
  const texts = TEXTS[language];
  const tally = tallyOf(value);
  if (tally === undefined || hasCrisis) return null;
  const words = OUTCOMES.flatMap((outcome) => {
    const count = tally.counts.get(outcome);
    return count === undefined ? [] : [texts.counted(outcome, count)];
  });
  return (
    <div className={styles.tally}>
      <p>
        {texts.tally} {words.join(", ")}
      </p>
      {isHigh(value) ? (
        <p className={styles.strong}>{texts.high}</p>
      ) : (
        tally.means !== undefined && (
          <ul className={styles.bars}>
            <Bar label={texts.seemed} figure={tally.means.sure} />
            <Bar label={texts.met100} figure={tally.means.came} />
          </ul>
        )
      )}
    </div>
  );
}

function Bar({ label, figure }: { readonly label: string; readonly figure: number }) {
  return (
    <li className={styles.bar} style={cssVariables({ share: figure / 100 })}>
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
      <b>{Math.round(figure)}</b>
    </li>
  );
}

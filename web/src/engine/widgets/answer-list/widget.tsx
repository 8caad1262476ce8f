import type { AnswerListProps } from "@mindle/domain/widgets/answer-list/widget";
import { useContentPage } from "../../page-context.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./answer-list.module.css";

const TEXTS = {
  ko: { others: "나머지도 보기" },
  en: { others: "Show the others" },
} as const;

/** How many are shown at once; the others open below them. One more is shown rather than hidden alone. */
const SHOWN = 5;

/** Earlier answers as a list. */
export default shownWidget<AnswerListProps>("answer-list", function AnswerList({ props: { label, lists } }) {
  const { language } = useContentPage();
  const all = lists.flatMap((list, at) =>
    Object.entries(list).map(([id, words]) => ({ key: `${at}.${id}`, words: words[language] })),
  );
  if (all.length === 0) return null;
  const shown = all.length === SHOWN + 1 ? all.length : SHOWN;
  const items = (some: typeof all) => some.map(({ key, words }) => <li key={key}>{words}</li>);
  return (
    <div className={styles.list}>
      <p>{label[language]}</p>
      <ul>{items(all.slice(0, shown))}</ul>
      {all.length > shown && (
        <details>
          <summary>{TEXTS[language].others}</summary>
          <ul>{items(all.slice(shown))}</ul>
        </details>
      )}
    </div>
  );
});

import { helplinesOfCare, helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { dialled } from "@mindle/domain/safety/helplines";
import type { HelplineProps } from "@mindle/domain/widgets/helpline/widget";
import { useEffect } from "react";
import { helpShown } from "../../../platform/safety/help-shown.ts";
import { useHelplinesIn } from "../../../platform/safety/helplines.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./helpline.module.css";

const TEXTS = {
  ko: { label: "도움받을 전화", call: "전화하기", more: "도움받을 곳 보기" },
  en: { label: "Numbers to call", call: "Call", more: "Where to get help" },
} as const;

/** A quiet line with the numbers to call where the reader is; a link to all of them where none is known. */
export default shownWidget<HelplineProps>("helpline", function Helpline({ props: { text, card } }) {
  const { language } = useContentPage();
  const known = useHelplinesIn(language);
  const lines = card === undefined ? helplinesOfCare(known) : helplinesOfKind(card, known);
  const { label, call, more } = TEXTS[language];
  useEffect(() => helpShown.write(true), []);
  return (
    <aside className={styles.helpline} aria-label={label}>
      <p>{text[language]}</p>
      {lines.map(({ number, name, hours, languages }) => (
        <a key={number} className={styles.line} href={`tel:${dialled(number)}`}>
          <Icon name="phone" size={20} />
          <span className={styles.words}>
            <VisuallyHidden>{call}</VisuallyHidden>
            <span className={styles.number}>{number}</span>
            <span className={styles.name}>
              {[name, hours, ...(language === "ko" ? [] : [languages])].join(" · ")}
            </span>
          </span>
        </a>
      ))}
      {lines.length === 0 && (
        <a className={styles.line} href="/help">
          {more}
        </a>
      )}
    </aside>
  );
});

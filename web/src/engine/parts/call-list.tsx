import { dialled, type Helpline } from "@mindle/domain/safety/helplines";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useTexts } from "../page-context.ts";
import styles from "./call-list.module.css";

const TEXTS = {
  ko: { numbers: "도움받을 전화", call: "전화하기" },
  en: { numbers: "Numbers to call", call: "Call" },
} as const;

/** Helplines, each of which a press calls. */
export function CallList({ lines }: { readonly lines: readonly Helpline[] }) {
  const { numbers, call } = useTexts(TEXTS);
  return (
    <ul className={styles.lines} aria-label={numbers}>
      {lines.map(({ number, name }) => (
        <li key={number}>
          <a className={styles.line} href={`tel:${dialled(number)}`}>
            <Icon name="phone" size={20} />
            <VisuallyHidden>{call}</VisuallyHidden>
            <b>{number}</b> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useContentPage } from "../../page-context.ts";
import styles from "./nothing-given.module.css";

const TEXTS = {
  ko: {
    rows: "아직 고른 게 없어요. 앞 페이지에서 하나 고르면 여기에 놓여요. 비워 두고 가도 괜찮아요",
    numbers: "아직 비교할 숫자가 없어요. 앞 페이지에서 적으면 병이 채워져요. 비워 두고 가도 괜찮아요",
  },
  en: {
    rows: "Nothing is picked yet. Pick one on a page before, and it lands here. Leaving it empty is fine, too",
    numbers:
      "No numbers to compare yet. Give them on a page before, and the jars fill. Leaving it is fine, too",
  },
} as const;

/** What is on a picture without rows, or in its place: the earlier answers that it shows were not given. */
export function NothingGiven({
  kind,
  isOnPicture,
}: {
  readonly kind: "rows" | "numbers";
  readonly isOnPicture?: true;
}) {
  const { language } = useContentPage();
  return <p className={isOnPicture ? styles.onPicture : styles.nothing}>{TEXTS[language][kind]}</p>;
}

import { Link } from "../ui/controls/link.tsx";
import styles from "./care-line.module.css";
import { useContentPage } from "./page-context.ts";

const TEXTS = {
  ko: {
    words: "적어 준 마음이 이 페이지보다 먼저예요. 함께 이야기할 사람을 찾아봐요.",
    page: "방금 적은 말을 그냥 넘기고 싶지 않아요. 여기서 멈췄다가 다른 날 와도 돼요.",
    help: "지금 도움받기",
  },
  en: {
    words: "What you wrote comes before this page. There are people to talk it over with.",
    page: "We don’t want to pass over what you just wrote. You can stop here and come back another day.",
    help: "Get help now",
  },
} as const;

interface CareLineProps {
  /** What it follows: crisis words on this page, in the place of a reply to them, or the page before. */
  readonly after: "words" | "page";
}

/** One calm line with a link to help. */
export function CareLine({ after }: CareLineProps) {
  const { language } = useContentPage();
  return (
    <p className={styles.line}>
      {TEXTS[language][after]} <Link to="/help">{TEXTS[language].help}</Link>
    </p>
  );
}

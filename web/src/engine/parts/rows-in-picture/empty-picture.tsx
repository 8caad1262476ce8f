import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./empty-picture.module.css";

const TEXTS = {
  ko: {
    write: "하나 적기",
    rows: "아직 고른 게 없어요. 앞 페이지에서 하나 고르면 여기에 놓여요. 비워 두고 가도 괜찮아요",
    numbers: "아직 비교할 숫자가 없어요. 앞 페이지에서 적으면 병이 채워져요. 비워 두고 가도 괜찮아요",
  },
  en: {
    write: "Write one",
    rows: "Nothing is picked yet. Pick one on a page before, and it lands here. Leaving it empty is fine, too",
    numbers:
      "No numbers to compare yet. Give them on a page before, and the jars fill. Leaving it is fine, too",
  },
} as const;

interface EmptyPictureProps {
  /** Whether its rows are typed in fields beside it. */
  readonly isTyped: boolean;
  readonly disabled: boolean;
}

/** What stands on a picture that has no rows yet: a button that leads to the first field, or why there is nothing. */
export function EmptyPicture({ isTyped, disabled }: EmptyPictureProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  if (!isTyped) return <p className={styles.none}>{texts.rows}</p>;
  if (disabled) return null;
  return (
    <button
      type="button"
      className={styles.write}
      onClick={({ currentTarget }) =>
        currentTarget.closest(PICTURE_AND_FIELDS)?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
      }
    >
      <StrokeIcon d="M12 5v14M5 12h14" size={20} />
      {texts.write}
    </button>
  );
}

/** What stands in the place of a picture that shows earlier answers, where none were given. */
export function NothingGiven({ kind }: { readonly kind: "rows" | "numbers" }) {
  const { language } = useContentPage();
  return <p className={styles.nothing}>{TEXTS[language][kind]}</p>;
}

const PICTURE_AND_FIELDS = "[data-rows-in-picture]";
const FIRST_FIELD = "[data-row] :is(input, textarea)";

import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./empty-picture.module.css";

const TEXTS = {
  ko: { write: "하나 적기", none: "앞에서 고른 게 없어서 비어 있어요. 그냥 넘어가도 돼요" },
  en: { write: "Write one", none: "Nothing was picked before, so this is empty. You can go on" },
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
  if (!isTyped) return <p className={styles.none}>{texts.none}</p>;
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

const PICTURE_AND_FIELDS = "[data-rows-in-picture]";
const FIRST_FIELD = "[data-row] :is(input, textarea)";

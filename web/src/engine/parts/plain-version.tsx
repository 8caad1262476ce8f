import { type ReactNode, useState } from "react";
import { useContentPage } from "../page-context.ts";
import styles from "./plain-version.module.css";

const TEXTS = {
  ko: { plain: "글자로 보기", picture: "그림으로 보기" },
  en: { plain: "Show as a list", picture: "Show as a picture" },
} as const;

interface WithPlainVersionProps {
  readonly picture: ReactNode;
  /** The same, with everything the picture offers: a list, fields or a table; undefined where there is nothing to show in it. */
  readonly plain: ReactNode | undefined;
}

/** A widget as a picture to touch, and its plain version one tap away. */
export function WithPlainVersion({ picture, plain }: WithPlainVersionProps) {
  const { language } = useContentPage();
  const [isPlain, setPlain] = useState(false);
  const texts = TEXTS[language];
  if (plain === undefined) return picture;
  return (
    <div className={styles.versions}>
      {isPlain ? plain : picture}
      <button type="button" className={styles.switch} onClick={() => setPlain(!isPlain)}>
        {isPlain ? texts.picture : texts.plain}
      </button>
    </div>
  );
}

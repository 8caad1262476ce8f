import type { Language } from "@mindle/domain/catalogue/localized";
import type { PageInside } from "@mindle/domain/catalogue/package";
import type { Tone } from "../tone.ts";
import styles from "./book-pages.module.css";

interface BookPagesProps {
  /** The first one lies on top. */
  readonly pages: readonly (PageInside & { readonly tone: Tone })[];
  readonly language: Language;
}

/** Pages of programmes as a picture: nothing in it can be pressed. Fanned out on a phone, beside one another where there is room. */
export function BookPages({ pages, language }: BookPagesProps) {
  const words = pages.map(({ title, question, options }) =>
    [title, question, ...options].map((text) => text[language]).join(", "),
  );
  return (
    <div className={styles.pages} role="img" aria-label={words.join(". ")}>
      {pages.map(({ scene, title, question, options, tone }) => (
        <div key={`${scene} ${tone}`} className={styles.page} data-tone={tone}>
          <img src={scene} alt="" loading="lazy" width={390} height={240} />
          <span className={styles.title}>{title[language]}</span>
          <span className={styles.question}>{question[language]}</span>
          {options.map((option) => (
            <span key={option.en} className={styles.option}>
              {option[language]}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

import type { Character } from "@mindle/domain/assessment/characters";
import type { Language } from "@mindle/domain/catalogue/localized";
import type { PageInside } from "@mindle/domain/catalogue/package";
import { toneOf } from "../../tone.ts";
import { CharacterArt } from "../characters/character-art.tsx";
import styles from "./book-pages.module.css";

interface BookPagesProps {
  /** The first one lies on top. */
  readonly pages: readonly (PageInside & { readonly character: Character })[];
  readonly language: Language;
}

/** Pages of programmes as a picture: nothing in it can be pressed. Fanned out on a phone, beside one another where there is room. */
export function BookPages({ pages, language }: BookPagesProps) {
  const words = pages.map(({ title, question, options }) =>
    [title, question, ...options].map((text) => text[language]).join(", "),
  );
  return (
    <div className={styles.pages} role="img" aria-label={words.join(". ")}>
      {pages.map(({ character, scene, child, title, question, options }) => (
        <div key={`${scene} ${character}`} className={styles.page} data-tone={toneOf(character)}>
          <div className={styles.scene}>
            <img src={scene} alt="" loading="lazy" width={WIDTH} height={HEIGHT} />
            <div
              className={styles.child}
              style={{
                insetBlockStart: `${(child.y / HEIGHT) * 100}%`,
                insetInlineStart: `${(child.x / WIDTH) * 100}%`,
                inlineSize: `${(child.size / WIDTH) * 100}%`,
              }}
            >
              <CharacterArt character={character} pose={child.mood} size={child.size} />
            </div>
          </div>
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

/** Of a picture, in its own units, as `catalogue/scene.ts` of domain has them, which the landing page would load with its schemas. */
const WIDTH = 390;
const HEIGHT = 240;

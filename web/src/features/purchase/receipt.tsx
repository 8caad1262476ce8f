import type { Bill } from "@mindle/domain/api/purchase";
import { packageCharacter } from "@mindle/domain/catalogue/package-id";
import { seoulDay } from "@mindle/domain/time-zone";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./history.module.css";

/** A bill in the history: a slip of paper in its character's colour, which leads to the whole bill. */
export function Receipt({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation("purchase");
  const language = useLanguage();
  const { packageInfo } = bill.item;
  const character = packageCharacter(packageInfo.id);
  const isCancelled = bill.status === "cancelled";
  const name = keepDots(packageInfo.name[language]);
  const date = seoulDay(bill.regTime);
  return (
    <article className={styles.receipt} data-tone={toneOf(character)}>
      <div className={styles.figure}>
        <CharacterArt
          character={character ?? "Mindle"}
          pose={isCancelled ? "done" : "waving"}
          size={76}
          gray={isCancelled}
        />
      </div>
      <div className={styles.text}>
        {character !== undefined && <p className={styles.character}>{t(`names.${character}`)}</p>}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.since}>{t(isCancelled ? "history.cancelledOn" : "history.since", { date })}</p>
        {isCancelled && <p className={styles.stamp}>{t("cancelled")}</p>}
        <Link
          className={styles.seeMore}
          to={`/purchase/bill/${bill.id}`}
          onClick={(event) => {
            // The second press of two on “Load more” may meet the receipt that came in its place.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t("history.seeMore")}
          <VisuallyHidden>{` ${name}, ${date}`}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}

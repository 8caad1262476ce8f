import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { useOrder } from "../../platform/data/catalogue/use-content.ts";
import { Link } from "../../ui/controls/link.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./cause-picker.module.css";

/** Five buttons, one per cause; each starts the test with its character selected. */
export function CausePicker() {
  const { t } = useTranslation("landing");
  const order = useOrder("causes");
  if (order.status === "loading") return <Placeholders />;
  // Without the order, the default one does.
  const causes = order.status === "ready" ? order.data : CHARACTERS;
  return (
    <ul className={styles.causes} aria-label={t("hero.causes")}>
      {causes.map((character) => (
        <li key={character} data-tone={toneOf(character)}>
          <Link className={styles.cause} to={`/schema/nickname?character=${character}`}>
            <span className={styles.label}>{t(`causes.${character}`)}</span>
            <span className={styles.picture}>
              <CharacterArt character={character} pose="waving" size={112} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the same size, so that nothing moves when the order is loaded. */
function Placeholders() {
  return (
    <ul className={styles.causes} aria-hidden="true">
      {CHARACTERS.map((place) => (
        <li key={place}>
          <span className={styles.cause} />
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../../ui/characters/character-art.tsx";
import styles from "../assessment.module.css";

/** A breath between the two halves. */
export function AlmostStage() {
  const { t } = useTranslation("wizard");
  return (
    <div className={styles.breath}>
      <CharacterArt character="Mindle" pose="waving" size={200} />
      <p className={styles.breathText}>{t("almost.text")}</p>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { BottomSheet } from "../../../ui/dialogs/bottom-sheet.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { BandMark } from "../band.tsx";
import { ZONES } from "./grade-scale.ts";
import styles from "./tutorial.module.css";

const PARTS = ["length", "shape", "mood"] as const;

/** How to read the graph: three pictures in a row. */
export default function Tutorial({ open, onClose }: OverlayProps) {
  const { t } = useTranslation("assessment-result-details");
  return (
    <BottomSheet open={open} onClose={onClose} title={t("tutorial.title")} closeLabel={t("tutorial.close")}>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <div className={styles.picture}>{PICTURES[part]}</div>
            <h3>{t(`tutorial.parts.${part}.title`)}</h3>
            <p>{t(`tutorial.parts.${part}.text`)}</p>
          </li>
        ))}
      </ul>
      <Button block onClick={onClose}>
        {t("tutorial.done")}
      </Button>
    </BottomSheet>
  );
}

/** Without a child that smiles: the tutorial opens by itself on results that ask for care, too. */
const PICTURES: Readonly<Record<(typeof PARTS)[number], ReactNode>> = {
  length: (
    <span className={styles.lengths}>
      <span className={styles.short} data-tone="shelly" />
      <span className={styles.long} data-tone="jumpy" />
    </span>
  ),
  shape: (
    <span className={styles.shapes}>
      {ZONES.map(({ band }) => (
        <BandMark key={band} band={band} size={28} />
      ))}
    </span>
  ),
  mood: <CharacterArt character="Mindle" pose="listening" size={80} />,
};

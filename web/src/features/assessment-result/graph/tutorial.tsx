import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { BandMark } from "../band.tsx";
import { ZONES } from "./grade-scale.ts";
import styles from "./tutorial.module.css";

const STEPS = ["length", "shape", "mood"] as const;

type Step = (typeof STEPS)[number];

/** Tutorial of the graph in three steps. */
export default function Tutorial({ open, onClose }: OverlayProps) {
  const { t } = useTranslation("assessment-result-details");
  const [now, setNow] = useState(0);
  const step = STEPS[now] ?? "length";
  const last = now === STEPS.length - 1;
  const close = () => {
    onClose();
    setNow(0);
  };
  return (
    <Dialog open={open} onClose={close} title={t("tutorial.title")} closeLabel={t("tutorial.close")}>
      <div className={styles.step} aria-live="polite">
        <div className={styles.picture}>{PICTURES[step]}</div>
        <p className={styles.count}>{t("tutorial.count", { now: now + 1, all: STEPS.length })}</p>
        <h3>{t(`tutorial.steps.${step}.title`)}</h3>
        <p>{t(`tutorial.steps.${step}.text`)}</p>
      </div>
      <Button block onClick={() => (last ? close() : setNow(now + 1))}>
        {last ? t("tutorial.done") : t("tutorial.next")}
      </Button>
    </Dialog>
  );
}

/** It opens by itself on results that ask for care, too: nobody smiles. */
const PICTURES: Readonly<Record<Step, ReactNode>> = {
  length: (
    <span className={styles.lengths}>
      <CharacterArt character="Shelly" pose="listening" size={56} />
      <span className={styles.short} data-tone="shelly" />
      <CharacterArt character="Jumpy" pose="worried" size={56} />
      <span className={styles.long} data-tone="jumpy" />
    </span>
  ),
  shape: (
    <span className={styles.shapes}>
      {ZONES.map(({ band }) => (
        <BandMark key={band} band={band} size={44} />
      ))}
    </span>
  ),
  mood: <CharacterArt character="Mindle" pose="listening" size={128} />,
};

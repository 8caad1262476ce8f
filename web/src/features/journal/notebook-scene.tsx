import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import styles from "./scene.module.css";

/** An open notebook with pressed flowers, and the child that leans on it. */
export function NotebookScene({ character }: { readonly character: Figure }) {
  const { t } = useTranslation("journal");
  return (
    <div className={styles.scene} role="img" aria-label={t("picture")}>
      <svg
        className={styles.desk}
        viewBox="0 0 360 150"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className={styles.table} d="M-800 104h2000v60H-800Z" />
        <path className={styles.edge} d="M-800 104h2000v5H-800Z" />
        <path className={styles.cover} d="M92 126q64-12 110-2 46-10 110 2v-70q-64-12-110-1-46-11-110 1Z" />
        <path className={styles.leaf} d="M98 120q62-11 104 0V56q-44-11-104-1Z" />
        <path className={styles.leaf} d="M306 120q-62-11-104 0V56q44-11 104-1Z" />
        <path className={styles.fold} d="M202 56v64" />
        <path
          className={styles.lines}
          d="M220 66q36-7 72-3M220 78q36-7 72-3M220 90q36-7 60-4M220 102q36-7 72-3"
        />
        <path className={styles.stem} d="M150 110q6-20-2-40M149 92q10-4 14-12M150 98q-10-3-14-11" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <ellipse
            key={turn}
            className={styles.petal}
            cx="147"
            cy="61"
            rx="4"
            ry="6.5"
            transform={`rotate(${turn} 147 68)`}
          />
        ))}
        <circle className={styles.heart} cx="147" cy="68" r="4" />
        <path className={styles.tape} d="M128 92l42 6-1 8-42-6Z" />
      </svg>
      <span className={styles.figure}>
        <CharacterArt character={character} pose="listening" size={92} />
      </span>
    </div>
  );
}

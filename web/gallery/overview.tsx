import { TornEdge } from "../src/ui/layout/torn-edge.tsx";
import { CharacterArt } from "../src/ui/pictures/characters/character-art.tsx";
import type { Figure } from "../src/ui/pictures/characters/palette.ts";
import styles from "./gallery.module.css";

const FIGURES: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];

interface OverviewProps {
  /** Name of a requested story that does not exist. */
  readonly missing: string | undefined;
  readonly count: number;
}

/** Start page of the gallery. */
export function Overview({ missing, count }: OverviewProps) {
  return (
    <main className={styles.cover}>
      <div lang="en" className={styles.intro}>
        <h1>{missing === undefined ? "Mindle design system" : `There is no story “${missing}”`}</h1>
        <p>
          {count} stories show the components of the design system in all states. Choose language, scheme and
          tone above the list; the URL keeps them.
        </p>
      </div>
      <div className={styles.family}>
        {FIGURES.map((figure) => (
          <CharacterArt key={figure} character={figure} pose="waving" size={120} />
        ))}
      </div>
      <TornEdge />
      <div className={styles.lowerHalf} />
    </main>
  );
}

import { CharacterArt } from "../src/ui/characters/character-art.tsx";
import type { Figure } from "../src/ui/characters/palette.ts";
import { TornEdge } from "../src/ui/torn-edge.tsx";
import styles from "./gallery.module.css";

const FAMILY: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];

interface OverviewProps {
  /** The story that was asked for and is none. */
  readonly missing: string | undefined;
  readonly count: number;
}

/** The gallery's cover. */
export function Overview({ missing, count }: OverviewProps) {
  return (
    <main className={styles.cover}>
      <div lang="en" className={styles.words}>
        <h1>{missing === undefined ? "Soft clay on warm paper" : `There is no story “${missing}”`}</h1>
        <p>
          {count} stories show what screens are made of, in every state. Language, scheme and tone are
          switches above the list; the address keeps them.
        </p>
      </div>
      <div className={styles.family}>
        {FAMILY.map((figure) => (
          <CharacterArt key={figure} character={figure} pose="waving" size={120} />
        ))}
      </div>
      <TornEdge />
      <div className={styles.ground} />
    </main>
  );
}

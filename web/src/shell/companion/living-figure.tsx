import { useEffect, useState } from "react";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import type { Mood } from "../../ui/pictures/companion/moods.ts";
import type FollowingCompanion from "./following-companion.tsx";
import styles from "./living-figure.module.css";

interface LivingFigureProps {
  readonly figure: Figure;
  /** The pose of the drawing that is shown until the companion has loaded. */
  readonly pose: Pose;
  readonly mood: Mood;
}

let Loaded: typeof FollowingCompanion | undefined;

/** A figure as large as its place, which reacts to what is done on the page. It is a drawing until the page is idle. */
export function LivingFigure({ figure, pose, mood }: LivingFigureProps) {
  const [Companion, setCompanion] = useState(() => Loaded);
  useEffect(() => whenIdle(() => void loadCompanion().then((loaded) => setCompanion(() => loaded))), []);
  return (
    <span className={styles.figure} aria-hidden="true">
      {Companion === undefined ? (
        <CharacterArt character={figure} pose={pose} size={120} />
      ) : (
        <Companion figure={figure} mood={mood} />
      )}
    </span>
  );
}

/** Undefined where it does not arrive, such as offline: the drawing stays. */
async function loadCompanion(): Promise<typeof Loaded> {
  try {
    Loaded = (await loadModule(() => import("./following-companion.tsx"))).default;
  } catch (error) {
    console.warn("the companion is not here", error);
  }
  return Loaded;
}

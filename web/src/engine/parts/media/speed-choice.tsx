import { useId } from "react";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../choices/choice.tsx";
import styles from "./speed-choice.module.css";
import { TEXTS } from "./texts.ts";
import type { Media } from "./use-media.ts";

interface SpeedChoiceProps {
  readonly speeds: readonly number[];
  readonly media: Pick<Media<HTMLMediaElement>, "speed" | "setSpeed">;
}

/** How fast it is played; nothing where there is only one speed. */
export function SpeedChoice({ speeds, media }: SpeedChoiceProps) {
  const { language } = useContentPage();
  const name = useId();
  const texts = TEXTS[language];
  if (speeds.length < 2) return null;
  return (
    <fieldset aria-label={texts.speed}>
      <div className={styles.row}>
        {speeds.map((speed) => (
          <Choice
            key={speed}
            kind="radio"
            name={name}
            className={styles.speed}
            checked={media.speed === speed}
            onChange={() => media.setSpeed(speed)}
          >
            {texts.times(speed)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

import type { AudioPlayerProps } from "@mindle/domain/widgets/audio-player/widget";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { MediaIcon } from "../../parts/media/media-icons.tsx";
import type { Media } from "../../parts/media/use-media.ts";
import styles from "./audio-player.module.css";

export const TEXTS = {
  ko: {
    play: (label: string) => `${label} 듣기`,
    pause: (label: string) => `${label} 멈추기`,
    in: "들이쉬어요",
    out: "내쉬어요",
    ready: "누르면 시작해요",
    waiting: "불러오고 있어요",
  },
  en: {
    play: (label: string) => `Play: ${label}`,
    pause: (label: string) => `Pause: ${label}`,
    in: "Breathe in",
    out: "Breathe out",
    ready: "Press to begin",
    waiting: "Loading",
  },
} as const;

interface PlayButtonProps {
  readonly label: AudioPlayerProps["label"];
  readonly disabled: boolean;
  readonly media: Pick<Media<HTMLAudioElement>, "isPlaying" | "play" | "pause">;
  /** What is heard, as a picture. */
  readonly children: ReactNode;
}

/** The large button that plays and pauses. */
export function PlayButton({ label, disabled, media, children }: PlayButtonProps) {
  const { language } = useContentPage();
  const { isPlaying, play, pause } = media;
  const texts = TEXTS[language];
  return (
    <button
      type="button"
      className={styles.button}
      disabled={disabled}
      aria-label={isPlaying ? texts.pause(label[language]) : texts.play(label[language])}
      onClick={isPlaying ? pause : play}
    >
      {children}
      <span className={styles.sign}>
        <MediaIcon name={isPlaying ? "pause" : "play"} size={28} />
      </span>
    </button>
  );
}

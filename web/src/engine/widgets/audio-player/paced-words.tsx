import type { AudioPlayerProps } from "@mindle/domain/widgets/audio-player/widget";
import { useMemo } from "react";
import { useContentPage } from "../../page-context.ts";
import { SeekBar } from "../../parts/media/seek-bar.tsx";
import { Shell } from "../../parts/media/shell.tsx";
import { SpeedChoice } from "../../parts/media/speed-choice.tsx";
import { TEXTS as MEDIA_TEXTS } from "../../parts/media/texts.ts";
import { Transcript } from "../../parts/media/transcript.tsx";
import { useMedia } from "../../parts/media/use-media.ts";
import { RichText } from "../../rich-text.tsx";
import type { ShownProps } from "../../widget-view.ts";
import styles from "./audio-player.module.css";
import { lineAt, paced } from "./pace.ts";
import { PlayButton } from "./play-button.tsx";
import { TEXTS } from "./texts.ts";
import { usePace } from "./use-pace.ts";

interface PacedWordsProps extends ShownProps<AudioPlayerProps> {
  readonly url: string | undefined;
}

/** Words that come one paragraph at a time, as slowly as a voice would say them, over a quiet sound. */
export function PacedWords({ id, props, disabled, url }: PacedWordsProps) {
  const { language } = useContentPage();
  const { label, transcript, speeds } = props;
  const { lines, duration } = useMemo(() => paced(transcript[language], language), [transcript, language]);
  const sound = useMedia<HTMLAudioElement>(url);
  const pace = usePace(duration, sound);
  const { isPlaying, time } = pace;
  const at = lineAt(lines, time);
  const line = isPlaying || time > 0 ? lines[at]?.text : undefined;
  const onPause = () => {
    sound.element.onPause();
    pace.onSoundPaused();
  };
  return (
    <section className={styles.player} aria-labelledby={`${id}-label`}>
      <p className={styles.label} id={`${id}-label`}>
        {label[language]}
      </p>
      <audio {...sound.element} onPause={onPause} loop={true} preload="metadata" />
      <PlayButton label={label} disabled={disabled} media={pace}>
        <span className={styles.sea}>
          <Shell size={120} isSounding={isPlaying} />
        </span>
      </PlayButton>
      <div className={styles.words} aria-live="polite">
        {line === undefined ? (
          <p className={styles.note}>{TEXTS[language].ready}</p>
        ) : (
          <div key={at} className={styles.line}>
            <RichText text={{ ko: line, en: line }} />
          </div>
        )}
      </div>
      {sound.isUnavailable && (
        <p className={styles.silent} role="status">
          {MEDIA_TEXTS[language].noSound}
        </p>
      )}
      <SeekBar media={pace} />
      <SpeedChoice speeds={speeds} media={pace} />
      <Transcript text={transcript} />
    </section>
  );
}

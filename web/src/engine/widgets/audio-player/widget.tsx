import type { AudioPlayerProps } from "@mindle/domain/widgets/audio-player/widget";
import { useContentPage, useTexts } from "../../page-context.ts";
import { Seashell } from "../../parts/media/seashell.tsx";
import { SeekBar } from "../../parts/media/seek-bar.tsx";
import { SpeedChoice } from "../../parts/media/speed-choice.tsx";
import { TEXTS as MEDIA_TEXTS } from "../../parts/media/texts.ts";
import { Transcript, TranscriptFallback } from "../../parts/media/transcript.tsx";
import { type Media, useMedia } from "../../parts/media/use-media.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./audio-player.module.css";
import { BreathingPuff, breathPhase } from "./breathing-puff.tsx";
import { PacedWords } from "./paced-words.tsx";
import { PlayButton, TEXTS } from "./play-button.tsx";

/** A recording in a shell that one holds to the ear, or in the breath of the puff; or words that come over a quiet sound. */
export default shownWidget<AudioPlayerProps>("audio-player", function AudioPlayer(view) {
  const { language, assetUrl } = useContentPage();
  const url = assetUrl(view.props.asset[language]);
  return view.props.paced === true ? (
    <PacedWords key={language} {...view} url={url} />
  ) : (
    <Recording key={url} {...view} url={url} />
  );
});

interface RecordingProps extends ShownProps<AudioPlayerProps> {
  readonly url: string | undefined;
}

function Recording({ id, props, disabled, url }: RecordingProps) {
  const { language } = useContentPage();
  const media = useMedia<HTMLAudioElement>(url);
  const { label, transcript, speeds, breath } = props;
  return (
    <section className={styles.player} aria-labelledby={`${id}-label`}>
      <p className={styles.label} id={`${id}-label`}>
        {label[language]}
      </p>
      <audio {...media.element} preload="metadata" />
      {media.isUnavailable ? (
        <TranscriptFallback note={MEDIA_TEXTS[language].noSound} text={transcript} onRetry={media.retry} />
      ) : (
        <>
          <PlayButton label={label} disabled={disabled} media={media}>
            {breath === undefined ? (
              <span className={styles.sea}>
                <Seashell size={168} isSounding={media.isPlaying} />
              </span>
            ) : (
              <BreathingPuff breath={breath} media={media} />
            )}
          </PlayButton>
          <Note media={media} breath={breath} />
          <SeekBar media={media} />
          <SpeedChoice speeds={speeds} media={media} />
          <Transcript text={transcript} />
        </>
      )}
    </section>
  );
}

interface NoteProps {
  readonly media: Media<HTMLAudioElement>;
  readonly breath: AudioPlayerProps["breath"];
}

/** What to do now. The sound says it too, so that it is not announced. */
function Note({ media, breath }: NoteProps) {
  const texts = useTexts(TEXTS);
  if (media.isWaiting) return <p className={styles.note}>{texts.waiting}</p>;
  if (breath === undefined) return null;
  const isUnderWay = media.isPlaying || media.time > 0;
  return (
    <p className={styles.note} aria-hidden="true">
      {isUnderWay ? texts[breathPhase(media.time, breath)] : texts.ready}
    </p>
  );
}

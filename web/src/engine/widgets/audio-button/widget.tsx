import type { AudioButtonProps } from "@mindle/domain/widgets/audio-button/widget";
import { useContentPage } from "../../page-context.ts";
import { MediaIcon } from "../../parts/media/media-icons.tsx";
import { Seashell } from "../../parts/media/seashell.tsx";
import { TEXTS as MEDIA_TEXTS } from "../../parts/media/texts.ts";
import { Transcript, TranscriptFallback } from "../../parts/media/transcript.tsx";
import { useMedia } from "../../parts/media/use-media.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./audio-button.module.css";

const TEXTS = {
  ko: { play: "재생하기", stop: "멈추기" },
  en: { play: "Play", stop: "Stop" },
} as const;

/** A small shell that says one thing. */
export default shownWidget<AudioButtonProps>("audio-button", function AudioButton(view) {
  const { language, assetUrl } = useContentPage();
  const url = assetUrl(view.props.asset[language]);
  return <Sound key={url} {...view} url={url} />;
});

function Sound({
  props,
  disabled,
  url,
}: ShownProps<AudioButtonProps> & { readonly url: string | undefined }) {
  const { language } = useContentPage();
  const media = useMedia<HTMLAudioElement>(url);
  const texts = TEXTS[language];
  const playFromStart = () => {
    media.seek(0);
    media.play();
  };
  return (
    <div className={styles.place}>
      <audio {...media.element} preload="auto" />
      {media.isUnavailable ? (
        <TranscriptFallback
          note={MEDIA_TEXTS[language].noSound}
          text={props.transcript}
          onRetry={media.retry}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.button}
            disabled={disabled}
            aria-busy={media.isWaiting || undefined}
            onClick={media.isPlaying ? media.pause : playFromStart}
          >
            <Seashell size={64} isSounding={media.isPlaying} />
            <span className={styles.label}>{props.label[language]}</span>
            <span className={styles.sign} role="img" aria-label={media.isPlaying ? texts.stop : texts.play}>
              <MediaIcon name={media.isPlaying ? "stop" : "play"} size={22} />
            </span>
          </button>
          <Transcript text={props.transcript} />
        </>
      )}
    </div>
  );
}

import type { VideoProps } from "@mindle/domain/widgets/video/widget";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useOnline } from "../../../platform/browser/use-online.ts";
import { useContentPage } from "../../page-context.ts";
import { AssetPicture } from "../../parts/asset-picture.tsx";
import { MediaIcon } from "../../parts/media/media-icons.tsx";
import { SpeedChoice } from "../../parts/media/speed-choice.tsx";
import { TEXTS as MEDIA_TEXTS } from "../../parts/media/texts.ts";
import { Transcript, TranscriptFallback } from "../../parts/media/transcript.tsx";
import { useMedia } from "../../parts/media/use-media.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./video.module.css";

const TEXTS = {
  ko: {
    play: (label: string) => `${label} 보기`,
    offline: "지금은 인터넷이 없어 영상을 볼 수 없어요. 같은 내용을 글로 읽을 수 있어요.",
    captions: "한국어 자막",
  },
  en: {
    play: (label: string) => `Play: ${label}`,
    offline: "There is no connection for the film now. Here is the same in words.",
    captions: "English captions",
  },
} as const;

/** A short film behind its poster. */
export default shownWidget<VideoProps>("video", function Video(view) {
  const { language, assetUrl } = useContentPage();
  const url = assetUrl(view.props.asset[language]);
  return <Film key={url} {...view} url={url} />;
});

function Film({ id, props, disabled, url }: ShownProps<VideoProps> & { readonly url: string | undefined }) {
  const { language, assetUrl } = useContentPage();
  const media = useMedia<HTMLVideoElement>(url);
  const caption = useCaption(media.element.ref);
  const [hasBegun, setBegun] = useState(false);
  const isOffline = !useOnline() && !hasBegun;
  const { label, captions, poster, transcript, speeds } = props;
  const texts = TEXTS[language];
  const captionsUrl = captions === undefined ? undefined : assetUrl(captions[language]);
  const isGone = media.isUnavailable || isOffline;
  const begin = () => {
    // Shown before it is focused: the button that had the focus goes.
    flushSync(() => setBegun(true));
    media.element.ref.current?.focus();
    media.play();
  };
  return (
    <section className={styles.video} aria-labelledby={`${id}-label`}>
      <div className={styles.frame}>
        <video
          {...media.element}
          className={styles.film}
          aria-labelledby={`${id}-label`}
          controls={hasBegun}
          hidden={!hasBegun || isGone}
          preload="none"
          playsInline={true}
        >
          {captionsUrl !== undefined && (
            <track kind="captions" srcLang={language} label={texts.captions} src={captionsUrl} />
          )}
        </video>
        {(!hasBegun || isGone) && <AssetPicture asset={poster.asset} alt={poster.alt[language]} />}
        {!hasBegun && !isGone && (
          <button
            type="button"
            className={styles.play}
            disabled={disabled}
            aria-label={texts.play(label[language])}
            onClick={begin}
          >
            <span className={styles.sign}>
              <MediaIcon name="play" size={34} />
            </span>
          </button>
        )}
        {captionsUrl !== undefined && !isGone && <p className={styles.caption}>{caption}</p>}
      </div>
      <p className={styles.label} id={`${id}-label`}>
        {label[language]}
      </p>
      {isGone ? (
        <TranscriptFallback
          note={isOffline ? texts.offline : MEDIA_TEXTS[language].noFilm}
          text={transcript}
          onRetry={isOffline ? begin : media.retry}
        />
      ) : (
        <>
          <SpeedChoice speeds={speeds} media={media} />
          <Transcript text={transcript} />
        </>
      )}
    </section>
  );
}

/**
 * What is being said in a film: the text of its captions now, to be shown beside it. The browser's own captions lie on the picture,
 * too small to read on a phone; they are for full screen, where nothing else of the page is seen.
 */
function useCaption(film: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState("");
  useEffect(() => {
    const element = film.current;
    const track = element?.textTracks[0];
    if (element === null || track === undefined) return;
    const readCues = () => setCaption(Array.from(track.activeCues ?? [], textOf).join("\n"));
    const fill = () => {
      track.mode = "showing";
    };
    const shrink = () => {
      track.mode = "hidden";
    };
    const changeSize = () => (document.fullscreenElement === element ? fill() : shrink());
    shrink();
    track.addEventListener("cuechange", readCues);
    document.addEventListener("fullscreenchange", changeSize);
    // The player of iPhones.
    element.addEventListener("webkitbeginfullscreen", fill);
    element.addEventListener("webkitendfullscreen", shrink);
    return () => {
      track.removeEventListener("cuechange", readCues);
      document.removeEventListener("fullscreenchange", changeSize);
      element.removeEventListener("webkitbeginfullscreen", fill);
      element.removeEventListener("webkitendfullscreen", shrink);
    };
  }, [film]);
  return caption;
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "";
}

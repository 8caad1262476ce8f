import type { CarouselProps } from "@mindle/domain/widgets/carousel/widget";
import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { MediaIcon } from "../../parts/media/media-icons.tsx";
import { Panel, PlaceNote, Seeds, Strip, TurnButton } from "../../parts/strip/strip.tsx";
import { useStrip } from "../../parts/strip/use-strip.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./carousel.module.css";

const TEXTS = {
  ko: { pause: "멈추기", play: "저절로 넘기기" },
  en: { pause: "Pause", play: "Play" },
} as const;

/** Postcards on a string, passing by until one is taken hold of. */
export default shownWidget<CarouselProps>("carousel", function Carousel({ props }) {
  const { language } = useContentPage();
  const { label, cards, autoplay } = props;
  const strip = useStrip(cards.length);
  const moving = useAutoplay(autoplay, strip.at, () => strip.goTo((strip.at + 1) % cards.length));
  const texts = TEXTS[language];
  const turn = { strip, count: cards.length, onTurn: moving.stop };
  return (
    <section className={styles.carousel} aria-label={label[language]} onFocus={moving.onFocus}>
      <div {...moving.hover}>
        <Strip
          strip={strip}
          label={label[language]}
          onTouch={moving.stop}
          panels={cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order.
            <div key={at} className={styles.card}>
              <Panel panel={card} />
            </div>
          ))}
        />
      </div>
      <Seeds at={strip.at} count={cards.length} />
      <PlaceNote at={strip.at} count={cards.length} isLive={!moving.isOn} isHidden={true} />
      <div className={styles.controls}>
        <TurnButton {...turn} to="previous" />
        {autoplay !== false && (
          <button type="button" className={styles.pause} onClick={moving.toggle}>
            <MediaIcon name={moving.isOn ? "pause" : "play"} size={20} />
            {moving.isOn ? texts.pause : texts.play}
          </button>
        )}
        <TurnButton {...turn} to="next" />
      </div>
    </section>
  );
});

/**
 * Calls `onNext` after every `ms` milliseconds. What a person takes hold of, by touch, key or focus, rests until they start
 * it again; under a mouse it rests for as long. It begins at rest where motion is to be reduced.
 */
function useAutoplay(ms: number | false, at: number, onNext: () => void) {
  const [isOn, setOn] = useState(
    () => ms !== false && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const [isHovered, setHovered] = useState(false);
  const isMoving = isOn && !isHovered;
  const next = useEffectEvent(onNext);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card is shown for its full time.
  useEffect(() => {
    if (!isMoving || ms === false) return;
    const timer = setTimeout(() => next(), ms);
    return () => clearTimeout(timer);
  }, [isMoving, ms, at]);

  const stop = () => setOn(false);
  return {
    /** Moving, or resting only as long as the mouse is on a card. */
    isOn,
    toggle: () => setOn(!isOn),
    stop,
    // For the element around cards and controls. A press of the pause button focuses it too: only the keyboard's focus stops.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) stop();
    },
    /** For the element around the cards: its controls work while they move. */
    hover: {
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) =>
        setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
  };
}

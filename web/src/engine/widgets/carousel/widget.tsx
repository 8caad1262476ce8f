import type { CarouselProps } from "@mindle/domain/widgets/carousel/widget";
import { useContentPage } from "../../page-context.ts";
import { MediaIcon } from "../../parts/media/media-icons.tsx";
import { Panel } from "../../parts/strip/panel.tsx";
import { PlaceNote, Seeds, Strip, TurnButton } from "../../parts/strip/strip.tsx";
import { useStrip } from "../../parts/strip/use-strip.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./carousel.module.css";
import { useAutoplay } from "./use-autoplay.ts";

const TEXTS = {
  ko: { pause: "멈추기", play: "저절로 넘기기" },
  en: { pause: "Pause", play: "Play" },
} as const;

export default shownWidget<CarouselProps>("carousel", Carousel);

/** Postcards on a string, passing by until one is taken hold of. */
function Carousel({ props }: ShownProps<CarouselProps>) {
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
}

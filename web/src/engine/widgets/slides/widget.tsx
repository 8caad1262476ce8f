import type { SlidesProps } from "@mindle/domain/widgets/slides/widget";
import { useContentPage } from "../../page-context.ts";
import { Panel, PlaceNote, Strip, TurnButton } from "../../parts/strip/strip.tsx";
import { useStrip } from "../../parts/strip/use-strip.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./slides.module.css";

/** Pages of a picture book, turned at one's own pace. */
export default shownWidget<SlidesProps>("slides", function Slides({ props }) {
  const { language } = useContentPage();
  const { label, slides } = props;
  const strip = useStrip(slides.length);
  const pages = slides.map((slide, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
    <div key={at} className={styles.page}>
      <div className={styles.paper} data-last={at === slides.length - 1 || undefined}>
        <Panel panel={slide} />
      </div>
    </div>
  ));
  if (slides.length === 1) return pages;
  return (
    <section className={styles.book} aria-label={label[language]}>
      <Strip strip={strip} label={label[language]} panels={pages} />
      <div className={styles.controls}>
        <TurnButton strip={strip} count={slides.length} to="previous" />
        <PlaceNote at={strip.at} count={slides.length} isLive={true} />
        <TurnButton strip={strip} count={slides.length} to="next" />
      </div>
    </section>
  );
});

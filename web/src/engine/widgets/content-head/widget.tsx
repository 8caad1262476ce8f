import type { ContentHeadProps } from "@mindle/domain/widgets/content-head/widget";
import { useContentPage } from "../../page-context.ts";
import { CountSeeds } from "../../parts/choices/count-seeds.tsx";
import { shownWidget } from "../../widget-view.ts";
import styles from "./content-head.module.css";

const TEXTS = {
  ko: {
    place: (page: number, last: number) => `${last}페이지 중 ${page}페이지`,
    way: "지나온 페이지 보기",
  },
  en: { place: (page: number, last: number) => `Page ${page} of ${last}`, way: "See the pages so far" },
} as const;

/** The title of the step, and a seed for each page. */
export default shownWidget<ContentHeadProps>("content-head", function ContentHead({ props }) {
  const { language, stepTitle, isPart = false } = useContentPage();
  const Heading = isPart ? "h2" : "h1";
  return (
    <header className={styles.head}>
      <Heading className={styles.title} tabIndex={-1}>
        {props.title?.[language] ?? stepTitle}
      </Heading>
      <PageCounter />
    </header>
  );
});

/** How far one is. Pressed, it shows the pages so far. */
function PageCounter() {
  const { language, viewNo, lastViewNo, openWay } = useContentPage();
  const { place, way } = TEXTS[language];
  const label = place(viewNo, lastViewNo);
  const seeds = { count: lastViewNo, stateOf: (at: number) => stateOf(at + 1, viewNo) };
  if (openWay === undefined) return <CountSeeds {...seeds} label={label} />;
  return (
    <button
      type="button"
      className={styles.way}
      aria-haspopup="dialog"
      aria-label={`${label}, ${way}`}
      onClick={openWay}
    >
      <CountSeeds {...seeds} />
    </button>
  );
}

function stateOf(page: number, viewNo: number): "full" | "now" | "empty" {
  if (page === viewNo) return "now";
  return page < viewNo ? "full" : "empty";
}

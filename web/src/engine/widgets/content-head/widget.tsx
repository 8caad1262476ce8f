import type { ContentHeadProps } from "@mindle/domain/widgets/content-head/widget";
import { useContentPage } from "../../page-context.ts";
import { CountSeeds } from "../../parts/choices/count-seeds.tsx";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./content-head.module.css";

export default shownWidget<ContentHeadProps>("content-head", ContentHead);

/** Number and title of the step, and a seed for each page. */
function ContentHead({ props }: ShownProps<ContentHeadProps>) {
  const { language, step, viewNo, lastViewNo } = useContentPage();
  return (
    <header className={styles.head}>
      <p className={styles.place}>
        <span>{String(step.number).padStart(2, "0")}</span>
        <PageCounter viewNo={viewNo} lastViewNo={lastViewNo} />
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {props.title?.[language] ?? step.title}
      </h1>
    </header>
  );
}

function PageCounter({ viewNo, lastViewNo }: { readonly viewNo: number; readonly lastViewNo: number }) {
  const { language } = useContentPage();
  const label =
    language === "ko" ? `${lastViewNo}페이지 중 ${viewNo}페이지` : `Page ${viewNo} of ${lastViewNo}`;
  return <CountSeeds count={lastViewNo} stateOf={(at) => stateOf(at + 1, viewNo)} label={label} />;
}

function stateOf(page: number, viewNo: number): "full" | "now" | "empty" {
  if (page === viewNo) return "now";
  return page < viewNo ? "full" : "empty";
}

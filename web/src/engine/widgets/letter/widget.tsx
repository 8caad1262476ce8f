import type { LetterProps } from "@mindle/domain/widgets/letter/widget";
import { useContentPage } from "../../page-context.ts";
import { shownWidget } from "../../widget-view.ts";
import { LetterSheet, shownParagraphs } from "./letter-sheet.tsx";

export default shownWidget<LetterProps>("letter", function Letter({ props }) {
  const { answers, language } = useContentPage();
  const paragraphs = shownParagraphs(props.paragraphs, answers, language);
  return paragraphs.length === 0 ? null : <LetterSheet paragraphs={paragraphs} />;
});

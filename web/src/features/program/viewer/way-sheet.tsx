import { useTranslation } from "react-i18next";
import { firstWords } from "../../../engine/step/first-words.ts";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { stepPage } from "../../../engine/step/step-page.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { BottomSheet } from "../../../ui/dialogs/bottom-sheet.tsx";
import styles from "./way-sheet.module.css";

interface WaySheetProps extends OverlayProps {
  readonly step: PreparedStep;
  /** The page that is shown. */
  readonly viewNo: number;
  readonly onPage: (viewNo: number) => void;
}

/** The pages gone through so far; a press goes to one. */
export default function WaySheet({
  open,
  onClose,
  step: { content, answers },
  viewNo,
  onPage,
}: WaySheetProps) {
  const { t } = useTranslation("viewer");
  const language = useLanguage();
  const route = answers.route(content.about);
  const pages = content.pages.filter((page) => page.viewNo === viewNo || route.includes(page.pageId));
  return (
    <BottomSheet open={open} onClose={onClose} title={t("way.title")} closeLabel={t("way.close")}>
      <ol className={styles.pages}>
        {pages.map((page) => {
          const shown = stepPage(content, page.viewNo);
          const isNow = page.viewNo === viewNo;
          return (
            <li key={page.pageId}>
              <button
                type="button"
                className={styles.page}
                aria-current={isNow ? "page" : undefined}
                onClick={() => {
                  onClose();
                  if (!isNow) onPage(page.viewNo);
                }}
              >
                <span className={styles.place}>
                  {isNow ? t("way.now") : t("way.page", { page: page.viewNo })}
                </span>
                {shown && firstWords(shown, language)}
              </button>
            </li>
          );
        })}
      </ol>
    </BottomSheet>
  );
}

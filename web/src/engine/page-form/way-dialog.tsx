import type { Language } from "@mindle/domain/catalogue/language";
import { isRecord } from "@mindle/domain/text/json";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import type { PreparedStep } from "../step/step.ts";
import { type StepPage, stepPage } from "../step/step-page.ts";
import styles from "./page-form.module.css";

interface WayDialogProps extends OverlayProps {
  readonly step: PreparedStep;
  /** The page that is shown. */
  readonly viewNo: number;
  readonly onPage: (viewNo: number) => void;
}

/** The pages gone through so far; a press goes to one. */
export default function WayDialog({
  open,
  onClose,
  step: { content, answers },
  viewNo,
  onPage,
}: WayDialogProps) {
  const { t } = useTranslation("viewer");
  const language = useLanguage();
  const route = answers.route(content.about);
  const pages = content.pages.filter((page) => page.viewNo === viewNo || route.includes(page.pageId));
  return (
    <Dialog open={open} onClose={onClose} title={t("way.title")} closeLabel={t("way.close")}>
      <ol className={styles.wayPages}>
        {pages.map((page) => {
          const shown = stepPage(content, page.viewNo);
          const isNow = page.viewNo === viewNo;
          return (
            <li key={page.pageId}>
              <button
                type="button"
                className={styles.wayPage}
                aria-current={isNow ? "page" : undefined}
                onClick={() => {
                  onClose();
                  if (!isNow) onPage(page.viewNo);
                }}
              >
                <span className={styles.wayPlace}>
                  {isNow ? t("way.now") : t("way.page", { page: page.viewNo })}
                </span>
                {shown && firstWords(shown, language)}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

/**
 * What a page is known by in the list: its question, else its first words. Left out are components that only some answers show, and those that
 * the journal leaves out.
 */
export function firstWords({ components, configJson }: StepPage, language: Language): string | undefined {
  const said = components.flatMap(({ props, config, visible, notInJournal }) => {
    const given = config === undefined ? props : configJson[config];
    return visible === undefined && notInJournal === undefined && isRecord(given) ? [given] : [];
  });
  const texts = [...said.map(({ label }) => label), ...said];
  const words = texts.flatMap((text) => (isRecord(text) ? [text[language]] : []));
  const first = words.find((text) => typeof text === "string" && !/\{\w+\}/.test(text));
  return typeof first === "string" ? first.replaceAll(/\*\*|==/g, "").split("\n")[0] : undefined;
}

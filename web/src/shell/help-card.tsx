import type { HelpKind } from "@mindle/domain/safety/help-kind";
import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { useTranslation } from "react-i18next";
import { useHelplines } from "../platform/safety/helplines.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { HelplineList } from "../ui/helpline-list.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./help-card.module.css";

export interface HelpCardProps {
  readonly open: boolean;
  readonly kind: HelpKind;
  /** What is saved of the page by now: words that were typed on it, or answers alone; undefined where nothing is. */
  readonly saved?: "words" | "answers" | undefined;
  /** Leaves what is being done for today; undefined where there is nothing to leave. */
  readonly onStop?: (() => void) | undefined;
  readonly onContinue: () => void;
}

/** Two helplines, after words of danger or where a page of content asks for them. The help page has all. */
export default function HelpCard({ open, kind, saved, onStop, onContinue }: HelpCardProps) {
  const { t } = useTranslation(["help-card", "common"]);
  const lines = useHelplines();
  return (
    <Dialog open={open} onClose={onContinue} title={t(`kinds.${kind}.title`)} closeLabel={t("common:close")}>
      <div className={styles.card} data-tone="mindle">
        <p>{t(`kinds.${kind}.text`)}</p>
        <HelplineList lines={helplinesOfKind(kind, lines)} callLabel={t("call")} />
        <Link to="/help" onClick={onStop === undefined ? onContinue : undefined}>
          {t("more")}
        </Link>
        <p className={styles.note}>{t(saved === undefined ? "unread" : `saved.${saved}`)}</p>
        {onStop !== undefined && (
          <Button block onClick={onStop}>
            {t("stop")}
          </Button>
        )}
        <Button block variant="secondary" onClick={onContinue}>
          {t("goOn")}
        </Button>
      </div>
    </Dialog>
  );
}

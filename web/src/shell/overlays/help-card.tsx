import { useTranslation } from "react-i18next";
import type { HelpCall } from "../../platform/safety/help-card.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./help-card.module.css";
import { DirectoryLink, HelpNumbers } from "./help-numbers.tsx";

export interface HelpCardProps {
  readonly open: boolean;
  readonly call: HelpCall;
  /** What is saved of the page by now: words that were typed on it, or answers alone; undefined where nothing is. */
  readonly saved?: "words" | "answers" | undefined;
  /** Leaves what is being done for today; undefined where there is nothing to leave. */
  readonly onStop?: (() => void) | undefined;
  readonly onContinue: () => void;
}

/**
 * What was noticed, and the helplines that fit, after words of danger or where a page's answers ask for them. The help page has
 * all. It is gone at the press that closes it, without an animation, and the field has the focus again.
 */
export default function HelpCard({ open, ...card }: HelpCardProps) {
  return open ? <OpenHelpCard {...card} /> : null;
}

function OpenHelpCard({ call, saved, onStop, onContinue }: Omit<HelpCardProps, "open">) {
  const { t } = useTranslation(["help-card", "common"]);
  const lines = useHelplines();
  const { kind, source } = call;
  const isNow = kind === "danger" && call.now;
  const texts = isNow ? ("now" as const) : kind;
  const numbers = <HelpNumbers call={call} lines={lines} isFirstLarge={isNow} />;
  return (
    <Dialog open onClose={onContinue} title={t(`kinds.${texts}.title`)} closeLabel={t("common:close")}>
      <div className={styles.card} data-tone="mindle">
        {isNow && numbers}
        <p className={styles.noticed}>{t(`noticed.${source}.${kind}`)}</p>
        <p>{t(`kinds.${texts}.text`)}</p>
        {!isNow && numbers}
        <DirectoryLink lines={lines} />
        <Link to="/help" onClick={onStop === undefined ? onContinue : undefined}>
          {t("more")}
        </Link>
        <div className={styles.end}>
          {source === "words" && <p className={styles.otherMeaning}>{t("otherMeaning")}</p>}
          {onStop !== undefined && (
            <Button block onClick={onStop}>
              {t("stop")}
            </Button>
          )}
          <Button block variant="secondary" onClick={onContinue}>
            {t(onStop === undefined ? "close" : "goOn")}
          </Button>
          <p className={styles.note}>{t(saved === undefined ? "unread" : `saved.${saved}`)}</p>
        </div>
      </div>
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { useHelplines } from "../../platform/helplines.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { HelplineList } from "../../ui/helpline-list.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./viewer.module.css";

/** Number of helplines on the card; the help page has all. */
const SHOWN = 2;

interface HelpCardProps {
  readonly open: boolean;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

/** Helplines after words of danger. The page is saved already: the person stops for today, or goes on. */
export function HelpCard({ open, onStop, onGoOn }: HelpCardProps) {
  const { t } = useTranslation(["viewer", "common"]);
  const lines = useHelplines();
  return (
    <Dialog open={open} onClose={onGoOn} title={t("help.title")} closeLabel={t("common:close")}>
      <div className={styles.help} data-tone="mindle">
        <p>{t("help.text")}</p>
        <HelplineList lines={lines.slice(0, SHOWN)} callLabel={t("help.call")} />
        <Link to="/help">{t("help.more")}</Link>
        <Button block onClick={onStop}>
          {t("help.stop")}
        </Button>
        <Button block variant="secondary" onClick={onGoOn}>
          {t("help.goOn")}
        </Button>
      </div>
    </Dialog>
  );
}

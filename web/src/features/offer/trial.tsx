import { schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { shellHandler } from "../../platform/browser/in-shell.ts";
import type { useProgrammeAccess } from "../../platform/data/content/own-programmes.ts";
import { settings } from "../../platform/settings/settings.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./offer.module.css";

const PROGRAMMES = "/catalog/list";

interface TrialProps {
  readonly programId: string;
  readonly access: ReturnType<typeof useProgrammeAccess>;
}

/**
 * Opens the programme of a beta, or continues it for a user who has it. It is free once: a user whose access has ended
 * gets a link to it only where it is sold, since its schedule redirects here where it is not.
 */
export function Trial({ programId, access }: TrialProps) {
  const { t } = useTranslation("voucher");
  const schedule = schedulePath(programId);
  if (access !== "ended") {
    return (
      <div className={styles.interest}>
        <LinkButton to={schedule} block>
          {t(access === "open" ? "betaTrial.held.goOn" : "betaTrial.open.button")}
        </LinkButton>
      </div>
    );
  }
  const isSold = shellHandler() !== undefined || settings().storePage !== undefined;
  return (
    <div className={styles.interest}>
      {isSold && (
        <LinkButton to={schedule} block>
          {t("betaTrial.held.again")}
        </LinkButton>
      )}
      <LinkButton to={PROGRAMMES} block variant={isSold ? "secondary" : "primary"}>
        {t("betaTrial.held.others")}
      </LinkButton>
    </div>
  );
}

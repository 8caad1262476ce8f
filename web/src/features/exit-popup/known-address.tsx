import { useTranslation } from "react-i18next";
import { settings } from "../../platform/settings/settings.ts";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./exit.module.css";

interface KnownAddressProps {
  readonly email: string;
  readonly sending: boolean;
  readonly failed: boolean;
  readonly onSend: (email: string) => Promise<void>;
  readonly onRefuse: () => void;
}

/** Type 2: asks whether to write to the known e-mail address. */
export function KnownAddress({ email, sending, failed, onSend, onRefuse }: KnownAddressProps) {
  const { t } = useTranslation("exit-popup");
  return (
    <div className={styles.form}>
      <p>{t("known.text", { email })}</p>
      <p role="alert" className={styles.failed}>
        {failed && t("failed")}
      </p>
      <Button block loading={sending} onClick={() => void onSend(email)}>
        {t("known.yes")}
      </Button>
      <SlowNote waiting={sending} />
      <Button block variant="quiet" onClick={onRefuse}>
        {t(`known.no.${settings().exitRefusal}`)}
      </Button>
      <p className={styles.small}>{t("note")}</p>
    </div>
  );
}

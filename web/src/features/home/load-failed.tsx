import { useTranslation } from "react-i18next";
import { ErrorReference } from "../../shell/states/error-reference.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./note.module.css";

interface LoadFailedProps {
  /** Null where there is no connection. */
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** In the place of a note that did not arrive. */
export function LoadFailed({ error, retrying, retry }: LoadFailedProps) {
  const { t } = useTranslation("home");
  return (
    <div className={styles.note}>
      <Growth form="bud" size={88} />
      <p role="alert">{t("failed")}</p>
      <Button variant="secondary" loading={retrying} onClick={retry}>
        {t("retry")}
      </Button>
      <ErrorReference error={error} />
    </div>
  );
}

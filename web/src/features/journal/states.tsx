import { useTranslation } from "react-i18next";
import type { Loadable } from "../../platform/data/use-loadable.ts";
import { ErrorReference } from "../../shell/states/error-reference.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./journal.module.css";

interface ReadFailedProps {
  readonly of: Extract<Loadable<unknown>, { readonly status: "failed" }>;
}

/** In the place of what could not be read. */
export function ReadFailed({ of: { error, retrying, retry } }: ReadFailedProps) {
  const { t } = useTranslation("journal");
  return (
    <div className={styles.message}>
      <Growth form="bud" size={112} />
      <p role="alert">{t("failed")}</p>
      <Button loading={retrying} onClick={retry}>
        {t("retry")}
      </Button>
      <ErrorReference error={error} />
    </div>
  );
}

/** In the place of what is on its way. */
export function Placeholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.placeholder}>
      <p role="status" className={styles.quiet}>
        {t("loading")}
      </p>
      <Skeleton height="5rem" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { LoadFailed, type LoadFailedProps, Loading } from "../../shell/states/load-states.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./journal.module.css";

/** In the place of what could not be read. */
export function ReadFailed({ of }: Pick<LoadFailedProps, "of">) {
  const { t } = useTranslation("journal");
  return (
    <LoadFailed of={of} text={t("failed")} className={styles.message}>
      <Growth form="bud" size={112} />
    </LoadFailed>
  );
}

/** In the place of what is on its way. */
export function Placeholder() {
  return <Loading className={styles.placeholder} heights={["5rem", "12rem", "12rem"]} />;
}

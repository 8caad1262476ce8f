import type { Band } from "@mindle/domain/assessment/bands";
import { useTranslation } from "react-i18next";
import styles from "./band.module.css";
import { BandMark } from "./band-mark.tsx";

/** A band's shape and name on its own ground. */
export function BandChip({ band }: { readonly band: Band }) {
  const { t } = useTranslation("schema-result");
  return (
    <span className={styles.chip} data-band={band}>
      <BandMark band={band} size={16} />
      {t(`bands.${band}`)}
    </span>
  );
}

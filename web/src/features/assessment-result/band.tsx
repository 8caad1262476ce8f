import type { Band } from "@mindle/domain/assessment/bands";
import { useTranslation } from "react-i18next";
import styles from "./band.module.css";

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

/** One shape per band on a grid of 20 × 20, so that bands differ by more than colour. */
export const BAND_SHAPES: Readonly<Record<Band, string>> = {
  healthy: "M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z",
  normal:
    "M6 2.5h8A3.5 3.5 0 0 1 17.5 6v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 14V6A3.5 3.5 0 0 1 6 2.5Z",
  caution: "M8.2 3.2a2.1 2.1 0 0 1 3.6 0l6.4 11a2.1 2.1 0 0 1-1.8 3.1H3.6a2.1 2.1 0 0 1-1.8-3.1Z",
  serious: "M10 18C4.5 14 1.5 11 1.5 7.2A4.3 4.3 0 0 1 10 5.6A4.3 4.3 0 0 1 18.5 7.2C18.5 11 15.5 14 10 18Z",
};

/** The shape of a band, beside its name. */
export function BandMark({ band, size = 20 }: { readonly band: Band; readonly size?: number }) {
  return (
    <svg
      className={styles.mark}
      data-band={band}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={BAND_SHAPES[band]} />
    </svg>
  );
}

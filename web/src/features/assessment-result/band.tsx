import type { Band } from "@mindle/domain/assessment/bands";
import { useTranslation } from "react-i18next";
import styles from "./band.module.css";

/** A band's shape and name on its own ground. */
export function BandChip({ band }: { readonly band: Band }) {
  const { t } = useTranslation("assessment-result");
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
  serious:
    "M4.2 18.5C3.2 12 3.4 5.2 8.6 2.6C10.9 1.5 13.2 2 14.8 3.8C18 7.4 18.6 12.4 17 16.2C12.6 15.4 9.2 11.6 9.6 5.9C6.4 8 6.2 13 7.2 18.3C6.3 19 5.1 19.1 4.2 18.5Z",
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

import type { Band } from "@mindle/domain/assessment/bands";
import styles from "./band.module.css";
import { BAND_SHAPES } from "./band-shapes.ts";

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

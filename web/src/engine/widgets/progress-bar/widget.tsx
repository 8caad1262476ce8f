import type { Language } from "@mindle/domain/catalogue/language";
import type { Unit } from "@mindle/domain/content/authored-text";
import type { ProgressBarProps } from "@mindle/domain/widgets/progress-bar/widget";
import { withUnit } from "@mindle/domain/widgets/shared/parts";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
import { rounded } from "../../parts/numbers.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./progress-bar.module.css";

/** How much there is, in words and as a stem that grows or beads on a string. */
export default shownWidget<ProgressBarProps>("progress-bar", function ProgressBar({ props }) {
  const { language } = useContentPage();
  const { label, value, max, unit } = props;
  if (value === undefined || max === undefined) return null;
  const isCounted =
    unit !== undefined && max <= MAX_BEADS && Number.isInteger(value) && Number.isInteger(max);
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.progress} style={cssVariables({ share })}>
      <p className={styles.label}>{label[language]}</p>
      <p className={styles.amount}>
        {amountText({ value: rounded(value), max: rounded(max), unit, share }, language)}
      </p>
      {isCounted ? <Beads filled={value} all={max} /> : <Stem />}
    </div>
  );
});

/** Small counts are beads on a string, up to so many. */
const MAX_BEADS = 12;

function Beads({ filled, all }: { readonly filled: number; readonly all: number }) {
  return (
    <div className={styles.beads} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads keep their place.
        <span key={at} className={styles.bead} data-filled={at < filled || undefined} />
      ))}
    </div>
  );
}

/** A stem along the ground, with a puff at its tip. */
function Stem() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <span className={styles.soil}>
        <span className={styles.stem} />
      </span>
      <span className={styles.carrier}>
        <svg className={styles.puff} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
          <circle className={styles.down} r="19" />
          <path className={styles.seeds} d={SEEDS} />
          <circle className={styles.heart} r="5" />
        </svg>
      </span>
    </div>
  );
}

/** Seeds of the puff, from its heart outward. */
const SEEDS = Array.from({ length: 10 }, (_, at) => {
  const angle = (at / 10) * 2 * Math.PI;
  return `M0 0L${(15 * Math.cos(angle)).toFixed(1)} ${(15 * Math.sin(angle)).toFixed(1)}`;
}).join("");

interface Amount {
  readonly value: number;
  readonly max: number;
  readonly unit: Unit | undefined;
  /** From 0 to 1. */
  readonly share: number;
}

/** How much of all there is: counted, or in percent. */
function amountText({ value, max, unit, share }: Amount, language: Language): string {
  if (unit === undefined) return `${Math.round(share * 100)}%`;
  return language === "ko"
    ? `${withUnit(max, unit, language)} 중 ${withUnit(value, unit, language)}`
    : `${value} of ${withUnit(max, unit, language)}`;
}

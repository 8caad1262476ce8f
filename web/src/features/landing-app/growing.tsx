import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./splash.module.css";

/** A dandelion seed. */
const SEED = "M0 14V0M0 0L-8-8M0 0L0-11M0 0L8-8";

const SEEDS = [
  { x: 212, y: 58, turn: 18 },
  { x: 240, y: 54, turn: 32 },
  { x: 254, y: 116, turn: 44 },
] as const;

/** Duration of each growth form, in milliseconds: all five fit into the splash. */
const FORM_MS = 180;

/** Decoration: a dandelion grows through its five forms and sheds seeds. Under reduced motion only the last form shows. */
export function Growing() {
  return (
    <div className={styles.growing} aria-hidden="true">
      <svg className={styles.sky} viewBox="0 0 280 280" aria-hidden="true">
        <ellipse className={styles.earth} cx="140" cy="252" rx="118" ry="20" />
        {SEEDS.map(({ x, y, turn }) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
            <path className={styles.seed} d={SEED} />
          </g>
        ))}
      </svg>
      {GROWTH_FORMS.map((form, index) => (
        <span key={form} className={styles.plant} style={{ animationDelay: `${index * FORM_MS}ms` }}>
          <Growth form={form} size={220} />
        </span>
      ))}
    </div>
  );
}

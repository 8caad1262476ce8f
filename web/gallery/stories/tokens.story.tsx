import { story } from "../story.tsx";
import { TONES } from "../view.ts";
import styles from "./tokens.module.css";

const COLOURS = ["paper", "card", "ink", "quiet", "edge", "hairline", "base", "deep", "tint", "danger"];
const BANDS = ["healthy", "normal", "caution", "serious"];
const TYPE = [
  "heading-hero",
  "heading-1",
  "heading-2",
  "heading-3",
  "text-lead",
  "text-action",
  "text-strong",
].concat(["text-field", "text-body", "text-note", "text-small"]);
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const RADII = [5, 10, 20, 30];
const WIDTHS = ["mobile", "viewer", "column", "exam", "tablet", "content", "desktop"];

function Swatch({ color, name }: { readonly color: string; readonly name: string }) {
  return (
    <li className={styles.swatch} lang="en">
      <span style={{ background: `var(--${color})` }} />
      {name}
    </li>
  );
}

export default story({
  title: "Tokens",
  use: "Colours, type, spacing, shapes and widths.",
  layout: "wide",
  states: {
    Colours: () => (
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <Swatch key={name} name={name} color={name} />
        ))}
      </ul>
    ),
    "Tones: base, deep, tint": () => (
      <div className={styles.tones} lang="en">
        {TONES.map((tone) => (
          <div key={tone} className={styles.tone} data-tone={tone}>
            <span className={styles.base} />
            <b>{tone}</b>
          </div>
        ))}
      </div>
    ),
    Bands: () => (
      <ul className={styles.swatches}>
        {BANDS.map((name) => (
          <Swatch key={name} name={name} color={`band-${name}`} />
        ))}
      </ul>
    ),
    Type: ({ text }) => (
      <div>
        {TYPE.map((name) => (
          <p key={name} style={{ font: `var(--${name})` }}>
            {text("돌보고, 놓아주기", "Tend it, let it go")} <small lang="en">{name}</small>
          </p>
        ))}
        <p style={{ font: "var(--number)" }}>7.4</p>
      </div>
    ),
    Spaces: () => (
      <div className={styles.spaces}>
        {SPACES.map((step) => (
          <span key={step} style={{ inlineSize: `var(--space-${step})` }}>
            {step}
          </span>
        ))}
      </div>
    ),
    "Radii, shadow, clay": () => (
      <div className={styles.shapes}>
        {RADII.map((radius) => (
          <span key={radius} style={{ borderRadius: `var(--radius-${radius})`, boxShadow: "var(--shadow)" }}>
            {radius}
          </span>
        ))}
        <span style={{ borderRadius: "50%", boxShadow: "var(--shadow), var(--clay)" }}>clay</span>
      </div>
    ),
    Widths: () => (
      <ul className={styles.widths} lang="en">
        {WIDTHS.map((name) => (
          <li key={name} style={{ maxInlineSize: `var(--${name})` }}>
            {name}
          </li>
        ))}
      </ul>
    ),
  },
});

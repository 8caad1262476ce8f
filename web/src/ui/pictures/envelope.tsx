import { Mindle } from "./characters/mindle.tsx";
import { PALETTES } from "./characters/palette.ts";
import { Picture } from "./characters/picture.tsx";
import styles from "./envelope.module.css";

/** The mascot beside a letter that a seed carries away. */
export function Envelope({ size }: { readonly size: number }) {
  return (
    <Picture space={160} size={size}>
      <g transform="translate(0 40)">
        <Mindle pose="waving" palette={PALETTES.Mindle} />
      </g>
      <g className={styles.flying}>
        <path d="M118 36v18" stroke="#8F6B4E" strokeWidth="2" strokeLinecap="round" fill="none" />
        <path
          d="M118 36l-12-12M118 36l-5-16M118 36l5-16M118 36l12-12M118 36V19"
          stroke="#B9AE9F"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M92 54h52q4 0 4 4v28q0 4-4 4H92q-4 0-4-4V58q0-4 4-4Z" fill="#EAD9BF" />
        <path d="M92 54h52q4 0 4 4v25q0 4-4 4H92q-4 0-4-4V58q0-4 4-4Z" fill="#FFF6E6" />
        <path
          d="M89 57l26 17q3 2 6 0l26-17"
          stroke="#D9C3A0"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="118" cy="77" r="6" fill="#7FB069" />
      </g>
    </Picture>
  );
}

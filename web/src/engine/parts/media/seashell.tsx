import styles from "./seashell.module.css";

interface SeashellProps {
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Whether something is heard from it. */
  readonly isSounding: boolean;
}

/** A shell to hold to the ear, with the waves that come out of it. */
export function Seashell({ size, isSounding }: SeashellProps) {
  return (
    <svg
      className={styles.picture}
      data-sounding={isSounding || undefined}
      viewBox="0 0 160 160"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <g className={styles.shell}>
        <path className={styles.body} d={BODY} />
        <path className={styles.shade} d={SHADE} />
        <path className={styles.lines} d={WHORLS} />
        <path className={styles.mouth} d={MOUTH} />
        <path className={styles.inner} d={INNER} />
        <path className={styles.light} d="M66 46C78 38 92 37 104 39" />
      </g>
      <g className={styles.waves}>
        <path d="M31 84C24 91 21 101 22 111" />
        <path d="M20 76C10 88 7 102 9 116" />
      </g>
    </svg>
  );
}

const BODY =
  "M40 112C34 78 52 38 92 34C106 32 112 27 118 20C123 14 131 16 132 24C133 30 138 33 142 36C147 40 146 47 141 51C138 55 140 60 139 67C135 101 110 134 72 138C54 139 43 128 40 112Z";
const SHADE =
  "M139 67C135 101 110 134 72 138C62 139 54 136 48 130C84 132 116 104 122 60C126 52 134 47 143 42C146 46 144 49 141 51C138 55 140 60 139 67Z";
const WHORLS = "M92 34C104 44 116 52 139 62M116 22C120 32 128 40 142 46M74 39C84 52 96 68 128 98";
const MOUTH = "M43 114C41 90 56 66 76 64C87 64 86 82 78 100C70 118 54 134 47 127C44 124 43 119 43 114Z";
const INNER = "M51 114C51 98 61 80 73 75C78 75 76 86 71 97C65 110 56 121 53 119C51 118 51 116 51 114Z";

import type { SelectorChoice } from "@mindle/domain/catalogue/package-id";
import styles from "./voucher-selector.module.css";

/** What stands in the ground beside a choice: a sprout in the sun, roots, or a flower with both. */
export function SelectorPicture({ choice }: { readonly choice: SelectorChoice }) {
  const Plant = PLANTS[choice];
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 120 132"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d="M0 0H120V80H0Z" />
      {choice !== "root" && <circle cx="94" cy="24" r="13" fill="#F6CB62" />}
      <path d="M0 74C22 69 42 72 60 71S98 68 120 73V132H0Z" fill="#A98362" />
      <path d="M0 96C26 91 48 97 70 94S104 93 120 96V132H0Z" fill="#8F6B4E" />
      <g fill="#C7A483">
        <ellipse cx="17" cy="88" rx="4.5" ry="3" />
        <ellipse cx="103" cy="111" rx="5" ry="3.2" />
        <ellipse cx="22" cy="117" rx="3.5" ry="2.4" />
      </g>
      <Plant />
    </svg>
  );
}

const PLANTS: Readonly<Record<SelectorChoice, () => React.JSX.Element>> = {
  quick: () => (
    <>
      <Stem d="M60 82C59 70 61 62 60 52" />
      <path d="M60 56C47 55 36 48 33 34C47 34 58 42 60 56Z" fill="#6E9F57" />
      <path d="M60 54C61 40 71 30 87 30C86 44 75 54 60 54Z" fill="#7FB069" />
      <Seed />
    </>
  ),
  root: () => (
    <>
      <Roots />
      <Stem d="M60 80C59 72 61 66 60 60" />
      <path d="M60 64C50 63 43 58 41 49C51 49 58 54 60 64Z" fill="#6E9F57" />
      <path d="M60 62C61 53 68 47 78 47C77 56 70 62 60 62Z" fill="#7FB069" />
    </>
  ),
  both: () => (
    <>
      <Roots />
      <Stem d="M60 80C58 64 62 52 60 36" />
      <path d="M60 70C48 70 38 65 32 55C45 53 56 59 60 70Z" fill="#6E9F57" />
      <path d="M60 66C64 56 74 51 86 53C81 63 71 68 60 66Z" fill="#7FB069" />
      <path
        d="M60 8C64 12 70 11 74 15C78 19 77 24 80 28C77 32 78 38 74 41C70 45 64 44 60 48C56 44 50 45 46 41C42 38 43 32 40 28C43 24 42 19 46 15C50 11 56 12 60 8Z"
        fill="#F4C244"
      />
      <path d="M60 19C66 19 70 23 70 28S66 37 60 37S50 33 50 28S54 19 60 19Z" fill="#E0A126" />
    </>
  ),
};

function Stem({ d }: { readonly d: string }) {
  return <path d={d} fill="none" stroke="#6E9F57" strokeWidth="6" strokeLinecap="round" />;
}

function Seed() {
  return (
    <path d="M60 76C68 76 73 82 73 88C73 94 67 97 60 97S47 94 47 88C47 82 52 76 60 76Z" fill="#E5C49C" />
  );
}

function Roots() {
  return (
    <path
      d="M60 78C60 92 59 106 60 122M60 88C52 93 44 96 37 107M60 86C69 92 76 95 84 104M60 103C54 108 50 112 47 121M60 101C66 106 70 111 73 119"
      fill="none"
      stroke="#F0DCC2"
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}

import { Mindle } from "../characters/mindle.tsx";
import { PALETTES } from "../characters/palette.ts";
import { Picture } from "../characters/picture.tsx";
import { Bud } from "./bud.tsx";
import { Flower } from "./flower.tsx";
import { Seed } from "./seed.tsx";
import { Sprout } from "./sprout.tsx";

/** The forms Mindle grows through, the first first. */
export const GROWTH_FORMS = ["seed", "sprout", "bud", "flower", "puff"] as const;

type GrowthForm = (typeof GROWTH_FORMS)[number];

const DRAWINGS: Readonly<Record<GrowthForm, () => React.JSX.Element>> = {
  seed: Seed,
  sprout: Sprout,
  bud: Bud,
  flower: Flower,
  puff: Puff,
};

interface GrowthProps {
  readonly form: GrowthForm;
  /** Edge of the square picture in CSS pixels. */
  readonly size: number;
  /** What the picture says; without it the picture is decoration. */
  readonly label?: string;
}

/** The mascot on its way from seed to puff. */
export function Growth({ form, size, label }: GrowthProps) {
  const Drawing = DRAWINGS[form];
  return (
    <Picture space={120} size={size} label={label}>
      <Drawing />
      <path d="M26 110C30 103 45 101 60 102S90 103 94 110C90 114 30 114 26 110Z" fill="#8F6B4E" />
      <path d="M27 108C32 102 46 101 60 101.5S88 102 91 107C84 110 34 111 27 108Z" fill="#A98362" />
    </Picture>
  );
}

function Puff() {
  return <Mindle pose="waving" palette={PALETTES.Mindle} />;
}

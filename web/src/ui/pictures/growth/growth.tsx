import { Mindle } from "../characters/mindle.tsx";
import { PALETTES } from "../characters/palette.ts";
import { Picture } from "../characters/picture.tsx";
import { Bud, Flower, Seed, Sprout } from "./stages.tsx";

/** Growth stages of the mascot, in order. */
export const GROWTH_FORMS = ["seed", "sprout", "bud", "flower", "puff"] as const;

type GrowthForm = (typeof GROWTH_FORMS)[number];

const DRAWINGS: Readonly<Record<GrowthForm | "soil", () => React.JSX.Element | null>> = {
  soil: () => null,
  seed: Seed,
  sprout: Sprout,
  bud: Bud,
  flower: Flower,
  puff: Puff,
};

interface GrowthProps {
  /** `soil` is where nothing is planted yet. */
  readonly form: GrowthForm | "soil";
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** The mascot at one stage of its growth. */
export function Growth({ form, size }: GrowthProps) {
  const Drawing = DRAWINGS[form];
  return (
    <Picture space={120} size={size}>
      <Drawing />
      <path d="M26 110C30 103 45 101 60 102S90 103 94 110C90 114 30 114 26 110Z" fill="#8F6B4E" />
      <path d="M27 108C32 102 46 101 60 101.5S88 102 91 107C84 110 34 111 27 108Z" fill="#A98362" />
    </Picture>
  );
}

function Puff() {
  return <Mindle pose="waving" palette={PALETTES.Mindle} />;
}

import type { Food, FoodStep } from "@mindle/domain/programme/food";
import { Picture } from "../characters/picture.tsx";
import { HoneyBread } from "./honey-bread.tsx";
import { RiceBall } from "./rice-ball.tsx";
import { Soup } from "./soup.tsx";
import { Tangerine } from "./tangerine.tsx";
import { WarmMilk } from "./warm-milk.tsx";

const DRAWINGS: Readonly<Record<Food, (props: { readonly step: FoodStep }) => React.JSX.Element>> = {
  riceBall: RiceBall,
  soup: Soup,
  tangerine: Tangerine,
  warmMilk: WarmMilk,
  honeyBread: HoneyBread,
};

interface FoodIconProps {
  readonly food: Food;
  readonly step: FoodStep;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** The food of a session, from empty to full. */
export function FoodIcon({ food, step, size }: FoodIconProps) {
  const Drawing = DRAWINGS[food];
  return (
    <Picture space={64} size={size}>
      <Drawing step={step} />
    </Picture>
  );
}

import type { FoodStep } from "@mindle/domain/programme/food";
import { Clay, Limb } from "../characters/parts.tsx";
import { HappyFace, Plate } from "./dishes.tsx";

const SHAPED = "M32 9C37 9 39 12 42 17L53 37C56 43 53 50 46 50H18C11 50 8 43 11 37L22 17C25 12 27 9 32 9Z";

const RICE: Readonly<Record<FoodStep, string | undefined>> = {
  0: undefined,
  1: "M19 44C19 40 23 38 27 39C30 35 37 35 39 39C43 38 46 41 46 45C46 49 42 50 38 50H26C22 50 19 48 19 44Z",
  2: "M11 40C13 33 18 30 23 31C26 26 36 25 40 30C46 29 52 34 53 40C54 46 52 50 46 50H18C12 50 10 46 11 40Z",
  3: SHAPED,
  4: SHAPED,
};

/** Single grains on its front. */
const GRAINS: Readonly<Record<FoodStep, string | undefined>> = {
  0: undefined,
  1: "M29 43l2 .5M36 45l2-.5",
  2: "M21 38l2 .5M30 36l1.5-1M41 38l2 1M26 44l2-.5M36 44l2 .5",
  3: "M31 18l1.5-1M25 28l2 .5M37 27l1 1.5M20 39l2-.5M31 36l2 .5M43 39l1.5 1M26 45l2-.5M37 45l2 .5",
  4: "M31 17l1.5-1M15 42l1.5-1M47 41l1.5 1M17 46l2 .5",
};

/** Loose rice, then pressed into shape, wrapped in the last step. */
export function RiceBall({ step }: { readonly step: FoodStep }) {
  const rice = RICE[step];
  const grains = GRAINS[step];
  return (
    <>
      <Plate />
      {rice && <Clay d={rice} fill="#F7F1E6" shade="#D3C3A9" from={[4, 4]} />}
      {grains && <Limb d={grains} stroke="#E0D3BD" width={2} />}
      {step === 4 && (
        <>
          <path d="M22 41C22 39.5 23 38.5 24.5 38.5H39.5C41 38.5 42 39.5 42 41V50H22Z" fill="#46523F" />
          <HappyFace y={28} blush="#F6B5A6" />
        </>
      )}
    </>
  );
}

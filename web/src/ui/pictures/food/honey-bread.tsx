import type { FoodStep } from "@mindle/domain/programme/food";
import { Clay, Limb } from "../characters/parts.tsx";
import { HappyFace, Plate } from "./dishes.tsx";

const SLICE =
  "M10 20C10 11 20 9 32 9S54 11 54 20C54 25 50 26 50 29V45C50 49 48 51 44 51H20C16 51 14 49 14 45V29C14 26 10 25 10 20Z";
const SLICE_CRUMB =
  "M14.5 20C14.5 14.5 22 13 32 13S49.5 14.5 49.5 20C49.5 23.5 46 24 46 28V44C46 46 45 47 43 47H21C19 47 18 46 18 44V28C18 24 14.5 23.5 14.5 20Z";

/** Outline and crumb of the slice at each step. */
const BREAD: Readonly<Record<FoodStep, readonly [crust: string, crumb: string] | undefined>> = {
  0: undefined,
  1: [
    "M14 44C16 40 20 42 22 39C25 36 29 40 32 38C35 36 36 40 39 41C43 41 42 46 38 46C40 50 36 51 32 51H20C16 51 14 49 14 44Z",
    "M18 44C19 42 21 44 23 41.5C26 39 29 42 32 40.5C34 40 35 43 37 43C36 46 35 47 32 47H21C19 47 18 46 18 44Z",
  ],
  2: [
    "M14 31C17 27 20 32 24 29C27 26 30 31 33 29C36 27 37 31 40 32C44 31 47 35 45 38C49 40 50 43 50 45C50 49 48 51 44 51H20C16 51 14 49 14 45Z",
    "M18 33C20 32 22 35 25 32.5C28 30 30 34 33 32.5C36 31 36 35 40 35C42 36 42 38 41 40C44 41 46 43 46 44C46 46 45 47 43 47H21C19 47 18 46 18 44Z",
  ],
  3: [SLICE, SLICE_CRUMB],
  4: [SLICE, SLICE_CRUMB],
};

/** A slice that grows from its crust; honey in the last step. */
export function HoneyBread({ step }: { readonly step: FoodStep }) {
  const bread = BREAD[step];
  return (
    <>
      <Plate />
      {bread && (
        <>
          <Clay d={bread[0]} fill="#D2924F" shade="#B27537" from={[12, 10]} />
          <path d={bread[1]} fill="#F8E0B4" />
        </>
      )}
      {step === 4 && (
        <>
          <path
            d="M14.5 20C14.5 14.5 22 13 32 13S49.5 14.5 49.5 20C49 24 46.5 23 45 26C44 29 40.5 29 39.5 26C38 22 34 23 33 27C32 31 27.5 31 26.5 27C25.5 23 22 22 20 25C18.5 28 16 25 16 23.5Z"
            fill="#F5B02E"
          />
          <Limb d="M20 18C22 16.5 26 16 29 16" stroke="#FFD980" width={2.2} />
          <HappyFace y={37} blush="#F2A07E" />
        </>
      )}
    </>
  );
}

import type { FoodStep } from "@mindle/domain/programme/food";
import { Limb } from "../characters/parts.tsx";
import { HappyFace, Steam } from "./dishes.tsx";

/** y of the milk's surface. */
const SURFACES: Readonly<Record<FoodStep, number | undefined>> = {
  0: undefined,
  1: 48,
  2: 39,
  3: 30,
  4: 22,
};

/** A glass cup that fills up. */
export function WarmMilk({ step }: { readonly step: FoodStep }) {
  const surface = SURFACES[step];
  return (
    <>
      <Limb d="M47 27C57 25 60 32 57 38C55 42 50 44 45 44" stroke="#A9C7D6" width={4.5} />
      <path d="M9 17H49L46.5 51C46 55.5 43 58 38.5 58H19.5C15 58 12 55.5 11.5 51Z" fill="#A9C7D6" />
      <path d="M9 17H47L44.5 50C44 54 41.5 56 37.5 56H19.5C15 56 12 54 11.5 50Z" fill="#CFE2EC" />
      <ellipse cx="29" cy="17" rx="20" ry="5" fill="#A9C7D6" />
      <ellipse cx="29" cy="17" rx="17.5" ry="3.5" fill="#E2EFF5" />
      {surface !== undefined && <Milk surface={surface} />}
      <Limb d="M15 25L16.5 45" stroke="#FFF" width={2.4} />
      {step === 4 && (
        <>
          <Steam />
          <HappyFace x={29} y={37} blush="#F6B9A8" />
        </>
      )}
    </>
  );
}

const FLOOR = 51;

function Milk({ surface }: { readonly surface: number }) {
  const half = 16.5 - (surface - 22) * 0.09;
  const foot = 16.5 - (FLOOR - 22) * 0.09;
  return (
    <>
      <path
        d={`M${29 - half} ${surface}L${29 - foot} ${FLOOR}Q${29 - foot} 54 ${33 - foot} 54H${25 + foot}Q${29 + foot} 54 ${29 + foot} ${FLOOR}L${29 + half} ${surface}Z`}
        fill="#FFFBF2"
      />
      <ellipse cx="29" cy={surface} rx={half} ry="3" fill="#F1E4D0" />
    </>
  );
}

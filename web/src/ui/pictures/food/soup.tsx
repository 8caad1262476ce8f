import type { FoodStep } from "@mindle/domain/programme/food";
import { Clay } from "../characters/parts.tsx";
import { CELADON, HappyFace, Steam } from "./dishes.tsx";

/** y and radii of the soup's surface. */
const SURFACES: Readonly<Record<FoodStep, readonly [y: number, rx: number, ry: number] | undefined>> = {
  0: undefined,
  1: [33, 10, 3.4],
  2: [31, 15.5, 5.4],
  3: [29, 20, 7],
  4: [27.5, 23, 8],
};

/** A bowl that fills up to its rim. */
export function Soup({ step }: { readonly step: FoodStep }) {
  const surface = SURFACES[step];
  return (
    <>
      <path d="M23 53H41L43 58H21Z" fill={CELADON.shade} />
      <Clay
        d="M5 27H59C60 44 50 56 32 56S4 44 5 27Z"
        fill={CELADON.body}
        shade={CELADON.shade}
        from={[5, 27]}
      />
      <ellipse cx="32" cy="27" rx="27" ry="10" fill={CELADON.shade} />
      <ellipse cx="32" cy="27" rx="25" ry="8.5" fill={CELADON.inside} />
      {surface && <ellipse cx="32" cy={surface[0]} rx={surface[1]} ry={surface[2]} fill="#E9A650" />}
      {step >= 3 && (
        <>
          <path
            d="M38 25.5l6-1.5 3 3-6 1.5Z"
            fill="#FFF6E3"
            stroke="#FFF6E3"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <ellipse cx="24" cy="27" rx="3" ry="1.7" fill="none" stroke="#6FA05A" strokeWidth="1.8" />
        </>
      )}
      {step === 4 && (
        <>
          <ellipse cx="31" cy="31.5" rx="2.6" ry="1.5" fill="none" stroke="#6FA05A" strokeWidth="1.8" />
          <Steam />
          <HappyFace y={43} blush="#F2A99E" />
        </>
      )}
    </>
  );
}

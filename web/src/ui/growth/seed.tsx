import { Face } from "../characters/face.tsx";
import { Clay, Limb, Sway } from "../characters/parts.tsx";

/** Asleep, still under the parachute that brought it. */
export function Seed() {
  return (
    <>
      <Sway>
        <Limb
          d="M60 62V40M60 40Q52 38 45 41M60 40Q55 33 48 29M60 40V26M60 40Q65 33 72 29M60 40Q68 38 75 41"
          stroke="#AFC4A0"
          width={3}
        />
      </Sway>
      <Clay
        d="M60 57C66 57 69 63 76 68C84 74 88 82 88 90C88 102 76 108 60 108S32 102 32 90C32 82 36 74 44 68C51 63 54 57 60 57Z"
        fill="#CDA274"
        shade="#B48557"
        from={[30, 56]}
        light={{ x: 46, y: 74, fill: "#E5C49C" }}
      />
      <Face pose="done" x={60} y={86} blush="#EE9C84" spread={14} mouth="shy" />
    </>
  );
}

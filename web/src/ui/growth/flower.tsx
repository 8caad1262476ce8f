import { Face } from "../characters/face.tsx";
import { Clay, Sway } from "../characters/parts.tsx";
import { ring } from "../characters/ring.ts";
import { Stem } from "./stem.tsx";

const MIDDLE = { x: 60, y: 50 };
const BACK = ring(MIDDLE, { count: 15, inner: 36, outer: 50, turn: 0.2 });
const FRONT = ring(MIDDLE, { count: 15, inner: 31, outer: 42, turn: 0 });

/** In full yellow bloom. */
export function Flower() {
  return (
    <>
      <Stem top={80} />
      <Sway>
        <path d={BACK} fill="#EDB02F" />
        <path d={FRONT} fill="#F7CC4F" />
        <Clay
          d="M60 23C75 23 87 34 87 50S75 77 60 77S33 66 33 50S45 23 60 23Z"
          fill="#FBDD7E"
          shade="#EFBB40"
          from={[34, 24]}
          light={{ x: 46, y: 34, fill: "#FFF0BC" }}
        />
        <Face pose="waving" x={60} y={51} blush="#F59A6A" spread={14} />
      </Sway>
    </>
  );
}

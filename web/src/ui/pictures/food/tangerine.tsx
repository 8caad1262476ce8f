import type { FoodStep } from "@mindle/domain/programme/food";
import { Clay, Limb } from "../characters/parts.tsx";
import { HappyFace, Plate } from "./dishes.tsx";

const FLESH = { fill: "#F9A53F", shade: "#E58725" } as const;

/** Peeled segments; the whole fruit in the last step. */
export function Tangerine({ step }: { readonly step: FoodStep }) {
  return (
    <>
      <Plate />
      {step === 1 && <Segment at="translate(32 42)" />}
      {step === 2 && (
        <>
          <Segment at="translate(24 41)rotate(-8)" />
          <Segment at="translate(40 43)rotate(10)" />
        </>
      )}
      {step === 3 && <Peeled />}
      {step === 4 && <Whole />}
    </>
  );
}

function Segment({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <Clay
        d="M-14 2C-11-10 11-10 14 2C15 5 12 6 10 6.5C3 9-4 9-10 6.5C-12 6-15 5-14 2Z"
        {...FLESH}
        from={[-13, -9]}
      />
      <Limb d="M-8 0C-4-4 4-4 8 0" stroke="#FFCE85" width={2.2} />
    </g>
  );
}

function Peeled() {
  return (
    <>
      <Clay
        d="M11 40C11 29 20 22 32 22S53 29 53 40C53 48 45 51 32 51S11 48 11 40Z"
        {...FLESH}
        from={[12, 22]}
      />
      <Limb
        d="M32 24C30 33 30 42 31 49M30 24C22 29 18 38 19 47M34 24C42 29 46 38 45 47"
        stroke="#FFCE85"
        width={2}
      />
    </>
  );
}

function Whole() {
  return (
    <>
      <Clay
        d="M32 14C47 14 55 22 55 33C55 45 46 52 32 52S9 45 9 33C9 22 17 14 32 14Z"
        fill="#F8953A"
        shade="#DE7620"
        from={[10, 13]}
        light={{ x: 19, y: 23, fill: "#FFBB72" }}
      />
      <path d="M33 15C34 7 42 3 51 6C50 13 42 18 33 15Z" fill="#7FB069" />
      <Limb d="M32 16Q31 13 32 10" stroke="#6B5A3C" width={2.4} />
      <HappyFace y={34} blush="#F26B4A" />
    </>
  );
}

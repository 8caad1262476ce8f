import { type RefObject, useEffect, useEffectEvent } from "react";
import { useShake } from "../../ui/shake.ts";

/** Shakes an element at each refusal, and at none that happened before it was on screen with the same count. */
export function useRefusal<Target extends HTMLElement>(refusals: number): RefObject<Target | null> {
  const { ref, shake } = useShake<Target>();
  const answer = useEffectEvent(() => shake());
  useEffect(() => {
    if (refusals > 0) answer();
  }, [refusals]);
  return ref;
}

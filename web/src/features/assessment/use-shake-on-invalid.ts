import { type RefObject, useEffect, useEffectEvent } from "react";
import { useShake } from "../../ui/shake.ts";

/** Shakes an element whenever the count of refusals rises. */
export function useShakeOnInvalid<Target extends HTMLElement>(refusals: number): RefObject<Target | null> {
  const { ref, shake } = useShake<Target>();
  const answer = useEffectEvent(() => shake());
  useEffect(() => {
    if (refusals > 0) answer();
  }, [refusals]);
  return ref;
}

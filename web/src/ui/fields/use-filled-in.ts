import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Tells what a field holds when it is hydrated: a person, or the browser itself, may have filled in the pre-rendered HTML before
 * the app was there, and the field is right. Called before React may write into the field.
 */
export function useFilledIn<Element extends HTMLElement>(
  field: RefObject<Element | null>,
  tell: (field: Element) => void,
): void {
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    if (field.current !== null) tellNow(field.current);
  }, [field]);
}

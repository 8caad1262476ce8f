import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Returns a function that is true once for each visit to an entry of the history. Going back takes a moment, in which a second press
 * of the back link would leave the page before as well.
 */
export function useOncePerEntry(): () => boolean {
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);
  return () => {
    if (left.current === key) return false;
    left.current = key;
    return true;
  };
}

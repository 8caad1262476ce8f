import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Returns a function that is true once while an entry of the history is shown. Leaving it takes a moment: a second press of
 * what goes back would leave the page behind it as well. An entry that comes again, such as by the browser's way forward, can
 * be left again.
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

import { useEffect, useEffectEvent } from "react";

/** Does again what has failed, as soon as the browser says that there is a connection. */
export function useAgainOnline(failed: boolean, again: () => void): void {
  const tryAgain = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return;
    const comeOnline = () => tryAgain();
    addEventListener("online", comeOnline);
    return () => removeEventListener("online", comeOnline);
  }, [failed]);
}

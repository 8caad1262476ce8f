import { useEffect, useEffectEvent } from "react";
import { useHydrated } from "../platform/hydration.ts";

/** Acts once, as soon as everything around it listens. */
export function AfterHydration({ act }: { readonly act: () => void }) {
  const isHydrated = useHydrated();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isHydrated) actNow();
  }, [isHydrated]);
  return null;
}

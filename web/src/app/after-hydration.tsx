import { useEffect, useEffectEvent } from "react";
import { useOnceHydrated } from "../platform/hydration.ts";

/** Acts once, as soon as everything around it listens. */
export function AfterHydration({ act }: { readonly act: () => void }) {
  const isHydrated = useOnceHydrated(yes, false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isHydrated) actNow();
  }, [isHydrated]);
  return null;
}

function yes(): boolean {
  return true;
}

import type { Language } from "@mindle/domain/catalogue/language";
import { useEffect, useState } from "react";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { loadModule } from "../../platform/browser/load-module.ts";
import { now } from "../../platform/browser/now.ts";
import { unlessCancelled } from "../../platform/browser/timing.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import type { OwnLoud } from "./read-own-loud.ts";

/** What was read, and for whom. */
interface Read {
  readonly uid: string;
  readonly language: Language;
  readonly own: OwnLoud | null;
}

/** The loud minute of the person's programme: undefined while it is read, null for a visitor, and where there is none or it cannot be read. */
export function useOwnLoud(): OwnLoud | null | undefined {
  const queryClient = useQueryClient();
  const uid = useCurrentUid();
  const language = useLanguage();
  const isHydrated = useOnceHydrated(() => true, false);
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (uid === undefined) return undefined;
    const readOwn = async () => {
      const { readOwnLoud } = await loadModule(() => import("./read-own-loud.ts"));
      return readOwnLoud(queryClient, { uid, language, now: now() });
    };
    const tell = (own?: OwnLoud) => setRead({ uid, language, own: own ?? null });
    return unlessCancelled(readOwn(), tell, (error) => {
      console.warn("the person's own words cannot be read", error);
      tell();
    });
  }, [queryClient, uid, language]);
  if (!isHydrated) return undefined;
  if (uid === undefined) return null;
  return read?.uid === uid && read.language === language ? read.own : undefined;
}

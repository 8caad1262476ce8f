import type { Language } from "@mindle/domain/catalogue/language";
import { type Helpline, helplinesFor } from "@mindle/domain/safety/helplines";
import { useMemo } from "react";
import { useOnceHydrated } from "../browser/hydration.ts";
import { useLanguage } from "../i18n/i18n.ts";

/** The helplines of the screen's language and, once hydrated, of the browser's time zone. */
export function useHelplines(): readonly Helpline[] {
  return useHelplinesIn(useLanguage());
}

/** {@link useHelplines} in a given language. */
export function useHelplinesIn(language: Language): readonly Helpline[] {
  const timeZone = useOnceHydrated(browserTimeZone, undefined);
  return useMemo(() => helplinesFor(language, timeZone), [language, timeZone]);
}

let known: string | undefined;

/** Asked once: the first formatter takes a slow phone a fifth of a second. */
function browserTimeZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}

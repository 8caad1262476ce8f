import { useSearchParams } from "react-router-dom";
import { useOnceHydrated } from "../platform/browser/hydration.ts";

/** The URL's query; empty during hydration, since HTML is pre-rendered without one. */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return new URLSearchParams(useOnceHydrated(() => search.toString(), ""));
}

/** One value of the URL's query, "" when it is missing; `before` during hydration. */
export function useQueryValue<Before>(name: string, before: Before): string | Before {
  const [search] = useSearchParams();
  return useOnceHydrated<string | Before>(() => search.get(name) ?? "", before);
}

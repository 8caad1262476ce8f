import { useSearchParams } from "react-router-dom";
import { useOnceHydrated } from "../platform/hydration.ts";

/** The address's query; empty as long as pre-rendered HTML is taken over, which was made without any. */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return new URLSearchParams(useOnceHydrated(() => search.toString(), ""));
}

/** One value of the address's query, "" where it has none; `before` as long as pre-rendered HTML is taken over. */
export function useQueryValue<Before>(name: string, before: Before): string | Before {
  const [search] = useSearchParams();
  return useOnceHydrated<string | Before>(() => search.get(name) ?? "", before);
}

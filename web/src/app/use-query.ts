import { useSearchParams } from "react-router-dom";
import { useHydrated } from "../platform/hydration.ts";

const EMPTY = new URLSearchParams();

/** The address's query; empty as long as pre-rendered HTML is taken over, which was made without any. */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return useHydrated() ? search : EMPTY;
}

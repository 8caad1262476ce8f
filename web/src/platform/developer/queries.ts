import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ApiDescription, readApiDescription } from "./api-document.ts";

/** The description of the API, read once. */
export function useApiDescription(): UseQueryResult<ApiDescription> {
  return useQuery({
    queryKey: ["developer", "api"],
    queryFn: ({ signal }) => readApiDescription(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** A list of what the local emulators hold, read whenever it is shown; `name` is its key. */
export function useLocalList<Item>(
  name: string,
  read: (signal: AbortSignal) => Promise<readonly Item[]>,
): UseQueryResult<readonly Item[]> {
  return useQuery({
    queryKey: ["developer", name],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    retry: false,
  });
}

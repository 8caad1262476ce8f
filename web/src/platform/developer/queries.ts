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

/** What the local emulators hold, read whenever it is shown; `name` is its key. */
export function useLocalData<Data>(
  name: string,
  read: (signal: AbortSignal) => Promise<Data>,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: ["developer", name],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    retry: false,
  });
}

import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";

/** Data that a screen shows: there, on their way, or not available for now. */
export type Loadable<Data> =
  | { readonly status: "ready"; readonly data: Data }
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      /** Null while the data are read again. */
      readonly error: Error | null;
      readonly retrying: boolean;
      readonly retry: () => void;
    };

/**
 * The data of a query. What failed is read again when the connection returns; data that were read once stay when they cannot be
 * read again.
 */
export function useLoadable<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): Loadable<Data> {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(options);
  if (data !== undefined) return { status: "ready", data };
  if (errorUpdateCount === 0) return { status: "loading" };
  return { status: "failed", error, retrying: isFetching, retry: () => void refetch() };
}

/** When the data of a query in the cache were read, in milliseconds since the epoch; undefined without any. Reads nothing. */
export function useReadAt<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): number | undefined {
  const { dataUpdatedAt } = useQuery({ ...options, enabled: false });
  return dataUpdatedAt === 0 ? undefined : dataUpdatedAt;
}

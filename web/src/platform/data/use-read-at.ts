import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";

/** When the data of a query in the cache were read, in milliseconds since the epoch; undefined without any. Reads nothing. */
export function useReadAt<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): number | undefined {
  const { dataUpdatedAt } = useQuery({ ...options, enabled: false });
  return dataUpdatedAt === 0 ? undefined : dataUpdatedAt;
}

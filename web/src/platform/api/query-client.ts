import { QueryClient } from "@tanstack/react-query";
import { onForget } from "../forget-person.ts";
import { ApiError } from "./api-error.ts";

const MAX_RETRIES = 2;

/**
 * What has been read, by key. Only reads repeat, and only where the service could not be reached; a failed
 * mutation is for the person to repeat. Hooks pass the client themselves, so that screens without data do
 * not load the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60 * 1000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => isWorthRetrying(error) && failures < MAX_RETRIES,
    },
    mutations: { retry: false },
  },
});

onForget(() => queryClient.clear());

function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.code === "unavailable";
}

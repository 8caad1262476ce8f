import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type QueryClient, useQueryClient } from "./query-client.ts";

/** A change that a screen makes on the server. */
export interface Save<Input> {
  /** Makes the change, unless one is being made: a second press changes nothing. */
  readonly run: (input: Input) => void;
  readonly isSaving: boolean;
  /** Why the last change was not made; null while one is being made. Decide by its class and code. */
  readonly error: Error | null;
  /** Clears the error. Does nothing while a change is being made: its result must be shown. */
  readonly dismiss: () => void;
}

/**
 * Makes a change on the server, one at a time; without a connection it fails at once. `onSaved` is not called once the
 * screen is left: what others show goes into the cache, in `save`.
 */
export function useSave<Input, Result>(
  save: (input: Input, queryClient: QueryClient) => Promise<Result>,
  onSaved?: (result: Result) => void,
): Save<Input> {
  const queryClient = useQueryClient();
  // The library tells that a change is pending a moment later: a second press may come before.
  const isRunning = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => save(input, queryClient),
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    run: (input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input, { onSuccess: (result) => onSaved?.(result) });
    },
    isSaving: isPending,
    error,
    dismiss: () => {
      if (!isRunning.current) reset();
    },
  };
}

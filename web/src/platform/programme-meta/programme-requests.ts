import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ComponentType } from "react";
import type { ProgrammeAnswer, ProgrammeRequest } from "./programme-request.ts";

interface ReaderState {
  /** The component that reads from Firestore; undefined until a page shows a programme. */
  readonly Reader: ComponentType<{ readonly requests: readonly ProgrammeRequest[] }> | undefined;
  readonly requests: readonly ProgrammeRequest[];
}

/** The state at the start of the app. */
export const NO_REQUESTS: ReaderState = { Reader: undefined, requests: [] };

let state = NO_REQUESTS;
const listeners = new Set<() => void>();

/**
 * Has the reader, which is loaded with the first request, subscribe to a programme. Resolves with its first answer;
 * `update` is called with those that follow.
 */
export async function requestProgramme(
  programId: string,
  update: (programme: Programme | null) => void,
): Promise<Programme | null> {
  performance.mark("query-start");
  const { ProgrammeReader } = await import("./programme-reader.tsx");
  return new Promise((resolve, reject) => {
    let isFirst = true;
    const answer = (found: ProgrammeAnswer) => {
      if (found instanceof Error) reject(found);
      else if (isFirst) resolve(found);
      else update(found);
      isFirst = false;
    };
    const before = state.requests.find((request) => request.programId === programId);
    const others = state.requests.filter((request) => request !== before);
    const request = { programId, attempt: (before?.attempt ?? 0) + 1, answer };
    state = { Reader: ProgrammeReader, requests: [...others, request] };
    for (const listener of listeners) listener();
  });
}

export function readerState(): ReaderState {
  return state;
}

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ComponentType } from "react";
import { createListeners } from "../../browser/listeners.ts";
import { loadModule } from "../../browser/load-module.ts";
import type { ProgrammeRequest, ProgrammeResult } from "./programme-reader.tsx";

interface ReaderState {
  /** The component that reads from Firestore; undefined until a page shows a programme. */
  readonly Reader: ComponentType<{ readonly requests: readonly ProgrammeRequest[] }> | undefined;
  readonly requests: readonly ProgrammeRequest[];
}

/** The state at the start of the app. */
export const NO_REQUESTS: ReaderState = { Reader: undefined, requests: [] };

let state = NO_REQUESTS;
const listeners = createListeners();

/** Ids of the programmes of which the newest result is no failure. */
const subscribed = new Set<string>();

/**
 * Has the reader, which is loaded with the first request, subscribe to a programme. Resolves with its first result;
 * `update` is called with those that follow.
 */
export async function requestProgramme(
  programId: string,
  update: (programme: Programme | null) => void,
): Promise<Programme | null> {
  const { ProgrammeReader } = await loadModule(() => import("./programme-reader.tsx"));
  return new Promise((resolve, reject) => {
    let isFirst = true;
    const onResult = (result: ProgrammeResult) => {
      if (result instanceof Error) subscribed.delete(programId);
      else subscribed.add(programId);
      if (result instanceof Error) reject(result);
      else if (isFirst) resolve(result);
      else update(result);
      isFirst = false;
    };
    const before = state.requests.find((request) => request.programId === programId);
    const others = state.requests.filter((request) => request !== before);
    const request = { programId, attempt: (before?.attempt ?? 0) + 1, onResult };
    state = { Reader: ProgrammeReader, requests: [...others, request] };
    listeners.notify();
  });
}

/** Whether the reader keeps a programme up to date. */
export function isSubscribed(programId: string): boolean {
  return subscribed.has(programId);
}

export function readerState(): ReaderState {
  return state;
}

export const subscribeToRequests = listeners.subscribe;

import type { TrackingEvent } from "@mindle/domain/tracking/event";
import { MAX_EVENTS } from "@mindle/domain/tracking/names";

/** Events that follow one another this closely travel together, in milliseconds. */
const BATCH_PAUSE_MS = 100;

/** Events kept for later while they cannot be sent; older ones give way. */
const MAX_KEPT = 500;

/** Pause before events are sent again, in milliseconds; doubles with each failure up to the longest. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** What the tracking host says when it took the events. */
const TAKEN = "OK";

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface EventStreamParts {
  /** Sends a body and resolves to the answer; rejects where there is no connection. */
  readonly put: (body: string) => Promise<Answer>;
  readonly isOnline: () => boolean;
}

export interface EventStream {
  add(event: TrackingEvent): void;
  /** Sends everything now, without waiting for answers: the page is about to go, or the connection is back. */
  flush(): void;
}

/**
 * Sends events in the order in which they happened, at most {@link MAX_EVENTS} at a time. What could not be sent is
 * sent again later; what the host refuses for good is dropped, with an error in the log. An event may arrive
 * twice, and then has the same uuid.
 */
export function createEventStream(parts: EventStreamParts): EventStream {
  const kept: TrackingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let sending = false;

  const wake = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendInTurn(), pause);
  };

  const giveBack = (batch: readonly TrackingEvent[]) => {
    kept.unshift(...batch);
    kept.splice(0, kept.length - MAX_KEPT);
  };

  /** Resolves to false when the batch was not taken and has to be sent again. */
  const put = async (batch: readonly TrackingEvent[]): Promise<boolean> => {
    try {
      const { status, text } = await parts.put(JSON.stringify(batch));
      if (status === 200 && text === TAKEN) return true;
      console.error(`tracking events were not taken: ${status}`);
      return isRefusal(status);
    } catch {
      return false;
    }
  };

  /** Sends the oldest events. Resolves to false when they are kept for another time. */
  const sendBatch = async (): Promise<boolean> => {
    const batch = kept.splice(0, MAX_EVENTS);
    if (await put(batch)) {
      failures = 0;
      return true;
    }
    giveBack(batch);
    wake(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    failures += 1;
    return false;
  };

  const sendInTurn = async () => {
    if (sending) return;
    sending = true;
    while (kept.length > 0 && parts.isOnline() && (await sendBatch()));
    sending = false;
  };

  return {
    add(event) {
      kept.push(event);
      kept.splice(0, kept.length - MAX_KEPT);
      if (failures === 0) wake(BATCH_PAUSE_MS);
    },
    flush() {
      while (kept.length > 0 && parts.isOnline()) void sendBatch();
    },
  };
}

/** True for an answer that would be the same another time. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

import { MINUTE_MS } from "@mindle/domain/time";
import type { TrackingEvent } from "@mindle/domain/tracking/event";
import { MAX_EVENTS } from "@mindle/domain/tracking/names";

/** Debounce time of a batch, in milliseconds. */
const BATCH_DEBOUNCE_MS = 100;

/** Maximum number of unsent events; the oldest are dropped first. */
const MAX_KEPT = 500;

/** Backoff before a retry, in milliseconds; doubles with each failure. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * MINUTE_MS;

/** Response body of the tracking host on success. */
const ACCEPTED = "OK";

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface EventStreamDeps {
  /** Sends a body and resolves to the response; rejects without a connection. */
  readonly put: (body: string) => Promise<Answer>;
  /** What the browser says, which is wrong at times: events wait for it, and are sent all the same. */
  readonly isOnline: () => boolean;
}

export interface EventStream {
  add(event: TrackingEvent): void;
  /** Sends everything now, without waiting for responses: the page is being closed, or the connection is back. */
  flush(): void;
}

/**
 * Sends events in order, at most {@link MAX_EVENTS} per request. Unsent events are retried; events that the host refuses
 * are dropped and logged. An event may arrive twice, with the same uuid.
 */
export function createEventStream(deps: EventStreamDeps): EventStream {
  const kept: TrackingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let sending = false;

  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), pause);
  };

  const requeue = (batch: readonly TrackingEvent[]) => {
    kept.unshift(...batch);
    kept.splice(0, kept.length - MAX_KEPT);
  };

  /** Resolves to false when the batch must be retried. */
  const put = async (batch: readonly TrackingEvent[]): Promise<boolean> => {
    try {
      const { status, text } = await deps.put(JSON.stringify(batch));
      if (status === 200 && text === ACCEPTED) return true;
      console.error(`tracking events were not taken: ${status}`);
      return isRefusal(status, text);
    } catch {
      return false;
    }
  };

  const retryLater = () => {
    schedule(Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_MS * 2 ** failures));
    failures += 1;
  };

  /** Sends the oldest events. Resolves to false when they are kept for a retry. */
  const sendBatch = async (): Promise<boolean> => {
    const batch = kept.splice(0, MAX_EVENTS);
    if (await put(batch)) {
      failures = 0;
      return true;
    }
    requeue(batch);
    retryLater();
    return false;
  };

  const sendAll = async () => {
    if (sending || kept.length === 0) return;
    if (failures === 0 && !deps.isOnline()) {
      retryLater();
      return;
    }
    sending = true;
    while (kept.length > 0 && (await sendBatch()));
    sending = false;
  };

  return {
    add(event) {
      kept.push(event);
      kept.splice(0, kept.length - MAX_KEPT);
      if (failures === 0) schedule(BATCH_DEBOUNCE_MS);
    },
    flush() {
      while (kept.length > 0) void sendBatch();
    },
  };
}

/** True for a response that a retry would not change. A page is that of a proxy, or of a network that wants a sign-in first. */
function isRefusal(status: number, text: string): boolean {
  return (
    status >= 400 && status < 500 && status !== 408 && status !== 429 && !text.trimStart().startsWith("<")
  );
}

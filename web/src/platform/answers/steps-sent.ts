type Listener = (uid: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` each time the server has accepted a finished step of a user. Returns an unsubscribe function. */
export function onStepSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Called once the server has accepted a finished step. */
export function notifyStepSent(uid: string): void {
  for (const listener of listeners) listener(uid);
}

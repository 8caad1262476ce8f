type Listener = (uid: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` each time the server has taken a finished step of a user. Returns a function that ends it. */
export function onStepSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Called once the server has taken a finished step. */
export function notifyStepSent(uid: string): void {
  for (const listener of listeners) listener(uid);
}

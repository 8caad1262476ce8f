import { shellHandler } from "../browser/in-shell.ts";

/** The way to the native shell that shows the app, and back. Messages are texts or objects. */
export interface ShellPort {
  send(text: string): void;
  /** Has `listener` called with what the shell sends. */
  listen(listener: (received: unknown) => void): void;
}

/** The port of the shell; undefined in a browser. The shell answers by posting messages to the page's own window. */
export function shellPort(): ShellPort | undefined {
  const handler = shellHandler();
  if (handler === undefined) return undefined;
  return {
    send: (text) => handler.postMessage(text),
    listen: (listener) =>
      addEventListener("message", ({ data, origin }) => {
        if (origin === location.origin) listener(data);
      }),
  };
}

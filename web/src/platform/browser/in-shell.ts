/** What an iOS web view offers to its page, under the name that the shell chose. */
interface WebKit {
  readonly messageHandlers?: { readonly bridge?: ShellHandler };
}

/** The shell's end of the bridge. */
interface ShellHandler {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    readonly webkit?: WebKit;
  }
}

/** Takes messages to the native shell that shows the app; undefined in a browser. The one sign of a shell. */
export function shellHandler(): ShellHandler | undefined {
  return window.webkit?.messageHandlers?.bridge;
}

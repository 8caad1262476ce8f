/** The size of a phone's screen below the browser's own bars. */
export const SCREEN = { width: 390, height: 720 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = "Enter" | "ArrowRight";

/** A browser with one page, as far as the tests drive it; everything else is made of these in `Phone`. */
export interface Engine {
  /** Opens an address, and resolves once its document is there. */
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page, which is a promise of text. */
  evaluate(expression: string): Promise<string>;
  /** Presses at the first point, moves over the others and releases at the last one. */
  touch(path: readonly [Point, ...Point[]]): Promise<void>;
  /** Types into what has the focus, with a pause after each key. */
  type(text: string, pauseMs: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Hands a file to the file input that the selector finds. */
  upload(css: string, file: string): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
}

/** Runs in every page before its own scripts: keeps what nobody sees, for as long as the tab is there. */
export function notePageEvents(): void {
  if (location.protocol === "about:") return;
  const note = (text: string) => {
    const noted: unknown[] = JSON.parse(sessionStorage.getItem("testNotes") ?? "[]");
    sessionStorage.setItem("testNotes", JSON.stringify([...noted, text]));
  };
  note(`load ${location.pathname}`);
  const logError = console.error;
  console.error = (...parts: unknown[]) => {
    note(`console.error ${parts.map(String).join(" ")}`);
    logError(...parts);
  };
  addEventListener(
    "error",
    ({ message, target }) => {
      // Hints and styles on their way end with an error when their page is left, and recordings where there is no sound card.
      // What is missing shows elsewhere: as an import that fails, or a recording that does not begin.
      if (target instanceof HTMLLinkElement || target instanceof HTMLMediaElement) return;
      const source = target instanceof Element ? target.outerHTML.slice(0, 200) : message;
      note(`error ${source}`);
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    note(`rejection ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`);
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note(`policy ${violatedDirective} ${blockedURI}`);
  });
}

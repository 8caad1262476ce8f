import { resolve } from "node:path";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";

export { expect };

/**
 * For `test.use`, in tests of screens that move. All others run with reduced motion: drawing animations takes a third of a
 * browser's time, and every check of a screen waits for them.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Fixtures {
  /** Console errors and page errors a test expects, by a part of their text (`test.use`); all others fail it. */
  readonly expectedErrors: readonly (string | RegExp)[];
}

/**
 * Playwright's `test` with this app's rules: an unexpected console error or page error fails the test, and Google's
 * sign-in script is served from this repository, so that popups work without the internet.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const unexpected: string[] = [];
    let isOver = false;
    const note = (text: string) => {
      if (!isOver && !expectedErrors.some((expected) => text.match(expected) !== null)) {
        unexpected.push(text);
      }
    };
    context.on("console", (message: ConsoleMessage) => {
      if (message.type() === "error") {
        note(`console.error: ${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (webError) =>
      note(`page error: ${webError.error().stack ?? webError.error().message}`),
    );
    await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", path: resolve(import.meta.dirname, "gapi-stub.js") }),
    );
    // The Auth emulator's sign-in page loads external styles; it works without them.
    await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
      route.fulfill({ contentType: "text/css", body: "" }),
    );
    await use(context);
    // Requests pending after the test are ignored: what the test answered itself may not be there without it.
    isOver = true;
    await context.unrouteAll({ behavior: "ignoreErrors" });
    expect(unexpected, "unexpected errors in the browser").toEqual([]);
  },
});

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
 * Playwright's `test` with this app's rule: an unexpected console error or page error fails the test. It routes no request:
 * with a route every request passes through the test's process, and the browser caches none.
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
    await use(context);
    // Requests pending after the test are ignored: what the test answered itself may not be there without it.
    isOver = true;
    // From this call on, what routes throw is ignored. Not awaited: while requests are being answered it may never end.
    context.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined);
    expect(unexpected, "unexpected errors in the browser").toEqual([]);
  },
});

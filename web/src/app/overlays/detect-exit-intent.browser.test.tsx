import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { detectExitIntent } from "./detect-exit-intent.ts";

const onExitIntent = vi.fn();
let end = () => {};

beforeEach(() => {
  onExitIntent.mockReset();
  end = detectExitIntent(onExitIntent);
});
afterEach(() => end());

function leave(place: MouseEventInit): void {
  document.documentElement.dispatchEvent(new MouseEvent("mouseleave", place));
}

test.each([
  ["the top", { clientX: 200, clientY: -1 }],
  ["the left edge", { clientX: 0, clientY: 200 }],
  ["the right edge", { clientX: innerWidth, clientY: 200 }],
  ["the bottom", { clientX: 200, clientY: innerHeight }],
])("a mouse that leaves through %s is about to leave", (_, place) => {
  leave(place);
  expect(onExitIntent).toHaveBeenCalledExactlyOnceWith("mouse-leave");
});

test.each([
  // WebKit's, where a slider lets go of the pointer, and Chromium's, where a list of options opens.
  ["inside the page", { clientX: 143, clientY: 100 }],
  ["over the scroll bar", { clientX: innerWidth - 5, clientY: 100 }],
  ["with its button pressed, as a drag", { clientX: 200, clientY: -1, buttons: 1 }],
])("a mouse that leaves the root element %s stays", (_, place) => {
  leave(place);
  expect(onExitIntent).not.toHaveBeenCalled();
});

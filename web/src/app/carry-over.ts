import { afterPaint } from "../platform/browser/timing.ts";

/**
 * Remembers what a person may have done below an element before the app was there. The returned function hands it on to what is there
 * then: what was filled in to the fields that have replaced others, and the last press to its button.
 */
export function rememberInput(root: HTMLElement): () => void {
  const focused = document.activeElement;
  const fields = [...root.querySelectorAll("input")];
  const buttons = [...root.querySelectorAll("button")];
  return () => {
    const press = window.earlyPress;
    const replacing = root.querySelectorAll("input");
    fields.forEach((field, index) => {
      const replacement = replacing[index];
      if (!field.isConnected && replacement !== undefined) carryOver(field, replacement, field === focused);
    });
    if (press === undefined) return;
    const button = press.isConnected ? press : root.querySelectorAll("button")[buttons.indexOf(press)];
    // The press is about what was filled in, which has to be rendered first.
    afterPaint(() => {
      if (button?.isConnected === true && button.textContent === press.textContent) button.click();
    });
  };
}

/** Fills in a field as a person would, with what another one holds. */
function carryOver(from: HTMLInputElement, to: HTMLInputElement, isFocused: boolean): void {
  if (from.type !== to.type) return;
  if (from.checked !== from.defaultChecked) {
    if (to.checked !== from.checked) to.click();
  } else if (from.value !== from.defaultValue && from.value !== to.value) {
    // By the browser's setter: React's own one would hide the change from it.
    Reflect.set(HTMLInputElement.prototype, "value", from.value, to);
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (isFocused) to.focus();
}

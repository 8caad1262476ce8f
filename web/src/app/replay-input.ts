import { enterKeyAction } from "../platform/enter-key.ts";

/** An older press is too old to replay, in milliseconds. */
const PRESS_LIFETIME_MS = 5_000;

/** Input that a page received before the app ran. */
interface RecordedInput {
  /**
   * Repeats it for the app: what was typed, chosen and pressed. A text that is being composed by an input method is left
   * alone until it is complete.
   */
  replay(): void;
}

export interface InputWatch {
  /** What was entered up to now. */
  snapshot(): RecordedInput;
}

/** Overlays the page's fields; the script inside the HTML notes the last press. */
export function watchInput(root: HTMLElement): InputWatch {
  const watching = new AbortController();
  let composed: EventTarget | null = null;
  const { signal } = watching;
  root.addEventListener("compositionstart", ({ target }) => (composed = target), { signal });
  root.addEventListener("compositionend", () => (composed = null), { signal });
  return {
    snapshot() {
      const changed = changedFields(root);
      // Autofill and paste come without a key press, and until the app reacts to them. React stops the events of parts that
      // it cannot hydrate yet on their way down.
      root.addEventListener(
        "input",
        ({ target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          // In the order of the last changes: of radio buttons the last one counts.
          changed.delete(target);
          changed.set(target, fieldValue(target));
        },
        { signal, capture: true },
      );
      const press = window.lastPress;
      return {
        replay() {
          // A click can make React hydrate before the browser has said what it chose.
          setTimeout(() => {
            watching.abort();
            for (const [field, value] of changed) {
              if (field === composed) {
                field.addEventListener("compositionend", () => enter(field, field.value), { once: true });
              } else {
                enter(field, value);
              }
            }
            if (press === undefined || performance.now() - press.timeStamp >= PRESS_LIFETIME_MS) return;
            // The press is about what was typed, which has to be rendered first.
            setTimeout(() => replayPress(press));
          });
        },
      };
    },
  };
}

/** Presses a button, or Enter in a field; the browser has already done what other clicks and keys do. */
function replayPress(press: Event): void {
  const { target } = press;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (press instanceof KeyboardEvent) {
    if (target instanceof HTMLInputElement && enterKeyAction(press, true) === "submit") pressEnter(target);
  } else {
    target.closest("button")?.click();
  }
}

/** Text of a field, or whether it is checked. */
type FieldValue = string | boolean;

function changedFields(root: HTMLElement): Map<HTMLInputElement, FieldValue> {
  const changed = new Map<HTMLInputElement, FieldValue>();
  for (const field of root.querySelectorAll("input")) {
    const value = fieldValue(field);
    const initial = typeof value === "boolean" ? field.defaultChecked : field.defaultValue;
    // Of radio buttons only the chosen one counts.
    if (value !== initial && !(field.type === "radio" && value === false)) changed.set(field, value);
  }
  return changed;
}

function fieldValue(field: HTMLInputElement): FieldValue {
  return field.type === "radio" || field.type === "checkbox" ? field.checked : field.value;
}

/**
 * Enters a value as a person would. React compares a field with the value it saw last, so the field first goes back by
 * React's own setter and then to its value by the browser's.
 */
function enter(field: HTMLInputElement, value: FieldValue): void {
  if (!field.isConnected) return;
  if (typeof value === "boolean") {
    if (field.checked === value) field.checked = !value;
    field.click();
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = "";
  Reflect.set(HTMLInputElement.prototype, "value", value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Presses Enter in a field as a person would: unless the page handles the key, it submits the form. */
function pressEnter(field: HTMLInputElement): void {
  const key = new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true });
  if (field.dispatchEvent(key)) field.form?.requestSubmit();
}

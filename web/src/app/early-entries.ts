import { enterKeyMeans } from "../platform/enter-key.ts";

/** A press that is older than this is forgotten: what it would do now might surprise, in milliseconds. */
const PRESS_LIFETIME_MS = 5_000;

/** What somebody did to a page before its program ran. */
interface EarlyEntries {
  /**
   * Does it again, now that the program listens: what was typed, chosen and pressed. A text that is being composed
   * is left alone until it is done.
   */
  replay(): void;
}

export interface EarlyWatch {
  /** What was entered up to now. */
  take(): EarlyEntries;
}

declare global {
  interface Window {
    /** The last click or key, noted by the script inside the HTML from the page's first moment until the app runs. */
    lastPress?: Event | undefined;
  }
}

/** Remembers, at the time of `take`, what the fields hold and what was pressed last. */
export function watchEarlyEntries(root: HTMLElement): EarlyWatch {
  const watching = new AbortController();
  let composed: EventTarget | null = null;
  const { signal } = watching;
  root.addEventListener("compositionstart", ({ target }) => (composed = target), { signal });
  root.addEventListener("compositionend", () => (composed = null), { signal });
  return {
    take() {
      const typed = changedFields(root);
      const press = window.lastPress;
      return {
        replay() {
          watching.abort();
          for (const { field, value } of typed) {
            if (field === composed) {
              field.addEventListener("compositionend", () => enter(field, field.value), { once: true });
            } else {
              enter(field, value);
            }
          }
          if (press === undefined || performance.now() - press.timeStamp >= PRESS_LIFETIME_MS) return;
          // After what was typed has been drawn: the press is about it.
          setTimeout(() => pressAgain(press));
        },
      };
    },
  };
}

/** Presses a button again, or Enter in a field; other clicks and keys have done what they do. */
function pressAgain(press: Event): void {
  const { target } = press;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (press instanceof KeyboardEvent) {
    if (target instanceof HTMLInputElement && enterKeyMeans(press, true) === "go on") pressEnter(target);
  } else {
    target.closest("button")?.click();
  }
}

interface Entry {
  readonly field: HTMLInputElement;
  /** Text, or whether it is checked. */
  readonly value: string | boolean;
}

function changedFields(root: HTMLElement): readonly Entry[] {
  return [...root.querySelectorAll("input")].flatMap((field): Entry[] => {
    if (field.type === "radio" || field.type === "checkbox") {
      // Of radio buttons the chosen one says it all.
      const says = field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
      return says ? [{ field, value: field.checked }] : [];
    }
    return field.value === field.defaultValue ? [] : [{ field, value: field.value }];
  });
}

/**
 * Enters a value as a person would. React compares a field with what it last saw there, so the field first goes back
 * by React's own setter and then to its value by the browser's.
 */
function enter(field: HTMLInputElement, value: string | boolean): void {
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

/** Presses Enter in a field as a person would: unless the page takes the key for itself, it sends the form. */
function pressEnter(field: HTMLInputElement): void {
  const key = new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true });
  if (field.dispatchEvent(key)) field.form?.requestSubmit();
}

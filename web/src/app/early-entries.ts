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

/** Remembers from now on which button was pressed, and, at the time of `take`, what the fields hold. */
export function watchEarlyEntries(root: HTMLElement): EarlyWatch {
  const watching = new AbortController();
  let pressed: { readonly button: HTMLButtonElement; readonly at: number } | undefined;
  let composed: EventTarget | null = null;
  const { signal } = watching;
  root.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button !== null) pressed = { button, at: timeStamp };
    },
    { signal },
  );
  root.addEventListener("compositionstart", ({ target }) => (composed = target), { signal });
  root.addEventListener("compositionend", () => (composed = null), { signal });
  return {
    take() {
      const typed = changedFields(root);
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
          if (pressed === undefined || performance.now() - pressed.at >= PRESS_LIFETIME_MS) return;
          const { button } = pressed;
          // After what was typed has been drawn: the press is about it.
          setTimeout(() => button.click());
        },
      };
    },
  };
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

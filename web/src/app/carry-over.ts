import { afterPaint } from "../platform/browser/timing.ts";

type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement;

/**
 * Remembers what a person may do below an element before the app is there. The returned function hands it on to what is there by then:
 * what was filled in and the focus to what has replaced a control, and the last press to its button.
 */
export function rememberInput(root: HTMLElement): () => void {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener("focusin", noteFocus);
  return () => {
    root.removeEventListener("focusin", noteFocus);
    const after = controlsIn(root);
    const heirOf = (control: Control): Control | undefined => {
      if (control.isConnected) return control;
      const alike = (others: readonly Control[]) => others.filter((other) => isAlike(control, other));
      return alike(after)[alike(before).indexOf(control)];
    };
    for (const control of before) {
      const heir = heirOf(control);
      if (heir === control || heir === undefined) continue;
      if (control instanceof HTMLInputElement && heir instanceof HTMLInputElement) fillIn(heir, control);
      if (control === focused) heir.focus({ preventScroll: true });
    }
    const press = before.find((control) => control === window.earlyPress);
    const button = press && heirOf(press);
    // The press is about what was filled in, which has to be rendered first.
    afterPaint(() => {
      if (button?.isConnected === true) button.click();
    });
  };
}

function controlsIn(root: HTMLElement): readonly Control[] {
  return [...root.querySelectorAll<Control>("a[href], button, input")];
}

/** Whether a person would take the one for the other. */
function isAlike(one: Control, other: Control): boolean {
  const look = ({ tagName, textContent, ariaLabel }: Control) => `${tagName} ${textContent} ${ariaLabel}`;
  if (one instanceof HTMLInputElement && other instanceof HTMLInputElement) {
    return one.type === other.type && one.name === other.name;
  }
  return look(one) === look(other);
}

/** Fills in a field as a person would, with what another one holds. */
function fillIn(field: HTMLInputElement, from: HTMLInputElement): void {
  if (from.checked !== from.defaultChecked) {
    if (field.checked !== from.checked) field.click();
  } else if (from.value !== from.defaultValue && from.value !== field.value) {
    // By the browser's setter: React's own one would hide the change from it.
    Reflect.set(HTMLInputElement.prototype, "value", from.value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

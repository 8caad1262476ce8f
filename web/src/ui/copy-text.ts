/**
 * Puts a text on the clipboard; false when the browser allows no way to. Web views without the clipboard's permission
 * still copy what is selected, so a text field that nobody sees is selected for a moment, next to `beside`: a dialog
 * would not let go of the focus for one outside of it.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    // Missing altogether on pages that are not secure, which is an exception here like a refusal.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, beside);
  }
}

function copyBySelection(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = "true";
  field.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0; font-size: 16px;";
  beside.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    beside.focus({ preventScroll: true });
  }
}

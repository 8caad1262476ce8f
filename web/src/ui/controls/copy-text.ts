/**
 * Copies a text to the clipboard; false where the browser does not allow it. Web views without the clipboard permission
 * still copy a selection, so an invisible text field next to `beside` is selected for a moment. It must be next to it,
 * because a modal dialog takes the focus back from elements outside.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    // Undefined on insecure pages, which throws here like a refusal.
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
  field.setAttribute("aria-hidden", "true");
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

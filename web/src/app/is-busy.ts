/** True while another dialog is open, a text is being typed, or the page is hidden: nothing opens by itself then. */
export function isBusy(): boolean {
  return (
    document.visibilityState !== "visible" ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    document.activeElement?.matches(TYPED_IN) === true
  );
}

const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

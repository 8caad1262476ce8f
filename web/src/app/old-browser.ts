/**
 * Shows the notice for old browsers where a style cannot tell: `index.html` has the other conditions. Firefox 115, Chrome 110 and Safari 16
 * brought these methods.
 */
export function markOldBrowser(): void {
  if (!("toSorted" in Array.prototype)) document.documentElement.dataset["oldBrowser"] = "";
}

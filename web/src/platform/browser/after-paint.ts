/** Acts when the browser has painted what was changed up to now. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

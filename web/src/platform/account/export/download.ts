/** How long a browser may take to begin with a download, in milliseconds. */
const KEEP_MS = 60_000;

/** Has the browser save a text as a file. */
export function downloadText(name: string, type: "text/html" | "application/json", text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

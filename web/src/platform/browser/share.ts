/** True where the device has its own sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the device's own sheet for sharing. `closed`: the person has shared nothing. */
export async function share(data: ShareData): Promise<"shared" | "closed" | "failed"> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "failed";
  }
}

/** True where the browser can share pictures with other apps. */
export function canSharePictures(): boolean {
  const picture = new File([], "picture.png", { type: "image/png" });
  return navigator.canShare?.({ files: [picture] }) === true;
}

/** Opens the device's own sheet for sharing; false when that failed. Closing the sheet again is no failure. */
export async function shareFile(file: File): Promise<boolean> {
  return (await share({ files: [file] })) !== "failed";
}

/** How long a browser may take to fetch what it saves, in milliseconds. */
const FETCHED_MS = 60_000;

/** Saves a file where downloads go. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_MS);
}

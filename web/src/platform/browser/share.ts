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

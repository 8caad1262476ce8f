/** A token that the local functions know: the developer panel shows what they would send to it. */
export async function token(): Promise<string> {
  return `local-device:${crypto.randomUUID()}`;
}

/**
 * A google.firestore.v1 message as an object with camelCase names, the same for all transports. Unset fields are absent,
 * int64 is a decimal string (in requests also a number where it is exact), an enum its name, bytes a Buffer, a Timestamp
 * `{seconds, nanos}`, a wrapper `{value}`. A response may contain a DocumentMessage in place of a Document.
 */
export type Message = Readonly<Record<string, unknown>>;

/** Whether a value of unknown shape is a message. */
export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

/** The sub-message, or `undefined` when it is not set. */
export function messageOf(message: Message | undefined, key: string): Message | undefined {
  const value = message?.[key];
  return isMessage(value) ? value : undefined;
}

/** The string, or the default `""`. */
export function stringOf(message: Message | undefined, key: string): string {
  const value = message?.[key];
  return typeof value === "string" ? value : "";
}

/** The bool, or the default `false`. */
export function booleanOf(message: Message | undefined, key: string): boolean {
  return message?.[key] === true;
}

/** The int32, or the default 0. */
export function numberOf(message: Message | undefined, key: string): number {
  const value = message?.[key];
  return typeof value === "number" ? value : 0;
}

/** The bytes, or `undefined` when unset or empty. */
export function bytesOf(message: Message | undefined, key: string): Uint8Array | undefined {
  const value = message?.[key];
  return value instanceof Uint8Array && value.length > 0 ? value : undefined;
}

/** The messages of a repeated field, `[]` when it is not set. */
export function messagesOf(message: Message | undefined, key: string): readonly Message[] {
  const value = message?.[key];
  return Array.isArray(value) ? value.filter(isMessage) : [];
}

/** The strings of a repeated field, `[]` when it is not set. */
export function stringsOf(message: Message | undefined, key: string): readonly string[] {
  const value = message?.[key];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** The number of a wrapper message (`Int32Value`, `Int64Value`), or `undefined` when it is not set. */
export function wrappedNumberOf(message: Message | undefined, key: string): number | undefined {
  const wrapper = messageOf(message, key);
  if (wrapper === undefined) return undefined;
  return Number(wrapper.value ?? 0);
}

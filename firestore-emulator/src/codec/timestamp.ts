import type { Message } from "./message.ts";

const PATTERN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Microseconds since the epoch of a google.protobuf.Timestamp message; finer digits are truncated. */
export function microsOf(timestamp: Message): bigint {
  const seconds = timestamp.seconds ?? 0;
  const micros = Math.floor(Number(timestamp.nanos ?? 0) / 1000);
  const whole = Number(seconds) * 1_000_000 + micros;
  return Number.isSafeInteger(whole) ? BigInt(whole) : BigInt(String(seconds)) * 1_000_000n + BigInt(micros);
}

/** The google.protobuf.Timestamp message for microseconds since the epoch. */
export function timestampOf(micros: bigint): Message {
  let seconds = micros / 1_000_000n;
  let rest = micros % 1_000_000n;
  if (rest < 0n) {
    rest += 1_000_000n;
    seconds -= 1n;
  }
  return { seconds: String(seconds), nanos: Number(rest) * 1000 };
}

/** The RFC 3339 text of a Timestamp message, with 0, 3, 6 or 9 digits as needed. */
export function timestampText(timestamp: Message): string {
  const seconds = Number(timestamp.seconds ?? 0);
  const nanos = String(Number(timestamp.nanos ?? 0)).padStart(9, "0");
  const whole = new Date(seconds * 1000).toISOString().slice(0, -5);
  const digits = nanos === "000000000" ? 0 : nanos.endsWith("000000") ? 3 : nanos.endsWith("000") ? 6 : 9;
  return digits === 0 ? `${whole}Z` : `${whole}.${nanos.slice(0, digits)}Z`;
}

/** The Timestamp message of an RFC 3339 text with 0 to 9 digits and any offset, or `undefined` when invalid. */
export function parseTimestamp(text: string): Message | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = "", offset = "Z"] = match;
  const whole = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const millis = Date.parse(`${whole}Z`);
  if (Number.isNaN(millis) || new Date(millis).toISOString().slice(0, -5) !== whole || year === "0000")
    return undefined;
  return {
    seconds: String(millis / 1000 - offsetSeconds(offset)),
    nanos: Number(fraction.padEnd(9, "0")),
  };
}

function offsetSeconds(offset: string): number {
  if (offset === "Z") return 0;
  const sign = offset.startsWith("-") ? -1 : 1;
  return sign * (Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(4, 6)) * 60);
}

import { create } from "@bufbuild/protobuf";
import { type Timestamp, TimestampSchema } from "@bufbuild/protobuf/wkt";

const MICROS = 1_000_000n;

/** Microseconds since the epoch; finer digits are truncated. */
export function microsOf({ seconds, nanos }: Timestamp): bigint {
  return seconds * MICROS + BigInt(Math.floor(nanos / 1000));
}

/** The message for microseconds since the epoch. */
export function timestampOf(micros: bigint): Timestamp {
  const fraction = ((micros % MICROS) + MICROS) % MICROS;
  return create(TimestampSchema, { seconds: (micros - fraction) / MICROS, nanos: Number(fraction) * 1000 });
}

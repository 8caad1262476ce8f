import { count, duration, FAILED, int, type Outcome, timestamp } from "../values/value.ts";
import { fn, library } from "./callable.ts";

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MILLIS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** Methods of timestamps, all in UTC. */
export const TIMESTAMP_METHODS = library({
  year: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCFullYear())),
  month: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCMonth() + 1)),
  day: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCDate())),
  hours: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCHours())),
  minutes: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCMinutes())),
  seconds: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCSeconds())),
  nanos: fn(["timestamp"], ({ nanos }) => int(floorMod(nanos, NANOS_PER_SECOND))),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: fn(["timestamp"], ({ nanos }) => count(dateOf(nanos).getUTCDay() || DAYS_PER_WEEK)),
  dayOfYear: fn(["timestamp"], ({ nanos }) => {
    const date = dateOf(nanos);
    const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1);
    return count(Math.floor((date.getTime() - yearStart) / MILLIS_PER_DAY) + 1);
  }),
  toMillis: fn(["timestamp"], ({ nanos }) => int(floorDiv(nanos, NANOS_PER_MILLI))),
  date: fn(["timestamp"], ({ nanos }) => timestamp(nanos - floorMod(nanos, NANOS_PER_DAY))),
  time: fn(["timestamp"], ({ nanos }) => duration(floorMod(nanos, NANOS_PER_DAY))),
});

export const DURATION_METHODS = library({
  seconds: fn(["duration"], ({ nanos }) => int(nanos / NANOS_PER_SECOND)),
  nanos: fn(["duration"], ({ nanos }) => int(nanos % NANOS_PER_SECOND)),
});

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ["w", 7n * NANOS_PER_DAY],
  ["d", NANOS_PER_DAY],
  ["h", 3600n * NANOS_PER_SECOND],
  ["m", 60n * NANOS_PER_SECOND],
  ["s", NANOS_PER_SECOND],
  ["ms", NANOS_PER_MILLI],
  ["ns", 1n],
]);

/** `duration.value(n, unit)`. */
export function durationOf(amount: bigint, unit: string): Outcome {
  const nanos = UNITS.get(unit);
  return nanos === undefined ? FAILED : duration(amount * nanos);
}

/** `duration.time(hours, minutes, seconds, nanos)`. */
export function durationOfTime(hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint): Outcome {
  return duration(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos);
}

/** `timestamp.date(year, month, day)`; an invalid date is an error. */
export function timestampOfDate(year: bigint, month: bigint, day: bigint): Outcome {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists =
    BigInt(date.getUTCFullYear() || 0) === year &&
    BigInt(date.getUTCMonth() + 1 || 0) === month &&
    BigInt(date.getUTCDate() || 0) === day;
  return exists ? timestampOfMillis(BigInt(date.getTime())) : FAILED;
}

/** `timestamp.value(milliseconds)`. */
export function timestampOfMillis(millis: bigint): Outcome {
  return timestamp(millis * NANOS_PER_MILLI);
}

function dateOf(nanos: bigint): Date {
  return new Date(Number(floorDiv(nanos, NANOS_PER_MILLI)));
}

function floorMod(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}

function floorDiv(value: bigint, by: bigint): bigint {
  return (value - floorMod(value, by)) / by;
}

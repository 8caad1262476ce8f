import {
  type Constraint,
  type Entries,
  type Outcome,
  type QueryField,
  queriedValue,
} from "../values/value.ts";

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLI = 1_000_000n;

/** An outcome as JSON, in the format of Firebase's rules service. */
export function encodeOutcome(outcome: Outcome): Readonly<Record<string, unknown>> {
  switch (outcome.type) {
    case "error":
      return { undefined: outcome.message === undefined ? {} : { causeMessage: outcome.message } };
    case "null":
      return { nullValue: null };
    case "bool":
      return { boolValue: outcome.value };
    case "int":
      return { intValue: String(outcome.value) };
    case "float":
      return { floatValue: Number.isFinite(outcome.value) ? outcome.value : String(outcome.value) };
    case "string":
      return { stringValue: outcome.value };
    case "bytes":
      return { bytesValue: Buffer.from(outcome.value).toString("base64") };
    case "timestamp":
      return { timestampValue: timestampText(outcome.nanos) };
    case "duration":
      return { durationValue: durationText(outcome.nanos) };
    case "latlng":
      return { latlngValue: { latitude: outcome.latitude, longitude: outcome.longitude } };
    case "list":
      return { listValue: { values: outcome.values.map(encodeOutcome) } };
    case "set":
      return { setValue: { values: outcome.values.map(encodeOutcome) } };
    case "map":
      return { mapValue: encodeEntries(outcome.entries) };
    case "map_diff":
      return { mapDiffValue: { left: encodeEntries(outcome.left), right: encodeEntries(outcome.right) } };
    case "path":
      return { pathValue: { segments: outcome.segments.map((simple) => ({ simple })) } };
    case "constraint":
      return { constraintValue: { simpleConstraints: outcome.field.constraints.map(encodeConstraint) } };
    case "query_map":
      return { mapValue: { fields: encodeQueryFields(outcome.field) } };
  }
}

function encodeEntries(entries: Entries): { fields: Record<string, unknown> } {
  return { fields: Object.fromEntries(Array.from(entries, ([key, value]) => [key, encodeOutcome(value)])) };
}

function encodeConstraint({ op, value }: Constraint) {
  return { comparator: op, value: encodeOutcome(value) };
}

function encodeQueryFields(field: QueryField): Record<string, unknown> {
  return Object.fromEntries(
    [...field.fields].map(([name, child]) => [name, encodeOutcome(queriedValue(child))]),
  );
}

/** RFC 3339 with 0, 3, 6 or 9 fraction digits. */
function timestampText(nanos: bigint): string {
  const rest = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  const date = new Date(Number((nanos - rest) / NANOS_PER_MILLI));
  const whole = Number.isNaN(date.getTime()) ? "invalid" : date.toISOString().slice(0, -".000Z".length);
  return `${whole}${fraction(rest)}Z`;
}

function durationText(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? "-" : ""}${size / NANOS_PER_SECOND}${fraction(size % NANOS_PER_SECOND)}s`;
}

function fraction(nanos: bigint): string {
  return nanos === 0n
    ? ""
    : `.${String(nanos)
        .padStart(9, "0")
        .replace(/(?:000)+$/, "")}`;
}

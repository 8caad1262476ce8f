import type { RuleValue } from "./value.ts";

const DECIMAL_MIN = 1e-3;
const DECIMAL_LIMIT = 1e7;

/** A float as `string()` converts it: with a fraction; with an exponent below 0.001 and from 10,000,000 on. */
function formatFloat(value: number): string {
  if (!Number.isFinite(value)) {
    return Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
  }
  if (value === 0) {
    return Object.is(value, -0) ? "-0.0" : "0.0";
  }
  const size = Math.abs(value);
  if (size >= DECIMAL_MIN && size < DECIMAL_LIMIT) {
    const text = String(value);
    return text.includes(".") ? text : `${text}.0`;
  }
  const [digits = "0", exponent = "0"] = value.toExponential().split("e");
  return `${digits.includes(".") ? digits : `${digits}.0`}E${Number(exponent)}`;
}

/** A scalar as `string()` converts it; `undefined` for other types. */
export function formatScalar(value: RuleValue): string | undefined {
  switch (value.type) {
    case "null":
      return "null";
    case "bool":
    case "int":
      return String(value.value);
    case "float":
      return formatFloat(value.value);
    case "string":
      return value.value;
    case "path":
      return `/${value.segments.join("/")}`;
    default:
      return undefined;
  }
}

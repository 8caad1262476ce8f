const PLAIN_FROM = 1e-3;
const PLAIN_BELOW = 1e7;

/** A float as `string()` writes it: always with a fraction, with an exponent outside 0.001 to 10,000,000. */
export function formatFloat(value: number): string {
  if (!Number.isFinite(value)) {
    return Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
  }
  if (value === 0) {
    return Object.is(value, -0) ? "-0.0" : "0.0";
  }
  const size = Math.abs(value);
  if (size >= PLAIN_FROM && size < PLAIN_BELOW) {
    const plain = String(value);
    return plain.includes(".") ? plain : `${plain}.0`;
  }
  const [digits = "0", exponent = "0"] = value.toExponential().split("e");
  return `${digits.includes(".") ? digits : `${digits}.0`}E${Number(exponent)}`;
}

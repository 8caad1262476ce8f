/**
 * Orders strings by code point, which is the order of their UTF-8 bytes. JavaScript's `<` orders by
 * UTF-16 unit and puts astral characters before U+E000..U+FFFF.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) {
      return codePointRank(left) - codePointRank(right);
    }
  }
  return a.length - b.length;
}

/** Ranks a UTF-16 unit so that surrogates, which encode code points above U+FFFF, sort last. */
export function codePointRank(unit: number): number {
  if (unit < 0xd800) {
    return unit;
  }
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** Length of a string in UTF-8 bytes. */
export function utf8Length(text: string): number {
  return Buffer.byteLength(text, "utf8");
}

/** A finite double as Java's Double.toString writes it, such as `1.0`, `1.0E7` and `1.0E-4`, but without the sign of zero. */
export function javaDouble(value: number): string {
  if (value === 0) return "0.0";
  const magnitude = Math.abs(value);
  if (magnitude >= 1e-3 && magnitude < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [mantissa = "", exponent = ""] = value.toExponential().split("e");
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}

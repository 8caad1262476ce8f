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

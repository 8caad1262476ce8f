const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|[xX]([0-9a-fA-F]{2})|([0-3][0-7]{2})|(.))/gsu;
const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["a", "\u0007"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["`", "`"],
  ["?", "?"],
]);
const MAX_CODE_POINT = 0x10ffff;

/** The value of a literal, or its invalid escape sequence. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly escape: string };

/** Decodes a string literal with its quotes. */
export function decodeString(image: string): Decoded<string> {
  let invalid: string | undefined;
  const value = image
    .slice(1, -1)
    .replace(
      ESCAPE,
      (sequence, short?: string, long?: string, hex?: string, octal?: string, simple?: string) => {
        const text = decodeEscape(short ?? long ?? hex, octal, simple);
        if (text === undefined) {
          invalid ??= sequence;
        }
        return text ?? "";
      },
    );
  return invalid === undefined ? { ok: true, value } : { ok: false, escape: invalid };
}

/** Decodes a bytes literal, `b'…'`: characters are UTF-8, `\xHH` and octal escapes are single bytes. */
export function decodeBytes(image: string): Decoded<Uint8Array> {
  const body = image.slice(2, -1);
  const parts: Buffer[] = [];
  let from = 0;
  for (const match of body.matchAll(ESCAPE)) {
    const [sequence, short, long, hex, octal, simple] = match;
    parts.push(Buffer.from(body.slice(from, match.index), "utf8"));
    from = match.index + sequence.length;
    if (hex !== undefined || octal !== undefined) {
      parts.push(Buffer.of(hex === undefined ? Number.parseInt(octal ?? "", 8) : Number.parseInt(hex, 16)));
      continue;
    }
    const text = decodeEscape(short ?? long, undefined, simple);
    if (text === undefined) {
      return { ok: false, escape: sequence };
    }
    parts.push(Buffer.from(text, "utf8"));
  }
  parts.push(Buffer.from(body.slice(from), "utf8"));
  return { ok: true, value: Buffer.concat(parts) };
}

function decodeEscape(hex?: string, octal?: string, simple?: string): string | undefined {
  if (hex !== undefined) {
    const code = Number.parseInt(hex, 16);
    return code > MAX_CODE_POINT ? undefined : String.fromCodePoint(code);
  }
  if (octal !== undefined) {
    return String.fromCodePoint(Number.parseInt(octal, 8));
  }
  return simple === undefined ? undefined : SIMPLE_ESCAPES.get(simple);
}

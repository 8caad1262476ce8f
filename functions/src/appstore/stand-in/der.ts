/** Distinguished Encoding Rules of ASN.1 (ITU-T X.690), the subset that certificates need. */

/** One element: tag, length and contents. */
export function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 + bytes.length, ...bytes];
}

export function sequence(...items: readonly Uint8Array[]): Buffer {
  return element(0x30, ...items);
}

export function set(...items: readonly Uint8Array[]): Buffer {
  return element(0x31, ...items);
}

/** An integer from 0 to 127. */
export function integer(value: number): Buffer {
  return element(0x02, Buffer.from([value]));
}

export function booleanTrue(): Buffer {
  return element(0x01, Buffer.from([0xff]));
}

export function nullValue(): Buffer {
  return element(0x05);
}

export function utf8String(text: string): Buffer {
  return element(0x0c, Buffer.from(text));
}

export function octetString(content: Uint8Array): Buffer {
  return element(0x04, content);
}

/** A bit string of whole bytes. */
export function bitString(content: Uint8Array): Buffer {
  return element(0x03, Buffer.from([0]), content);
}

/** An object identifier in dotted notation. */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift(0x80 + (rest % 128));
  }
  return bytes;
}

/** A time in UTC, in seconds. */
export function generalizedTime(time: Date): Buffer {
  const digits = time
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replace(/[-:T]/g, "");
  return element(0x18, Buffer.from(digits));
}

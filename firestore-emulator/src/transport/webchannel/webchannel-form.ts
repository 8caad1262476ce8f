const MESSAGE_KEY = /^req(\d{1,9})___data__$/;
const COUNT = /^\d{1,15}$/;

/** The form body of a WebChannel POST. */
export interface ChannelForm {
  /** Headers of the handshake, names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** JSON messages in order; `id` counts from 0 within the session, `undefined` without `ofs`. */
  readonly messages: readonly { readonly id: number | undefined; readonly text: string }[];
}

/** Parses the body of a handshake or forward request; `undefined` when it is malformed. */
export function readForm(body: string): ChannelForm | undefined {
  const form = new URLSearchParams(body);
  const offset = form.get("ofs");
  const count = form.get("count");
  if ((offset !== null && !COUNT.test(offset)) || (count !== null && !COUNT.test(count))) return undefined;
  const numbered: { number: number; text: string }[] = [];
  for (const [key, text] of form) {
    const number = MESSAGE_KEY.exec(key)?.[1];
    if (number !== undefined) numbered.push({ number: Number(number), text });
  }
  numbered.sort((a, b) => a.number - b.number);
  return {
    headers: readHeaders(form.get("headers") ?? ""),
    messages: numbered.map(({ number, text }) => ({
      id: offset === null ? undefined : Number(offset) + number,
      text,
    })),
  };
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

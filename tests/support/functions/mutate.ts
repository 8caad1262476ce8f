/** Returns a number in [0, 1). */
export type Random = () => number;

/** A seeded random number generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values of mistaken or malicious clients. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_991,
  "",
  " ",
  "0",
  "__proto__",
  "constructor",
  "../users/someone",
  "a/b",
  "__reserved__",
  "\u0000",
  "\ud83d",
  "😀",
  "'; DROP TABLE users; --",
  "x".repeat(2_000),
  [],
  [[]],
  [null],
  {},
  { __proto__: null, toString: 1 },
  { $ref: "a" },
];

const KEYS: readonly string[] = [
  "surprise",
  "__proto__",
  "constructor",
  "toString",
  "",
  "a.b",
  "`",
  "userId",
  "uid",
];

/** Returns a copy of a JSON value with usually one change. */
export function mutate(value: unknown, random: Random): unknown {
  const inside = typeof value === "object" && value !== null && random() < 0.75;
  if (!inside) return changed(value, random);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return random() < 0.3 ? resized(items, random) : replaceOne(items, random);
  }
  const entries = Object.entries(value);
  const choice = random();
  if (choice < 0.15) return fromEntries([...entries, [pick(KEYS, random), pick(HOSTILE_VALUES, random)]]);
  if (entries.length === 0) return changed(value, random);
  const at = Math.floor(random() * entries.length);
  if (choice < 0.3) return fromEntries(entries.toSpliced(at, 1));
  return fromEntries(
    entries.map(([key, inner], place): [string, unknown] => {
      if (place !== at) return [key, inner];
      return choice < 0.4 ? [changedText(key, random), inner] : [key, mutate(inner, random)];
    }),
  );
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

function changed(value: unknown, random: Random): unknown {
  const similar = random() < 0.5;
  if (similar && typeof value === "string") return changedText(value, random);
  if (similar && typeof value === "number") return value + pick([-1, 1, 0.5, 1e9], random);
  if (similar && typeof value === "boolean") return !value;
  return pick(HOSTILE_VALUES, random);
}

function changedText(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return pick(
    [
      `${before}${after.slice(1)}`,
      `${before}/${after}`,
      `${before}\n${after}`,
      text.toUpperCase(),
      text + text,
      "5",
    ],
    random,
  );
}

function replaceOne(items: readonly unknown[], random: Random): unknown[] {
  const at = Math.floor(random() * items.length);
  return items.map((item, place) => (place === at ? mutate(item, random) : item));
}

function resized(items: readonly unknown[], random: Random): unknown[] {
  const [first] = items;
  return pick<unknown[]>(
    [
      items.slice(1),
      [...items, ...items],
      [...items, first],
      Array.from({ length: 60 }, () => first ?? null),
    ],
    random,
  );
}

/** Object.fromEntries creates `__proto__` as an own property, like JSON.parse. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

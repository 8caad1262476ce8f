/**
 * Values of the model are JavaScript values: bigint is an int, number a float, an array a list, a Set a set, a Map a map.
 * Errors are thrown.
 */
export type ModelValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly ModelValue[]
  | ReadonlySet<ModelValue>
  | ReadonlyMap<string, ModelValue>
  | PartialMap;

/** A map with some known entries. */
export class PartialMap {
  readonly known: ModelData;

  constructor(known: ModelData) {
    this.known = known;
  }
}

export type ModelData = ReadonlyMap<string, ModelValue>;

/** An evaluation error. */
export class ModelError extends Error {}

export function entryOf(map: ModelValue, key: string): ModelValue {
  const entries = map instanceof PartialMap ? map.known : map;
  const value = entries instanceof Map ? entries.get(key) : undefined;
  if (value === undefined) throw new ModelError();
  return value;
}

export function elementOf(of: ModelValue, at: ModelValue): ModelValue {
  if (typeof at === "string") return entryOf(of, at);
  if (typeof at !== "bigint") throw new ModelError();
  const items = typeof of === "string" ? [...of] : Array.isArray(of) ? of : [];
  const value = at < 0n ? undefined : items[Number(at)];
  if (value === undefined) throw new ModelError();
  return value;
}

export function negate(value: ModelValue): ModelValue {
  if (typeof value === "bigint") return inRange(-value);
  if (typeof value === "number") return -value;
  throw new ModelError();
}

export function isOfType(value: ModelValue, type: string): boolean {
  switch (type) {
    case "bool":
      return typeof value === "boolean";
    case "int":
      return typeof value === "bigint";
    case "float":
      return typeof value === "number";
    case "number":
      return typeof value === "bigint" || typeof value === "number";
    case "string":
      return typeof value === "string";
    case "list":
      return Array.isArray(value);
    case "map":
      return value instanceof Map || value instanceof PartialMap;
    case "set":
      return value instanceof Set;
    case "null":
      return value === null;
    default:
      throw new Error(`generated the type ${type}`);
  }
}

export function equal(a: ModelValue, b: ModelValue, nested = false): boolean {
  if (a instanceof PartialMap || b instanceof PartialMap) return a !== null && b !== null && fail();
  if (isNumber(a) && isNumber(b)) return nested ? a === b : Number(a) === Number(b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null, true));
  }
  if (a instanceof Set)
    return b instanceof Set && a.size === b.size && [...a].every((item) => contains(b, item));
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    return [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null, true));
  }
  return a === b;
}

export function compare(a: ModelValue, b: ModelValue): number {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  throw new ModelError();
}

export function isIn(item: ModelValue, container: ModelValue): boolean {
  if (item instanceof PartialMap) return fail();
  if (container instanceof PartialMap)
    return (typeof item === "string" && container.known.has(item)) || fail();
  if (container instanceof Map) {
    if (typeof item !== "string") throw new ModelError();
    return container.has(item);
  }
  return contains(container, item);
}

function contains(container: ModelValue, item: ModelValue): boolean {
  return itemsOf(container).some((candidate) => equal(candidate, item));
}

function itemsOf(container: ModelValue): readonly ModelValue[] {
  if (Array.isArray(container)) return container;
  if (container instanceof Set) return [...container];
  throw new ModelError();
}

export function arithmetic(op: string, a: ModelValue, b: ModelValue): ModelValue {
  if (op === "+" && typeof a === "string" && typeof b === "string") return a + b;
  if (typeof a === "bigint" && typeof b === "bigint") {
    if ((op === "/" || op === "%") && b === 0n) throw new ModelError();
    return inRange(op === "+" ? a + b : op === "-" ? a - b : op === "*" ? a * b : op === "/" ? a / b : a % b);
  }
  if (!isNumber(a) || !isNumber(b)) throw new ModelError();
  const [x, y] = [Number(a), Number(b)];
  return op === "+" ? x + y : op === "-" ? x - y : op === "*" ? x * y : op === "/" ? x / y : x % y;
}

function inRange(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new ModelError();
  return value;
}

export function method(of: ModelValue, name: string, args: readonly ModelValue[]): ModelValue {
  const [first = null, second = null] = args;
  switch (name) {
    case "size":
      if (typeof of === "string") return BigInt(of.length);
      return BigInt(of instanceof Map ? of.size : itemsOf(of).length);
    case "keys":
      return [...mapOf(of).keys()].sort();
    case "get":
      if (typeof first !== "string") throw new ModelError();
      if (of instanceof PartialMap) return entryOf(of, first);
      return mapOf(of).has(first) ? entryOf(of, first) : second;
    case "hasAll":
    case "hasAny":
    case "hasOnly":
      return has(name, itemsOf(of), itemsOf(first));
    case "toSet":
      return Array.isArray(of) ? new Set(of.filter((item, i) => !contains(of.slice(0, i), item))) : fail();
    case "lower":
      return typeof of === "string" ? of.toLowerCase() : fail();
    case "upper":
      return typeof of === "string" ? of.toUpperCase() : fail();
    case "affectedKeys":
      return affectedKeys(mapOf(of), mapOf(first));
    default:
      throw new Error(`generated the method ${name}`);
  }
}

function has(how: string, items: readonly ModelValue[], others: readonly ModelValue[]): boolean {
  if (how === "hasOnly") return items.every((item) => contains(others, item));
  const among = (item: ModelValue) => contains(items, item);
  return how === "hasAll" ? others.every(among) : others.some(among);
}

/** The keys whose values differ. Unlike in map equality, 1 equals 1.0. */
function affectedKeys(
  a: ReadonlyMap<string, ModelValue>,
  b: ReadonlyMap<string, ModelValue>,
): ReadonlySet<ModelValue> {
  const keys = new Set([...a.keys(), ...b.keys()]);
  return new Set(
    [...keys].filter((key) => !(a.has(key) && b.has(key) && equal(entryOf(a, key), entryOf(b, key)))),
  );
}

function mapOf(value: ModelValue): ReadonlyMap<string, ModelValue> {
  return value instanceof Map ? value : fail();
}

function fail(): never {
  throw new ModelError();
}

function isNumber(value: ModelValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

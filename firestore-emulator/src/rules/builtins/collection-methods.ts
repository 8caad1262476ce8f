import { distinct, equalInSets, includes } from "../values/equality.ts";
import { formatScalar } from "../values/format.ts";
import {
  bool,
  count,
  type Entries,
  FAILED,
  list,
  type Outcome,
  path,
  type RuleValue,
  text,
} from "../values/value.ts";
import { fn, library } from "./callable.ts";

type Values = readonly RuleValue[];

export const LIST_METHODS = library({
  size: fn(["list"], (self) => count(self.values.length)),
  concat: fn(["list", "list"], (self, other) => list([...self.values, ...other.values])),
  hasAll: fn(["list", "list"], (self, other) => bool(hasAll(self.values, other.values))),
  hasAny: fn(["list", "list"], (self, other) => bool(hasAny(self.values, other.values))),
  hasOnly: fn(["list", "list"], (self, other) => bool(hasOnly(self.values, other.values))),
  join: fn(["list", "string"], (self, separator) => join(self.values, separator.value)),
  removeAll: fn(["list", "list"], (self, other) =>
    list(self.values.filter((value) => !includes(other.values, value))),
  ),
  toSet: fn(["list"], (self) => set(self.values)),
});

export const SET_METHODS = library({
  size: fn(["set"], (self) => count(self.values.length)),
  difference: fn(["set", "set"], (self, other) => set(without(self.values, other.values))),
  intersection: fn(["set", "set"], (self, other) =>
    set(self.values.filter((value) => includesInSet(other.values, value))),
  ),
  union: fn(["set", "set"], (self, other) => set([...self.values, ...other.values])),
  hasAll: fn(["set", ["list", "set"]], (self, other) => bool(hasAll(self.values, other.values))),
  hasAny: fn(["set", ["list", "set"]], (self, other) => bool(hasAny(self.values, other.values))),
  hasOnly: fn(["set", ["list", "set"]], (self, other) => bool(hasOnly(self.values, other.values))),
});

export const MAP_METHODS = library({
  get: [
    fn(["map", "string", "any"], (self, key, fallback) => self.entries.get(key.value) ?? fallback),
    fn(["map", "list", "any"], (self, keys, fallback) => getNested(self, keys.values, fallback)),
  ],
  keys: fn(["map"], (self) => list([...self.entries.keys()].map(text))),
  values: fn(["map"], (self) => list([...self.entries.values()])),
  size: fn(["map"], (self) => count(self.entries.size)),
  diff: fn(["map", "map"], (self, other) => ({ type: "map_diff", left: self.entries, right: other.entries })),
});

export const MAP_DIFF_METHODS = library({
  addedKeys: fn(["map_diff"], ({ left, right }) => keys(left, (key) => !right.has(key))),
  removedKeys: fn(["map_diff"], ({ left, right }) => keys(right, (key) => !left.has(key))),
  changedKeys: fn(["map_diff"], ({ left, right }) =>
    keys(left, (key) => right.has(key) && !unchanged(left, right, key)),
  ),
  unchangedKeys: fn(["map_diff"], ({ left, right }) => keys(left, (key) => unchanged(left, right, key))),
  affectedKeys: fn(["map_diff"], ({ left, right }) =>
    set(
      [...new Set([...left.keys(), ...right.keys()])].filter((key) => !unchanged(left, right, key)).map(text),
    ),
  ),
});

export const PATH_METHODS = library({
  bind: fn(["path", "map"], (self, values) => bind(self.segments, values.entries)),
});

function set(values: Values): RuleValue {
  return { type: "set", values: distinct(values) };
}

function includesInSet(values: Values, expected: RuleValue): boolean {
  return values.some((value) => equalInSets(value, expected));
}

function without(values: Values, others: Values): Values {
  return values.filter((value) => !includesInSet(others, value));
}

function hasAll(values: Values, expected: Values): boolean {
  return expected.every((value) => includes(values, value));
}

function hasAny(values: Values, expected: Values): boolean {
  return expected.some((value) => includes(values, value));
}

function hasOnly(values: Values, expected: Values): boolean {
  return hasAll(expected, values);
}

function keys(entries: Entries, keep: (key: string) => boolean): RuleValue {
  return { type: "set", values: [...entries.keys()].filter(keep).map(text) };
}

function unchanged(left: Entries, right: Entries, key: string): boolean {
  const before = left.get(key);
  const after = right.get(key);
  return before !== undefined && after !== undefined && equalInSets(before, after);
}

/** The value at a path of keys in nested maps, or the fallback when a key is missing. */
function getNested(from: RuleValue, path: Values, fallback: RuleValue): Outcome {
  let value = from;
  for (const key of path) {
    if (key.type !== "string") {
      return FAILED;
    }
    const next = value.type === "map" ? value.entries.get(key.value) : undefined;
    if (next === undefined) {
      return fallback;
    }
    value = next;
  }
  return value;
}

function join(values: Values, separator: string): Outcome {
  const parts: string[] = [];
  for (const value of values) {
    const part = formatScalar(value);
    if (part === undefined) {
      return FAILED;
    }
    parts.push(part);
  }
  return text(parts.join(separator));
}

/** Replaces the segments `{name}` and `$(name)` by values. */
function bind(segments: readonly string[], values: Entries): Outcome {
  const bound: string[] = [];
  for (const segment of segments) {
    const name = /^(?:\{(\w+)\}|\$\((\w+)\))$/.exec(segment);
    const key = name?.[1] ?? name?.[2];
    const value = key === undefined ? text(segment) : values.get(key);
    if (value?.type !== "string") {
      return FAILED;
    }
    bound.push(value.value);
  }
  return path(bound);
}

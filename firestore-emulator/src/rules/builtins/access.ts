import {
  FAILED,
  failure,
  list,
  NULL_ERROR,
  type Outcome,
  type RuleValue,
  text,
  typeName,
} from "../values/value.ts";
import { mismatch } from "./callable.ts";

/** `object.name` for known values. */
export function member(object: RuleValue, name: string): Outcome {
  if (object.type === "map") {
    return object.entries.get(name) ?? undefinedProperty(name);
  }
  return object.type === "null" ? NULL_ERROR : undefinedProperty(name);
}

export function undefinedProperty(name: string): Outcome {
  return failure(`Property ${name} is undefined on object.`);
}

/** `object[key]` for known values. */
export function elementAt(object: RuleValue, key: RuleValue): Outcome {
  switch (object.type) {
    case "map":
      return key.type === "string" ? member(object, key.value) : mismatchedIndex(object, key, "string");
    case "list":
      return key.type === "int"
        ? (object.values[Number(key.value)] ?? outOfBounds(key.value, object.values.length))
        : mismatchedIndex(object, key, "int");
    case "path": {
      if (key.type !== "int") {
        return mismatchedIndex(object, key, "int");
      }
      const segment = object.segments[Number(key.value)];
      return segment === undefined ? outOfBounds(key.value, object.segments.length) : text(segment);
    }
    case "string":
      return key.type === "int"
        ? (characterAt(object.value, key.value) ?? outOfBounds(key.value, object.value.length))
        : mismatchedIndex(object, key, "int");
    case "null":
      return NULL_ERROR;
    default:
      return FAILED;
  }
}

/** `object[from:to]`, `to` exclusive. Both bounds must be inside the list or string, which must not be empty. */
export function slice(object: RuleValue, from: RuleValue, to: RuleValue): Outcome {
  if (object.type === "null") {
    return NULL_ERROR;
  }
  const size = sizeOf(object);
  if (size === undefined) {
    return FAILED;
  }
  if (from.type !== "int" || to.type !== "int") {
    const show = (a: string, b: string) => `${typeName(object)}[${a}:${b}]`;
    return mismatch(show(typeName(from), typeName(to)), [show("int", "int")]);
  }
  for (const bound of [from.value, to.value - 1n]) {
    if (bound < 0n || bound >= size) {
      return outOfBounds(bound, size);
    }
  }
  if (from.value > to.value) {
    return failure(`Illegal range error. From index: [${from.value}] , To index: [${to.value}].`);
  }
  const start = Number(from.value);
  const end = Number(to.value);
  return object.type === "string"
    ? text(object.value.slice(start, end))
    : object.type === "list"
      ? list(object.values.slice(start, end))
      : FAILED;
}

/** Size of a list or string. */
function sizeOf(object: RuleValue): number | undefined {
  return object.type === "string"
    ? object.value.length
    : object.type === "list"
      ? object.values.length
      : undefined;
}

function characterAt(value: string, index: bigint): RuleValue | undefined {
  const character = value[Number(index)];
  return character === undefined ? undefined : text(character);
}

function outOfBounds(index: bigint, size: number): Outcome {
  return failure(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

function mismatchedIndex(object: RuleValue, key: RuleValue, expected: string): Outcome {
  const show = (type: string) => `${typeName(object)}[${type}]`;
  return mismatch(show(typeName(key)), [show(expected)]);
}

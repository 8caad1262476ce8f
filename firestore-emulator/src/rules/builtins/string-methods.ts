import { RE2JSException } from "re2js";
import { bool, bytes, count, FAILED, list, type Outcome, text } from "../values/value.ts";
import { fn, library } from "./callable.ts";
import { compilePattern } from "./regex.ts";

/** Methods whose first argument is a pattern; literals are validated at compile time. */
export const PATTERN_METHODS: ReadonlySet<string> = new Set(["matches", "replace", "split"]);

/** Sizes count UTF-16 units; case conversion is ASCII only. */
export const STRING_METHODS = library({
  size: fn(["string"], (self) => count(self.value.length)),
  lower: fn(["string"], (self) => text(self.value.replace(/[A-Z]+/g, (part) => part.toLowerCase()))),
  upper: fn(["string"], (self) => text(self.value.replace(/[a-z]+/g, (part) => part.toUpperCase()))),
  trim: fn(["string"], (self) => text(trim(self.value))),
  matches: fn(["string", "string"], (self, pattern) => {
    const regex = compilePattern(pattern.value);
    return regex === undefined ? FAILED : bool(regex.testExact(self.value));
  }),
  replace: fn(["string", "string", "string"], (self, pattern, replacement) =>
    replaceAll(self.value, pattern.value, replacement.value),
  ),
  split: fn(["string", "string"], (self, pattern) => {
    const regex = compilePattern(pattern.value);
    return regex === undefined ? FAILED : list(regex.split(self.value).map(text));
  }),
  toUtf8: fn(["string"], (self) => bytes(Buffer.from(self.value, "utf8"))),
});

export const BYTES_METHODS = library({
  size: fn(["bytes"], (self) => count(self.value.length)),
  toBase64: fn(["bytes"], (self) => text(Buffer.from(self.value).toString("base64"))),
  toHexString: fn(["bytes"], (self) => text(Buffer.from(self.value).toString("hex").toUpperCase())),
});

/** Removes leading and trailing spaces and control characters (up to U+0020). */
function trim(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && value.charCodeAt(from) <= 0x20) {
    from += 1;
  }
  while (to > from && value.charCodeAt(to - 1) <= 0x20) {
    to -= 1;
  }
  return value.slice(from, to);
}

/** `$1` in the replacement is the first group; a group that does not exist is an error. */
function replaceAll(value: string, pattern: string, replacement: string): Outcome {
  const regex = compilePattern(pattern);
  if (regex === undefined) {
    return FAILED;
  }
  try {
    return text(regex.matcher(value).replaceAll(replacement, true));
  } catch (error) {
    if (error instanceof RE2JSException) {
      return FAILED;
    }
    throw error;
  }
}

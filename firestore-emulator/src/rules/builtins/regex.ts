import { RE2JS, RE2JSException } from "re2js";

const MAX_CACHED = 500;
const compiled = new Map<string, RE2JS | undefined>();

/** The RE2 pattern, compiled once; `undefined` when it is none. */
export function compilePattern(pattern: string): RE2JS | undefined {
  if (compiled.has(pattern)) {
    return compiled.get(pattern);
  }
  if (compiled.size >= MAX_CACHED) {
    compiled.clear();
  }
  const result = tryCompile(pattern);
  compiled.set(pattern, result);
  return result;
}

function tryCompile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) {
      return undefined;
    }
    throw error;
  }
}

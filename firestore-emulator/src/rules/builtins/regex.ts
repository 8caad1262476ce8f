import { RE2JS, RE2JSException } from "re2js";

const MAX_CACHED = 500;
const cache = new Map<string, RE2JS | undefined>();

/** The compiled RE2 pattern, cached; `undefined` when invalid. */
export function compilePattern(pattern: string): RE2JS | undefined {
  if (cache.size >= MAX_CACHED) cache.clear();
  if (!cache.has(pattern)) cache.set(pattern, tryCompile(pattern));
  return cache.get(pattern);
}

function tryCompile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) return undefined;
    throw error;
  }
}

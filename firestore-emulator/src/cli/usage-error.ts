/** A start that cannot succeed: told in plain words, exit code 1. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

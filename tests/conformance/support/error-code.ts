/** The code of an SDK error (`permission-denied`, or its number over gRPC); other errors as text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** The message of an SDK error; over gRPC `<number> <CODE>: <message of the server>`. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of an SDK error (`permission-denied`, or its number over gRPC); anything else as text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

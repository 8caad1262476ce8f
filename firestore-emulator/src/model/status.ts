/** The canonical gRPC codes by name, with their numbers. */
export const STATUS_CODES = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusCode = keyof typeof STATUS_CODES;

/** The error type of failed requests. Any other error is a bug and is sent as INTERNAL. */
export class StatusError extends Error {
  readonly code: StatusCode;

  constructor(code: StatusCode, message: string) {
    super(message);
    this.name = "StatusError";
    this.code = code;
  }
}

/** The error of a request that is invalid in itself. */
export function invalidArgument(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

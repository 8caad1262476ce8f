import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { isRequestId } from "@mindle/domain/api/operation-headers";

const requests = new AsyncLocalStorage<string>();

/** The id that a request came with; a new one for a request without or with anything else in the header. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && isRequestId(header) ? header : randomUUID();
}

/** Runs the handling of a request, whose log lines all get its id. */
export function withRequestId<Result>(requestId: string, run: () => Result): Result {
  return requests.run(requestId, run);
}

/** The id of the request that is being handled; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** The owner of a response: a user, the browser that submitted it without sign-in, or none. */
export interface ResponseOwnership {
  readonly ownerUid: string | null;
  readonly browserId: string | null;
}

/** The caller of an operation; null for what the request does not contain. */
export interface Caller {
  readonly uid: string | null;
  readonly browserId: string | null;
}

/**
 * The owner of a new response: the signed-in user, otherwise the browser. Never both, so that a shared browser has no
 * access to a user's response.
 */
export function ownershipOfNewResponse(caller: Caller): ResponseOwnership {
  return caller.uid === null
    ? { ownerUid: null, browserId: caller.browserId }
    : { ownerUid: caller.uid, browserId: null };
}

/** The id of a response is enough to read it, except for the e-mail address, which only its owner may read. */
export function mayReadEmailOfResponse(response: ResponseOwnership, caller: Caller): boolean {
  if (response.ownerUid !== null) return response.ownerUid === caller.uid;
  return response.browserId !== null && response.browserId === caller.browserId;
}

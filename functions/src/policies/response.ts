/** To whom a response belongs: a user, else the browser that sent it without signing in, else nobody. */
export interface ResponseOwnership {
  readonly ownerUid: string | null;
  readonly browserId: string | null;
}

/** Who is asking; null where the request does not say. */
export interface Asker {
  readonly uid: string | null;
  readonly browserId: string | null;
}

/**
 * Whose a new response is: the signed-in user's, else the browser's. Never both, so that a shared browser keeps
 * no tie to a user's response.
 */
export function ownershipOfNewResponse(asker: Asker): ResponseOwnership {
  return asker.uid === null
    ? { ownerUid: null, browserId: asker.browserId }
    : { ownerUid: asker.uid, browserId: null };
}

/** The id of a response opens its result; the e-mail address in it only its owner may read. */
export function mayReadEmailOfResponse(response: ResponseOwnership, asker: Asker): boolean {
  if (response.ownerUid !== null) return response.ownerUid === asker.uid;
  return response.browserId !== null && response.browserId === asker.browserId;
}

/** The owner of a response: a user, the holder of the claim secret with this hash, or none. */
export interface ResponseOwnership {
  readonly ownerUid: string | null;
  readonly claimHash: string | null;
}

/** The caller of an operation; null for what the request does not contain. */
export interface Caller {
  readonly uid: string | null;
  readonly claimHash: string | null;
}

/**
 * The owner of a new response: the signed-in user, otherwise the claim secret. Never both, so that nobody else can claim
 * a user's response on a shared device.
 */
export function ownershipOfNewResponse(caller: Caller): ResponseOwnership {
  return caller.uid === null
    ? { ownerUid: null, claimHash: caller.claimHash }
    : { ownerUid: caller.uid, claimHash: null };
}

/** The id of a response is enough to read it, except for the e-mail address, which only its owner may read. */
export function canReadEmailOfResponse(response: ResponseOwnership, { uid, claimHash }: Caller): boolean {
  if (response.ownerUid !== null) return response.ownerUid === uid;
  return response.claimHash !== null && response.claimHash === claimHash;
}

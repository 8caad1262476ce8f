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

/**
 * Whether a response may be read by someone who knows its id. That is enough while it has no owner; afterwards it takes its
 * owner, or the key of the link that the owner has made.
 */
export function canReadResponse(
  response: Pick<ResponseOwnership, "ownerUid"> & { readonly shareKey?: string | undefined },
  caller: Pick<Caller, "uid">,
  shareKey: string | undefined,
): boolean {
  if (response.ownerUid === null || response.ownerUid === caller.uid) return true;
  return response.shareKey !== undefined && response.shareKey === shareKey;
}

/** The e-mail address of a response only its owner may read. */
export function canReadEmailOfResponse(response: ResponseOwnership, { uid, claimHash }: Caller): boolean {
  if (response.ownerUid !== null) return response.ownerUid === uid;
  return response.claimHash !== null && response.claimHash === claimHash;
}

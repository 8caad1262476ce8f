// What Firebase keeps of a user, as JSON: `User.toJSON()`, and the records of its database. Undocumented, so that all of it may be missing.

/** How long a token must be good for at least, in milliseconds. */
const MIN_TIME_LEFT_MS = 60_000;

/**
 * When the user signed in for the present session, in seconds since the epoch. It is the server's time, which the session's
 * tokens carry: the device's clock may be wrong, or change.
 */
export function sessionStart(user: unknown): number | undefined {
  const token = field(field(user, "stsTokenManager"), "accessToken");
  const claims = typeof token === "string" ? token.split(".")[1] : undefined;
  if (claims === undefined) return undefined;
  try {
    const began = field(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))), "auth_time");
    return typeof began === "number" ? began : undefined;
  } catch {
    return undefined;
  }
}

/** The user of that uid in records of Firebase's database, as JSON. */
export function storedUser(records: readonly unknown[], uid: string): unknown {
  return records.map((record) => field(record, "value")).find((user) => field(user, "uid") === uid);
}

/** A user's token that is still good at `now`, in milliseconds since the epoch. */
export function goodToken(user: unknown, now: number): string | undefined {
  const manager = field(user, "stsTokenManager");
  const token = field(manager, "accessToken");
  const end = field(manager, "expirationTime");
  const isGood = typeof end === "number" && end - now > MIN_TIME_LEFT_MS;
  return isGood && typeof token === "string" ? token : undefined;
}

export function storedName(user: unknown): string | undefined {
  const name = field(user, "displayName");
  return typeof name === "string" && name !== "" ? name : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

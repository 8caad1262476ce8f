const PREFIX = "answers-";

/** Name of the database that holds a user's answers. */
export function answersDatabase(uid: string): string {
  return `${PREFIX}${uid}`;
}

/** Names of all users' databases that hold answers on this device; none where the browser does not list them. */
export async function answersDatabases(): Promise<readonly string[]> {
  const known = "databases" in indexedDB ? await indexedDB.databases() : [];
  return known.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name] : []));
}

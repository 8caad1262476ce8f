import type { Deps } from "../handler.ts";

/**
 * Has a user's programmes begin in a version, those that have none yet: in the one that `shown` says the user saw, else in the
 * newest. `known` are programmes of the user that were read.
 */
export async function beginProgrammes(
  shown: ReadonlyMap<string, number | undefined>,
  known: readonly { readonly programId: string; readonly version?: number | undefined }[],
  uid: string,
  { store }: Deps,
): Promise<void> {
  const unread = [...shown.keys()].filter((id) => !known.some(({ programId }) => programId === id));
  const all = [...known, ...(await store.users.programsById(uid, unread))];
  for (const [programId, version] of shown) {
    const own = all.find((programme) => programme.programId === programId);
    if (own?.version !== undefined) continue;
    const seen = version === undefined ? undefined : await store.content.programme(programId, version);
    const begun = seen ?? (await store.content.programme(programId));
    if (begun !== undefined) await store.progress.begin(uid, programId, begun.version);
  }
}

import { openProgrammeIds } from "../../policies/open-programmes.ts";
import type { Deps } from "../handler.ts";

/** Ids of the programmes open to a user now. */
export async function openProgrammesOf(uid: string, { store, now }: Deps): Promise<string[]> {
  return openProgrammeIds(await store.users.programs(uid), now());
}

import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ContentPack } from "@mindle/domain/content/activity";
import type { StoredUserProgram } from "../../store/accounts/users.ts";
import type { Deps, Handler } from "../handler.ts";

export const getUserProgram: Handler<"getUserProgram"> = async (_input, { uid }, deps) => {
  const programs = await deps.store.users.programs(uid);
  const withContent = programs.map(async (own) => {
    const newest = await deps.store.content.programme(own.programId);
    const programme = newest && (await ownVersion(own.programId, newest, own.version, deps));
    return { ...own, ...(programme !== undefined && { programme }) };
  });
  return { programs: await Promise.all(withContent) };
};

/** A programme in the version that a user has, given the newest. */
export async function ownVersion(
  programId: string,
  newest: Programme,
  version: number | undefined,
  { store }: Pick<Deps, "store">,
): Promise<Programme | undefined> {
  return version === undefined || version === newest.version
    ? newest
    : store.content.programme(programId, version);
}

interface OwnStep {
  /** The user's programme, as a list; empty before it is begun. */
  readonly programmes: readonly StoredUserProgram[];
  /** Undefined where the user's version has no such step, or the step no pages. */
  readonly pack: ContentPack | undefined;
}

/** Loads the pack of a step in the version of its programme that a user has. */
export async function loadOwnStep(
  { programId, stepId }: { readonly programId: string; readonly stepId: string },
  uid: string,
  deps: Deps,
): Promise<OwnStep> {
  const { content, users } = deps.store;
  const [programmes, newest] = await Promise.all([
    users.programsById(uid, [programId]),
    content.programme(programId),
  ]);
  const programme = newest && (await ownVersion(programId, newest, programmes[0]?.version, deps));
  const gcId = programme?.steps[stepId]?.edrepDoc;
  return { programmes, pack: gcId === undefined ? undefined : await content.pack(gcId) };
}

import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { lastUsedFirst } from "@mindle/domain/programme/home";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { now } from "../../platform/browser/now.ts";
import { type Loadable, useLoadable } from "../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../platform/data/user.ts";

/** A programme of the user with its name, steps and goals, in the version that they have. */
export interface OwnProgramme {
  readonly own: UserProgram;
  readonly programme: Programme;
}

interface Programmes {
  readonly programmes: readonly OwnProgramme[];
  /** Some of them do not exist any more. */
  readonly isPartial: boolean;
}

/** The user's programmes, those that are open first, and of them the one used last. */
export function useProgrammes(uid: string): Loadable<Programmes> {
  const all = useLoadable(userProgramQuery(uid));
  if (all.status !== "ready") return all;
  const { programs } = all.data;
  const at = now();
  const known = lastUsedFirst(programs, at).flatMap((own) =>
    own.programme === undefined ? [] : { own, programme: own.programme },
  );
  const isOpen = ({ own }: OwnProgramme) => isOpenOnDevice(own.usageInfos, at);
  const programmes = [...known.filter(isOpen), ...known.filter((each) => !isOpen(each))];
  return { status: "ready", data: { programmes, isPartial: known.length < programs.length } };
}

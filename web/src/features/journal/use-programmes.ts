import { lastUsedFirst } from "@mindle/domain/programme/home";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { now } from "../../platform/browser/now.ts";
import { type OwnProgramme, useOwnProgrammes } from "../../platform/data/catalogue/own-programmes.ts";
import { type Loadable, useLoadable } from "../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../platform/data/user.ts";

interface Programmes {
  readonly programmes: readonly OwnProgramme[];
  /** Some of them cannot be read for now. */
  readonly isPartial: boolean;
}

/** The user's programmes, those that are open first, and of them the one used last. */
export function useProgrammes(uid: string): Loadable<Programmes> {
  const all = useLoadable(userProgramQuery(uid));
  const programs = all.status === "ready" ? all.data.programs : [];
  const at = now();
  const known = useOwnProgrammes(lastUsedFirst(programs, at));
  if (all.status !== "ready") return all;
  if (known === undefined) return { status: "loading" };
  const isOpen = ({ own }: OwnProgramme) => isOpenOnDevice(own.usageInfos, at);
  const programmes = [...known.filter(isOpen), ...known.filter((each) => !isOpen(each))];
  return { status: "ready", data: { programmes, isPartial: known.length < programs.length } };
}

import type { Character } from "@mindle/domain/assessment/characters";
import { type OwnTry, ownTries } from "@mindle/domain/programme/tries";
import { useMemo } from "react";
import { useSeoulToday } from "../../platform/browser/use-now.ts";
import type { Loadable } from "../../platform/data/use-loadable.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useOwnPages } from "./use-own-pages.ts";
import { useProgrammes } from "./use-programmes.ts";

/** An act, and the child with whom it was. */
export interface ChildsTry extends OwnTry {
  readonly character: Character | undefined;
}

interface Tries {
  /** The newest first. */
  readonly all: readonly ChildsTry[];
  /** Some programmes cannot be read for now. */
  readonly isPartial: boolean;
}

/** Every act of the user in all programmes. */
export function useTries(uid: string): Loadable<Tries> {
  const language = useLanguage();
  const programmes = useProgrammes(uid);
  const pages = useOwnPages(uid);
  const today = useSeoulToday();
  const known = programmes.status === "ready" ? programmes.data.programmes : undefined;
  const read = pages.status === "ready" ? pages.data : undefined;
  const all = useMemo(
    () =>
      (known ?? [])
        .flatMap(({ own: { programId }, programme: { tries = [], character } }) =>
          ownTries({ programId, tries, pages: read ?? [], language, today }).map((act) => ({
            ...act,
            character,
          })),
        )
        .toSorted((one, other) => other.at - one.at),
    [known, read, language, today],
  );
  if (programmes.status === "failed") return programmes;
  if (pages.status === "failed") return pages;
  if (programmes.status === "loading" || pages.status === "loading") return { status: "loading" };
  return { status: "ready", data: { all, isPartial: programmes.data.isPartial } };
}

import type { ReadPage } from "@mindle/domain/content/read-pages";
import { useEffect, useMemo, useState } from "react";
import { prepareOwnPages, type ReadOwnPages } from "../../engine/step/own-pages.ts";
import { journalQuery } from "../../platform/answers/journal-query.ts";
import type { JournalContent } from "../../platform/answers/load-journal.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { unlessCancelled } from "../../platform/browser/timing.ts";
import { type Loadable, useLoadable } from "../../platform/data/use-loadable.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";

/** What the user has answered, the first page first. */
export function useOwnPages(uid: string): Loadable<readonly ReadPage[]> {
  const language = useLanguage();
  const content = useLoadable(journalQuery(uid));
  const data = content.status === "ready" ? content.data : undefined;
  const [prepared, setPrepared] = useState<{ readonly of: JournalContent; readonly read: ReadOwnPages }>();
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    if (data === undefined || failed !== undefined) return undefined;
    return unlessCancelled(
      prepareOwnPages(uid, data),
      (read) => setPrepared({ of: data, read }),
      (error) => setFailed(error instanceof Error ? error : new Error(String(error))),
    );
  }, [uid, data, failed]);
  // Answers that are deleted, or arrive, are read anew.
  useEffect(() => openAnswers(uid).subscribe(() => setPrepared((before) => before && { ...before })), [uid]);
  const pages = useMemo(() => prepared?.read(language), [prepared, language]);
  // What was read before stays until what is new is prepared.
  if (pages !== undefined) return { status: "ready", data: pages };
  if (content.status === "failed") return content;
  if (failed !== undefined) {
    return { status: "failed", error: failed, retrying: false, retry: () => setFailed(undefined) };
  }
  return { status: "loading" };
}

import type { Programme } from "@mindle/domain/catalogue/programme";
import { type Return, returnFlowAfter } from "@mindle/domain/programme/schedule";
import { useEffect } from "react";
import { newestPagesQuery } from "../../../platform/answers/journal-query.ts";
import { useNow } from "../../../platform/browser/use-now.ts";
import { useLoadable } from "../../../platform/data/use-loadable.ts";
import { useLazyOverlay } from "../../../shell/use-lazy-overlay.ts";
import type { ReturnCardProps } from "./schedule-return-card.tsx";

const loadCard = () => import("./schedule-return-card.tsx");

interface ScheduleReturnProps {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Programme;
  /** The step to go on with, and the first one. */
  readonly nextStep: string;
  readonly firstStep: string;
}

/** For those who come back after a while: how to go on. Says nothing within a week, and never how long it was. */
export function ScheduleReturn({ uid, programId, programme, nextStep, firstStep }: ScheduleReturnProps) {
  const newest = useLoadable(newestPagesQuery(uid));
  const now = useNow(() => undefined);
  const pages = newest.status === "ready" ? newest.data.pages : [];
  const own = pages.filter((page) => page.programId === programId);
  const writtenAt = Math.max(...own.map(({ savedAt }) => savedAt));
  const kind: Return = own.length === 0 ? "same-page" : returnFlowAfter(writtenAt, now);
  const { Component, open } = useLazyOverlay<ReturnCardProps>(loadCard);
  useEffect(() => {
    if (kind !== "same-page") void open();
  }, [kind, open]);
  if (kind === "same-page" || Component === undefined || newest.status !== "ready") return null;
  return (
    <Component
      uid={uid}
      programId={programId}
      programme={programme}
      kind={kind}
      newest={newest.data}
      nextStep={nextStep}
      firstStep={firstStep}
    />
  );
}

import type { ErrorCode } from "@mindle/domain/api/errors";
import type { Harm } from "@mindle/domain/api/safety";
import type { StepId } from "../answers.ts";
import type { Change, Entry, LocalState, RemindEntry } from "./local-state.ts";

/** Fields that every new entry has. */
export interface EntryStart {
  readonly operationId: string;
  readonly writtenAt: number;
  readonly refused: undefined;
}

type Unplaced<Each> = Each extends Entry ? Omit<Each, "seq"> : never;

/** Queues an entry at the position `seq` of a removed one, or after all others. */
export function addEntry(state: LocalState, entry: Unplaced<Entry>, seq?: number): void {
  const last = state.outbox.at(-1)?.seq ?? 0;
  state.outbox = [...state.outbox, { ...entry, seq: seq ?? last + 1 }].sort((a, b) => a.seq - b.seq);
}

/** Queues that a step is finished. A refused entry of the same step is removed. */
export function queueFinishStep(step: StepId, start: EntryStart): Change {
  return {
    apply(state) {
      const same = state.outbox.find((entry) => isFinishOf(entry, step));
      if (same !== undefined && same.refused === undefined) return;
      state.outbox = state.outbox.filter((entry) => entry !== same);
      const { programId, stepId } = step;
      addEntry(state, { kind: "finishStep", programId, stepId, ...start });
    },
  };
}

/** Queues a reminder in the place of an earlier one of the same page. */
export function queueReminder(
  reminder: StepId & { readonly id: string; readonly days: number },
  start: EntryStart,
): Change {
  return {
    apply(state) {
      const replaced = state.outbox.find((entry) => isReminderOf(entry, reminder));
      state.outbox = state.outbox.filter((entry) => entry !== replaced);
      const { programId, stepId, id, days } = reminder;
      addEntry(state, { kind: "remind", programId, stepId, id, days, ...start }, replaced?.seq);
    },
  };
}

/** Queues a harm that is to be counted. */
export function queueHarm(programId: string, harm: Harm, start: EntryStart): Change {
  return { apply: (state) => addEntry(state, { kind: "harm", programId, harm, ...start }) };
}

/** Removes an entry that the server has. */
export function removeEntry(operationId: string): Change {
  return {
    apply(state) {
      state.outbox = state.outbox.filter((entry) => entry.operationId !== operationId);
    },
  };
}

/**
 * Marks an entry that the server rejects. That of a draft is removed, since the draft itself stays stored, and that of a harm, which
 * holds nothing of the person's.
 */
export function refuseEntry(operationId: string, code: ErrorCode): Change {
  return {
    apply(state) {
      state.outbox = state.outbox.flatMap((entry) => {
        if (entry.operationId !== operationId) return [entry];
        const isDropped = entry.kind === "harm" || (entry.kind === "save" && entry.isDraft);
        return isDropped ? [] : [{ ...entry, refused: code }];
      });
    },
  };
}

function isFinishOf(entry: Entry, { programId, stepId }: StepId): boolean {
  return entry.kind === "finishStep" && entry.programId === programId && entry.stepId === stepId;
}

function isReminderOf(entry: Entry, { programId, stepId, id }: RemindKey): boolean {
  return (
    entry.kind === "remind" && entry.programId === programId && entry.stepId === stepId && entry.id === id
  );
}

type RemindKey = Pick<RemindEntry, "programId" | "stepId" | "id">;

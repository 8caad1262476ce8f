import { HELP_KINDS, type HelpKind } from "@mindle/domain/safety/help-kind";
import {
  flagAfter,
  type HowItIsNow,
  isFlagActive,
  laterFlag,
  type SafetyFlag,
} from "@mindle/domain/safety/safety-flag";
import { isRecord } from "@mindle/domain/text/json";
import { seoulDay } from "@mindle/domain/time";
import { useSyncExternalStore } from "react";
import { identity } from "../api/identity.ts";
import { createListeners } from "../browser/listeners.ts";
import { now } from "../browser/now.ts";
import { onUserDataCleared, personalJson } from "../storage/clear-user-data.ts";
import type { KeptFlag } from "../storage/schema.ts";
import { forgetSnapshots } from "../storage/screen-snapshots.ts";
import { storedValue } from "../storage/stored-value.ts";

/** Read and written here and in the tests of stored values only. */
export const storedFlagValue = storedValue("safetyFlag", personalJson, {
  initial: undefined,
  parse: parseKept,
});

const listeners = createListeners();
onUserDataCleared(listeners.notify);

/** Calls `listener` when the flag changes, also in another tab; returns the function that ends this. */
export function subscribeToFlag(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedFlagValue.key || key === null) listener();
  };
  addEventListener("storage", onStorage);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    removeEventListener("storage", onStorage);
    unsubscribe();
  };
}

let last: SafetyFlag | null = null;

/** The flag that has its effects now; the same object until it changes. */
export function activeFlag(): SafetyFlag | null {
  const flag = storedFlagValue.read()?.flag;
  const active = isFlagActive(flag, now()) ? flag : null;
  if (active?.kind !== last?.kind || active?.day !== last?.day) last = active;
  return last;
}

/** Raises the flag: crisis words were typed, or answers called for help. */
export function raiseFlag(kind: HelpKind): void {
  const raised = laterFlag(activeFlag(), { kind, day: seoulDay(now()) });
  keep({ flag: raised, visit: thisVisit(), isAnswered: false });
}

/** Removes the flag from this device, and from the account as soon as it can be reached. */
export function clearFlag(): void {
  keep({ flag: null, visit: thisVisit(), isAnswered: true });
}

/** Whether "How is it now?" is to be asked: in a later visit than the one in which the flag was raised or asked about. */
export function isQuestionDue(): boolean {
  const kept = storedFlagValue.read();
  if (kept === undefined || kept.isAnswered || activeFlag() === null) return false;
  return kept.visit.session !== thisVisit().session;
}

/** Records that the question was asked; without an answer it is asked again in the next visit. */
export function markAsked(): void {
  const kept = storedFlagValue.read();
  if (kept !== undefined) keep({ ...kept, visit: thisVisit() });
}

/** Applies the answer to "How is it now?". */
export function answerQuestion(answer: HowItIsNow): void {
  const flag = activeFlag();
  const kept = storedFlagValue.read();
  if (flag === null || kept === undefined) return;
  if (answer === "better") keep({ ...kept, isAnswered: true });
  else keep({ flag: flagAfter(answer, flag, now()), visit: thisVisit(), isAnswered: answer !== "still" });
}

/** Stores the flag as it is kept on this device; undefined removes all of it. */
export function keep(kept: KeptFlag | undefined): void {
  storedFlagValue.write(kept);
  // What is on them is for before or after.
  forgetSnapshots();
  listeners.notify();
}

/**
 * The flag that has its effects now, on this device or account; null while pre-rendered HTML is taken over. The account's
 * flag is copied to the device (`sync-flag.ts`).
 */
export function useFlag(): SafetyFlag | null {
  return useSyncExternalStore(subscribeToFlag, activeFlag, () => null);
}

/** True for seven days after help was called for: no offer, sale, review request or reminder of progress is shown. */
export function useIsFlagged(): boolean {
  return useFlag() !== null;
}

/** The visit of this moment. It goes on past midnight. */
export function thisVisit(): KeptFlag["visit"] {
  return { session: identity.sessionId() };
}

function parseKept(data: unknown): KeptFlag | undefined {
  if (!isRecord(data) || !isRecord(data["visit"]) || typeof data["isAnswered"] !== "boolean")
    return undefined;
  const { session } = data["visit"];
  const flag = data["flag"] === null ? null : parseFlag(data["flag"]);
  if (flag === undefined || typeof session !== "string") return undefined;
  const sentAt = typeof data["sentAt"] === "number" ? { sentAt: data["sentAt"] } : {};
  return { flag, visit: { session }, isAnswered: data["isAnswered"], ...sentAt };
}

function parseFlag(data: unknown): SafetyFlag | undefined {
  if (!isRecord(data) || typeof data["day"] !== "string") return undefined;
  const kind = HELP_KINDS.find((one) => one === data["kind"]);
  return kind && { kind, day: data["day"] };
}

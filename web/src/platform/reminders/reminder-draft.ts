import { notificationConfig } from "@mindle/domain/api/notification";
import * as z from "zod/mini";
import { personalTabJson } from "../storage/clear-user-data.ts";
import type { ReminderDraft } from "../storage/schema.ts";
import { storedAtom, useAtom } from "../storage/stored-atom.ts";
import { storedValue } from "../storage/stored-value.ts";

const { time, days } = notificationConfig.shape;

const draft = z.object({ time: z.exactOptional(time), days: z.exactOptional(days) });

const NO_CHANGES: ReminderDraft = {};

/** Outlives a reload and another page of this tab, so that leaving needs no question. */
export const reminderDraft = storedValue("reminderDraft", personalTabJson, {
  initial: NO_CHANGES,
  parse: (data) => {
    const parsed = z.safeParse(draft, data);
    return parsed.success ? parsed.data : undefined;
  },
});

const draftAtom = storedAtom(reminderDraft);

/** The draft, and the function that replaces it; without an argument it is dropped. */
export function useReminderDraft() {
  const [current, set] = useAtom(draftAtom);
  return [current, (next: ReminderDraft = NO_CHANGES) => set(next)] as const;
}

import type { NotificationConfig } from "@mindle/domain/reminders/config";
import { sameReminder } from "@mindle/domain/reminders/shown-reminder";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useReminderDraft } from "../../platform/reminders/reminder-draft.ts";
import { useSaveDaily } from "../../platform/reminders/use-reminders.ts";
import type { ReminderDraft } from "../../platform/storage/schema.ts";

interface ReminderForm {
  /** The saved reminder with what was changed of it. */
  readonly shown: NotificationConfig;
  /** Whether time or days differ from the saved ones. */
  readonly isChanged: boolean;
  readonly change: (change: ReminderDraft) => void;
  /** Saves the changed time and days. */
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Enables or disables the reminder; is saved at once and leaves other changes as they are. */
  readonly toggle: (enabled: boolean) => void;
  /** What was saved since the last change. */
  readonly lastSaved: "switch" | "edits" | undefined;
  /** Why the last change was not saved, and which one. */
  readonly failure: { readonly error: Error; readonly of: "switch" | "edits" } | undefined;
}

/** The local copy of the daily reminder beside the saved one. A change that was not saved stays, also when the page is left. */
export function useReminderForm(uid: string, saved: NotificationConfig): ReminderForm {
  const [draft, setDraft] = useReminderDraft();
  const [isSaved, setSaved] = useState(false);
  const [switchedTo, setSwitchedTo] = useState<boolean>();
  const saving = useSaveDaily(uid, () => setSaved(true));
  const { isSaving, error, run, dismiss } = saving;

  const edited = { ...saved, ...draft };
  const isChanged = !sameReminder(edited, saved);
  const isEmpty = Object.keys(draft).length === 0;
  useEffect(() => {
    if (!isChanged && !isEmpty) setDraft();
  }, [isChanged, isEmpty, setDraft]);

  const kind = switchedTo === undefined ? "edits" : "switch";
  const begin = () => {
    setSaved(false);
    dismiss();
  };
  return {
    shown: isSaving && switchedTo !== undefined ? { ...edited, enabled: switchedTo } : edited,
    isChanged,
    change: (next) => {
      begin();
      setDraft({ ...draft, ...next });
    },
    save: () => {
      if (!isChanged || isSaving) return;
      begin();
      setSwitchedTo(undefined);
      run(draft);
    },
    isSaving: isSaving && switchedTo === undefined,
    toggle: (enabled) => {
      if (isSaving) return;
      begin();
      setSwitchedTo(enabled);
      run({ enabled });
    },
    lastSaved: isSaved ? kind : undefined,
    failure: error === null ? undefined : { error, of: kind },
  };
}

/** Why a change was not saved, as a key of the texts. */
export function saveProblemOf(error: Error): "unavailable" | "busy" | "other" {
  if (!(error instanceof ApiError)) return "other";
  if (error.code === "unavailable") return "unavailable";
  return error.code === "resource-exhausted" ? "busy" : "other";
}

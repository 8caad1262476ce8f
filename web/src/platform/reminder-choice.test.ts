import { getDefaultStore } from "jotai";
import { expect, test, vi } from "vitest";
import { publishAuthState } from "./auth/auth-state.ts";
import { keepReminderChoice, reminderAtom, reminderChoice } from "./reminder-choice.ts";
import { saveReminder } from "./save-reminder.ts";

vi.mock("./save-reminder.ts");

test("a choice that the account has is taken from storage and from an open wizard, where it may be chosen again", async () => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const store = getDefaultStore();
  const close = store.sub(reminderAtom, () => {});
  store.set(reminderAtom, "evening");
  publishAuthState({ status: "signedIn", account: { uid: "a", email: null, displayName: null } });
  keepReminderChoice();
  await vi.waitFor(() => expect(reminderChoice.read()).toBeUndefined());
  expect(vi.mocked(saveReminder)).toHaveBeenCalledExactlyOnceWith("evening", "a");
  expect(store.get(reminderAtom)).toBeUndefined();

  store.set(reminderAtom, "evening");
  expect(reminderChoice.read()).toBe("evening");
  close();
  vi.unstubAllGlobals();
});

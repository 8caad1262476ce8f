import { updateNotificationConfig } from "@mindle/domain/api/notification";
import type { NotificationConfig } from "@mindle/domain/reminders/config";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { stubServer } from "../api/testing/stub-server.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { keepReminderChoice } from "./keep-choice.ts";
import { reminderAtom } from "./pending-choice.ts";
import { browserOffset, saveDaily } from "./reminders-api.ts";
import { reminderChoice } from "./stored-reminders.ts";

const store = getDefaultStore();

/** What the server has of one account, and how many changes it makes at the same time. */
let daily: NotificationConfig | undefined;
let atOnce: number;
let mostAtOnce: number;
let answer: Promise<void>;
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  daily = undefined;
  atOnce = 0;
  mostAtOnce = 0;
  answer = Promise.resolve();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  server = stubServer().mockImplementation(async (path, body) => {
    if (path !== "notification/updateNotificationConfig") {
      return {
        timezoneOffset: browserOffset(),
        configs: daily ? { daily } : {},
        pausedUntil: null,
        dated: [],
      };
    }
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    // Only the first one: another that is made beside it would be done before.
    if (atOnce === 1) await answer;
    atOnce -= 1;
    daily = z.parse(updateNotificationConfig.body, body).config;
    return daily;
  });
  publishAuthState({ status: "signedIn", account: { uid: "a", email: null, displayName: null } });
});

afterEach(() => {
  store.set(reminderAtom, undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a choice that the account has is taken from storage and from an open wizard, where it may be chosen again", async () => {
  const close = store.sub(reminderAtom, () => {});
  store.set(reminderAtom, "evening");
  keepReminderChoice();
  await vi.waitFor(() => expect(reminderChoice.read()).toBeUndefined());
  expect(daily).toMatchObject({ enabled: true });
  expect(store.get(reminderAtom)).toBeUndefined();

  store.set(reminderAtom, "evening");
  expect(reminderChoice.read()).toBe("evening");
  close();
});

test("what a person saves while the choice is being saved comes after it and stays", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  store.set(reminderAtom, "morning");
  keepReminderChoice();
  await vi.waitFor(() => expect(atOnce).toBe(1));
  const saved = saveDaily({ enabled: false }, "a");
  // Time for it to be sent beside the other.
  await new Promise((elapsed) => setTimeout(elapsed, 20));
  resolve();
  await saved;
  await vi.waitFor(() => expect(atOnce).toBe(0));
  expect(mostAtOnce).toBe(1);
  expect(daily).toMatchObject({ enabled: false });
  expect(reminderChoice.read()).toBeUndefined();
});

test("who never had a reminder and chose none gets no setting", async () => {
  store.set(reminderAtom, "none");
  keepReminderChoice();
  await vi.waitFor(() => expect(reminderChoice.read()).toBeUndefined());
  expect(daily).toBeUndefined();
});

test("a save that fails does not stop the next one", async () => {
  server.mockRejectedValueOnce(new Error("no connection"));
  await expect(saveDaily({ enabled: true }, "a")).rejects.toThrow("no connection");
  await saveDaily({ enabled: true }, "a");
  expect(daily).toMatchObject({ enabled: true });
});

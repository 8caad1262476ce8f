import { randomBytes } from "node:crypto";
import type { PageSave, PageSaveResult } from "@mindle/domain/content/page-save";
import { saveAfactoryInput } from "../../../functions/src/operations/program/save-afactory-input.ts";
import { anAccount } from "./account.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { testStore } from "./store.ts";

/** Saves a page of a user at a time of the functions, in milliseconds since the epoch. */
export async function sendPageSave(
  uid: string,
  instanceId: string,
  save: PageSave,
  now: number,
): Promise<PageSaveResult> {
  const { results } = await saveAfactoryInput(
    { uid, toSubmit: { [instanceId]: save } },
    { account: anAccount(uid), uid, claimHash: null, idempotencyKey: null, language: null },
    {
      store: testStore(),
      appStore: EMPTY_APP_STORE,
      siteUrl: "https://mindle.example",
      now: () => now,
      random: randomBytes,
    },
  );
  const result = results[instanceId];
  if (result === undefined) throw new Error("no result");
  return result;
}

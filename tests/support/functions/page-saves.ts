import { randomBytes } from "node:crypto";
import type { BodyOf } from "@mindle/domain/api/operation";
import type { saveAfactoryInput as contract } from "@mindle/domain/api/program";
import type { PageSave, PageSaveResult } from "@mindle/domain/content/page-save";
import { randomId } from "@mindle/domain/identity/ids";
import { saveAfactoryInput } from "../../../functions/src/operations/program/save-afactory-input.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { testStore } from "./store.ts";
import { anAccount } from "./users.ts";

/** A new operation id, as a device makes it. */
export function makeOperationId(): string {
  return randomId(20, randomBytes);
}

/** A change of a page of the test programme that was made just now, where nothing was saved before. */
export function makePageSave(overrides: Partial<PageSave> = {}): PageSave {
  return {
    operationId: makeOperationId(),
    baseRevision: 0,
    ageMs: 0,
    saved: answer("a"),
    locale: "ko",
    ...overrides,
  };
}

/** The answers of a page whose only model, `text`, is answered. */
export function answer(text: string): PageSave["saved"] {
  return { text: { state: "answered", value: text } };
}

/** A body that saves one page of a user. */
export function saveBody(
  uid: string,
  instanceId: string,
  overrides: Partial<PageSave> = {},
): BodyOf<typeof contract> {
  return { uid, toSubmit: { [instanceId]: makePageSave(overrides) } };
}

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

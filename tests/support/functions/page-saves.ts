import { randomBytes } from "node:crypto";
import type { BodyOf } from "@mindle/domain/api/operation";
import type { saveAfactoryInput } from "@mindle/domain/api/program";
import type { PageSave } from "@mindle/domain/content/page-save";
import { randomId } from "@mindle/domain/identity/ids";

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
): BodyOf<typeof saveAfactoryInput> {
  return { uid, toSubmit: { [instanceId]: makePageSave(overrides) } };
}

import type { ErrorCode } from "@mindle/domain/api/errors";
import type { PageSaveResult, StoredPage } from "@mindle/domain/content/page-save";
import * as z from "zod/mini";
import { ApiError } from "../../api/api-error.ts";
import type { StepId } from "../answers.ts";
import type { Send, SentPage } from "../send.ts";

/** A page's answers when the server took them. */
export interface AppliedSave {
  readonly operationId: string;
  readonly instance: string;
  readonly page: SentPage;
  readonly result: PageSaveResult;
  /** The answers that these replaced. */
  readonly replaced: unknown;
}

interface Account {
  readonly pages: Map<string, StoredPage>;
  readonly saves: AppliedSave[];
  /** Every call that was taken, in order, repeats included. */
  readonly log: string[];
  readonly finishedSteps: string[];
  readonly reminders: Map<string, number>;
}

const EMPTY: StoredPage = { saved: null, revision: 0, savedAt: null };

/** The server, as far as answers know it. It follows the protocol of saving, with a clock that is moved by hand. */
export class TestServer {
  now = Date.UTC(2026, 6, 1);
  /** Refuses the calls that this returns a code for. */
  refuse: (path: string, instance: string) => ErrorCode | undefined = () => undefined;
  readonly #accounts = new Map<string, Account>();

  account(uid: string): Account {
    const known = this.#accounts.get(uid);
    if (known !== undefined) return known;
    const made = { pages: new Map(), saves: [], log: [], finishedSteps: [], reminders: new Map() };
    this.#accounts.set(uid, made);
    return made;
  }

  page(uid: string, instance: string): StoredPage {
    return this.account(uid).pages.get(instance) ?? EMPTY;
  }

  /** The server for one browser, whose token is that of `caller`. */
  send(caller: () => string | undefined): Send {
    const accountFor = (uid: string, path: string, instance = "") => {
      const refused = this.refuse(path, instance);
      if (refused !== undefined) throw new ApiError(path, refused, "refused");
      if (caller() === undefined) throw new ApiError(path, "unauthenticated", "no token");
      if (caller() !== uid) throw new ApiError(path, "failed-precondition", "another user's token");
      return this.account(uid);
    };
    return {
      save: async (uid, instance, page) => this.#save(accountFor(uid, "save", instance), instance, page),
      finishStep: async (uid, { programId, stepId }) => {
        const account = accountFor(uid, "finishStep");
        const step = `${programId}/${stepId}`;
        account.log.push(step);
        if (!account.finishedSteps.includes(step)) account.finishedSteps.push(step);
      },
      remind: async (uid, { programId, stepId, id, days, ageMs }: Parameters<Send["remind"]>[1]) => {
        const account = accountFor(uid, "remind");
        account.log.push(id);
        account.reminders.set(`${programId}/${stepId}/${id}`, this.now - ageMs + days * 24 * 60 * 60 * 1000);
      },
      read: async (uid, instance) => accountFor(uid, "read", instance).pages.get(instance),
    };
  }

  #save(account: Account, instance: string, page: SentPage): PageSaveResult {
    account.log.push(page.operationId);
    const repeated = account.saves.find(({ operationId }) => operationId === page.operationId);
    if (repeated !== undefined) return repeated.result;
    const before = account.pages.get(instance) ?? EMPTY;
    const { result, stored } = merge(before, page, this.now - page.ageMs);
    account.pages.set(instance, stored);
    const { operationId } = page;
    account.saves.push({ operationId, instance, page, result, replaced: before.saved });
    return result;
  }
}

function merge(
  before: StoredPage,
  page: SentPage,
  savedAt: number,
): { readonly result: PageSaveResult; readonly stored: StoredPage } {
  const saved = z.parse(z.json(), page.saved);
  const { revision } = before;
  const written = { saved, savedAt };
  const isLater = savedAt >= (before.savedAt ?? 0);
  const isBased = before.saved === null || page.baseRevision === revision;
  if (page.draft === true) {
    return isLater || isBased
      ? { result: { outcome: "draft", revision }, stored: { ...before, draft: written } }
      : { result: { outcome: "draft-is-older", revision }, stored: before };
  }
  const next = revision + 1;
  const { draft: _, ...rest } = before;
  if (isBased) {
    return { result: { outcome: "saved", revision: next }, stored: { ...rest, ...written, revision: next } };
  }
  if (!isLater) {
    const stored = { ...before, revision: next, other: written };
    return { result: { outcome: "other-is-later", revision: next }, stored };
  }
  const other = { saved: before.saved, savedAt: before.savedAt ?? 0 };
  const stored = { ...rest, ...written, revision: next, other };
  return { result: { outcome: "saved-over", revision: next }, stored };
}

/** A step as the server's log names it. */
export function stepName({ programId, stepId }: StepId): string {
  return `${programId}/${stepId}`;
}

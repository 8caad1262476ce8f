import type { ErrorCode } from "@mindle/domain/api/errors";
import {
  mergePageSave,
  type StoredAnswers,
  type WrittenAnswers,
} from "@mindle/domain/content/merge-page-save";
import { type PageSaveResult, type StoredPage, writtenAt } from "@mindle/domain/content/page-save";
import { afterRemovals, removeAnswers, staleAnswers } from "@mindle/domain/content/remove-answers";
import { DAY_MS } from "@mindle/domain/time";
import * as z from "zod/mini";
import { ApiError } from "../../api/api-error.ts";
import type { StepId } from "../answers.ts";
import type { AnswersApi, SentPage } from "../answers-api.ts";

/** A page's answers when the server took them. */
interface AppliedSave {
  readonly operationId: string;
  readonly instance: string;
  readonly page: SentPage;
  readonly result: PageSaveResult;
  /** The answers that these replaced. */
  readonly replaced: unknown;
}

interface Account {
  readonly pages: Map<string, StoredAnswers>;
  readonly saves: AppliedSave[];
  /** Every call that was taken, in order, repeats included. */
  readonly log: string[];
  readonly finishedSteps: string[];
  readonly reminders: Map<string, number>;
  /** Harms that were counted, as `programme harm`. */
  readonly harms: string[];
}

/** The server, as far as answers know it: it merges pages as the real one does, with a clock that is moved by hand. */
export class TestServer {
  now = Date.UTC(2026, 6, 1);
  /** Refuses the calls that this returns a code for. */
  refuse: (path: string, instance: string, ageMs: number) => ErrorCode | undefined = () => undefined;
  /** How long refused calls are told to wait; undefined where nothing is said. */
  retryAfterSeconds: number | undefined;
  readonly #accounts = new Map<string, Account>();

  account(uid: string): Account {
    const known = this.#accounts.get(uid);
    if (known !== undefined) return known;
    const made = { pages: new Map(), saves: [], log: [], finishedSteps: [], reminders: new Map(), harms: [] };
    this.#accounts.set(uid, made);
    return made;
  }

  page(uid: string, instance: string): StoredPage {
    return pageOf(this.account(uid).pages.get(instance) ?? { revision: 0 });
  }

  /** The server for one browser, whose token is that of `caller`. */
  api(caller: () => string | undefined): AnswersApi {
    const accountFor = (uid: string, path: string, { instance = "", ageMs = 0 } = {}) => {
      const refused = this.refuse(path, instance, ageMs);
      if (refused !== undefined)
        throw new ApiError(path, refused, "refused", undefined, this.retryAfterSeconds);
      if (caller() === undefined) throw new ApiError(path, "unauthenticated", "no token");
      if (caller() !== uid) throw new ApiError(path, "failed-precondition", "another user's token");
      return this.account(uid);
    };
    return {
      save: async (uid, instance, page) =>
        this.#save(accountFor(uid, "save", { instance, ageMs: page.ageMs }), instance, page),
      remove: async (uid, { instance, models, baseRevision, ageMs }) => {
        const account = accountFor(uid, "remove", { instance, ageMs });
        account.log.push(`remove ${instance}`);
        const removal = { models, baseRevision, at: writtenAt(ageMs, this.now) };
        const before = account.pages.get(instance) ?? { revision: 0 };
        const { revision, ...next } = removeAnswers(before, removal);
        account.pages.set(instance, { revision, ...next });
        return staleAnswers(before, removal).length > 0 ? { revision, isStale: true } : { revision };
      },
      finishStep: async (uid, { programId, stepId, ageMs }) => {
        const account = accountFor(uid, "finishStep", { ageMs });
        const step = `${programId}/${stepId}`;
        account.log.push(step);
        if (!account.finishedSteps.includes(step)) account.finishedSteps.push(step);
      },
      remind: async (uid, { programId, stepId, id, days, ageMs }: Parameters<AnswersApi["remind"]>[1]) => {
        const account = accountFor(uid, "remind", { ageMs });
        account.log.push(id);
        account.reminders.set(`${programId}/${stepId}/${id}`, this.now - ageMs + days * DAY_MS);
      },
      reportHarm: async (uid, { programId, harm }) => {
        accountFor(uid, "reportHarm").harms.push(`${programId} ${harm}`);
      },
      read: async (uid, instance) => {
        accountFor(uid, "read", { instance });
        return this.page(uid, instance);
      },
    };
  }

  #save(account: Account, instance: string, page: SentPage): PageSaveResult {
    const { operationId, baseRevision, ageMs, saved, draft } = page;
    account.log.push(operationId);
    const repeated = account.saves.find((each) => each.operationId === operationId);
    if (repeated !== undefined) return repeated.result;
    const before = account.pages.get(instance) ?? { revision: 0 };
    const written = { savedJson: JSON.stringify(saved), savedAt: writtenAt(ageMs, this.now) };
    const change = { ...written, baseRevision, isDraft: draft === true };
    const merged = mergePageSave(before, afterRemovals(before, change, this.now - ageMs));
    account.pages.set(instance, merged.page);
    const replaced = pageOf(before).saved;
    account.saves.push({ operationId, instance, page, result: merged.result, replaced });
    return merged.result;
  }
}

function pageOf({ saved, revision, draft, other }: StoredAnswers): StoredPage {
  return {
    saved: saved === undefined ? null : answersOf(saved).saved,
    revision,
    savedAt: saved?.savedAt ?? null,
    ...(draft !== undefined && { draft: answersOf(draft) }),
    ...(other !== undefined && { other: answersOf(other) }),
  };
}

function answersOf({ savedJson, savedAt }: WrittenAnswers) {
  return { saved: z.parse(z.json(), JSON.parse(savedJson)), savedAt };
}

/** A step as the server's log names it. */
export function stepName({ programId, stepId }: StepId): string {
  return `${programId}/${stepId}`;
}

import type { StoredPage } from "@mindle/domain/content/page-save";
import { type RandomBytes, randomId } from "@mindle/domain/identity/ids";
import type { Answers, FinishContext, PageAnswers, StepId } from "./answers.ts";
import { openDevice } from "./device.ts";
import { type Held, heldPage, routeKey, savesOf } from "./held.ts";
import { createHolder, type Later, type Tabs } from "./holder.ts";
import { type EntryStart, queueFinishStep, queueReminder } from "./outbox-changes.ts";
import { editPage, queueDraft, receivePage, restoreOther, savePage } from "./page-changes.ts";
import { isSameValue } from "./same-value.ts";
import { unsentWords } from "./unsent-words.ts";

const OPERATION_ID_LENGTH = 20;

const NO_PAGES: readonly string[] = [];

/** What answers need from the browser. */
export interface AnswersParts {
  /** Name of the database in IndexedDB. */
  readonly database: string;
  readonly tabs: Tabs;
  readonly later: Later;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** The first page was finished since this page was loaded: the browser may be asked to keep what it stores. */
  readonly onFirstFinish: () => void;
  /** The database is being deleted, here or in another tab: nothing is kept from now on. */
  readonly onDeleted: () => void;
}

/** {@link Answers} that can be ended. */
export interface AnswersStore extends Answers {
  /** Stops reading, writing and sending. */
  close(): void;
}

export function createAnswers(uid: string, parts: AnswersParts): AnswersStore {
  const listeners = new Set<() => void>();
  const views = new Map<string, { readonly of: Held; readonly answers: PageAnswers }>();
  const finished = new Map<string, readonly string[]>();
  /** Steps that were queued as finished while this page was open, also those that the server has by now. */
  const finishedHere = new Map<string, StepId>();
  let hasFinished = false;

  const holder = createHolder({
    openDevice: (known) =>
      openDevice({
        name: parts.database,
        known,
        onDeleted: () => {
          holder.close();
          parts.onDeleted();
        },
      }),
    tabs: parts.tabs,
    later: parts.later,
    onChange: () => {
      for (const entry of holder.held().outbox) {
        if (entry.kind === "finishStep") finishedHere.set(routeKey(entry), entry);
      }
      for (const listener of listeners) listener();
    },
  });

  const start = (): EntryStart => ({
    operationId: randomId(OPERATION_ID_LENGTH, parts.random),
    writtenAt: parts.now(),
    refused: undefined,
  });

  return {
    uid,
    storage: () => (holder.isBlocked() ? "blocked" : "kept"),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load: (instances) => holder.load({ pages: instances, routes: [] }),
    page(instance) {
      const held = holder.held();
      const known = views.get(instance);
      if (known?.of === held) return known.answers;
      const next = pageAnswers(held, instance);
      const answers = isSameValue(known?.answers, next) && known !== undefined ? known.answers : next;
      views.set(instance, { of: held, answers });
      return answers;
    },
    receive(pages: Readonly<Record<string, StoredPage>>) {
      const changes = Object.entries(pages).map(([instance, stored]) => receivePage(instance, stored));
      void holder.change(...changes);
    },
    edit: (instance, values) => void holder.change(editPage(instance, values)),
    async finishPage(instance, saved, context) {
      await holder.change(savePage(instance, saved, context, start()));
      if (!hasFinished) parts.onFirstFinish();
      hasFinished = true;
    },
    sendDrafts(instances: readonly string[], context: FinishContext) {
      void holder.change(...instances.map((instance) => queueDraft(instance, context, start())));
    },
    restoreOther: (instance) => void holder.change(restoreOther(instance, parts.now())),
    finishStep: (step) => holder.change(queueFinishStep(step, start())),
    finishedSteps(programId) {
      const { outbox } = holder.held();
      const refused = outbox
        .filter((entry) => entry.kind === "finishStep" && entry.refused !== undefined)
        .map((entry) => (entry.kind === "finishStep" ? routeKey(entry) : ""));
      const steps = [...finishedHere]
        .filter(([key, step]) => step.programId === programId && !refused.includes(key))
        .map(([, { stepId }]) => stepId);
      const known = finished.get(programId) ?? NO_PAGES;
      if (isSameValue(known, steps)) return known;
      finished.set(programId, steps);
      return steps;
    },
    remind: (reminder) => holder.change(queueReminder(reminder, start())),
    route: (step) => holder.held().routes.get(routeKey(step)) ?? NO_PAGES,
    loadRoute: (step) => holder.load({ pages: [], routes: [routeKey(step)] }),
    setRoute(step, pages) {
      const route = routeKey(step);
      const apply = ({ routes }: Held) => void routes.set(route, pages);
      void holder.change({ route, replaces: `route ${route}`, apply });
    },
    unsent() {
      const { pages, outbox } = holder.held();
      const drafts = [...pages.values()].filter(({ unsentDraft }) => unsentDraft === 1);
      const entries = outbox.filter((entry) => entry.kind !== "save" || !entry.isDraft);
      return drafts.length + entries.length;
    },
    // Nothing sends yet.
    flush: () => holder.refresh(),
    unsentWords: () => unsentWords(holder.held()),
    close: holder.close,
  };
}

function pageAnswers(held: Held, instance: string): PageAnswers {
  const { saved, draft, revision, other, unsentDraft } = heldPage(held, instance);
  const last = savesOf(held, instance).findLast(({ isDraft }) => !isDraft);
  const isWaiting = last !== undefined || unsentDraft === 1;
  const state = last?.refused !== undefined ? "refused" : isWaiting ? "waiting" : "sent";
  return { saved, draft, revision, other, state };
}

import type { StoredPage } from "@mindle/domain/content/page-save";
import { type RandomBytes, randomId } from "@mindle/domain/identity/ids";
import { createListeners } from "../../browser/listeners.ts";
import type { Answers, FinishContext, PageAnswers, StepId } from "../answers.ts";
import type { AnswersApi } from "../answers-api.ts";
import { createSender, type WithLock } from "../sender.ts";
import type { AnswersDatabase, DatabaseDeps } from "./answers-database.ts";
import {
  type Change,
  isSameValue,
  type LocalState,
  localPage,
  routeKey,
  savesOf,
  unsentPages,
} from "./local-state.ts";
import { createLocalStore, type SetTimer, type TabChannel } from "./local-store.ts";
import { type EntryStart, queueFinishStep, queueHarm, queueReminder } from "./outbox-changes.ts";
import { editPage, queueDraft, receivePage, restoreOther, savePage } from "./page-changes.ts";
import { queueRemoval } from "./removal-changes.ts";

const OPERATION_ID_LENGTH = 20;

const NO_PAGES: readonly string[] = [];

/** What answers need from the browser. */
export interface AnswersDeps {
  readonly openDatabase: (deps: DatabaseDeps) => AnswersDatabase;
  readonly tabs: TabChannel;
  readonly later: SetTimer;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly api: AnswersApi;
  readonly exclusive: WithLock;
  /** Calls `wake` whenever a retry may succeed: online, visible, after a sign-in. Returns an unsubscribe function. */
  readonly onRetryOpportunity: (wake: () => void) => () => void;
  /**
   * Called when the first page since this page was loaded is finished: the browser may then be asked for persistent
   * storage.
   */
  readonly onFirstFinish: () => void;
  /** Called when the database was deleted, here or in another tab: nothing is stored from then on. */
  readonly onDeleted: () => void;
}

/** {@link Answers} that can be closed. */
export interface ClosableAnswers extends Answers {
  /** Stops reading, writing and sending. */
  close(): void;
}

/** The answers of one user, stored locally and sent to the server. Starts to send waiting entries at once. */
export function createAnswers(uid: string, deps: AnswersDeps): ClosableAnswers {
  const listeners = createListeners();
  const views = new Map<string, { readonly of: LocalState; readonly answers: PageAnswers }>();
  const finished = new Map<string, readonly string[]>();
  /** Steps that were queued as finished while this page was open, also those that the server has by now. */
  const locallyFinished = new Map<string, StepId>();
  let hasFinished = false;

  const store = createLocalStore({
    openDatabase: (known) =>
      deps.openDatabase({
        known,
        onDeleted: () => {
          close();
          deps.onDeleted();
        },
      }),
    tabs: deps.tabs,
    later: deps.later,
    onChange: () => {
      for (const entry of store.state().outbox) {
        if (entry.kind === "finishStep") locallyFinished.set(routeKey(entry), entry);
      }
      listeners.notify();
    },
  });

  const { api, exclusive, later, now } = deps;
  const sender = createSender({
    uid,
    store,
    api,
    exclusive,
    later,
    now,
    chance: Math.random,
    onDayFull: listeners.notify,
  });
  const close = () => {
    stopWaking();
    sender.close();
    store.close();
  };
  const stopWaking = deps.onRetryOpportunity(() => {
    store.retry();
    void sender.wake();
  });
  void sender.wake();

  /** Queues entries, and sends them once they are stored. */
  const queue = async (...changes: readonly Change[]) => {
    await store.change(...changes);
    void sender.wake();
  };
  const start = (): EntryStart => ({
    operationId: randomId(OPERATION_ID_LENGTH, deps.random),
    writtenAt: deps.now(),
    refused: undefined,
  });

  return {
    uid,
    storage: () => (store.isBlocked() ? "blocked" : "kept"),
    isDayFull: sender.isDayFull,
    subscribe: listeners.subscribe,
    load: (instances) => store.load({ pages: instances, routes: [] }),
    page(instance) {
      const state = store.state();
      const known = views.get(instance);
      if (known?.of === state) return known.answers;
      const next = pageAnswers(state, instance);
      const answers = isSameValue(known?.answers, next) && known !== undefined ? known.answers : next;
      views.set(instance, { of: state, answers });
      return answers;
    },
    receive(pages: Readonly<Record<string, StoredPage>>) {
      const changes = Object.entries(pages).map(([instance, stored]) => receivePage(instance, stored));
      void store.change(...changes);
    },
    edit(instance, values) {
      void store.change(editPage(instance, values, deps.now()));
    },
    async finishPage(instance, saved, context) {
      await queue(savePage(instance, saved, context, start()));
      if (!hasFinished) deps.onFirstFinish();
      hasFinished = true;
    },
    sendDrafts(instances: readonly string[], context: FinishContext) {
      void queue(...instances.map((instance) => queueDraft(instance, context, start())));
    },
    restoreOther: (instance) => void store.change(restoreOther(instance, deps.now())),
    finishStep: (step) => queue(queueFinishStep(step, start())),
    finishedSteps(programId) {
      const { outbox } = store.state();
      const refused = outbox
        .filter((entry) => entry.kind === "finishStep" && entry.refused !== undefined)
        .map((entry) => (entry.kind === "finishStep" ? routeKey(entry) : ""));
      const steps = [...locallyFinished]
        .filter(([key, step]) => step.programId === programId && !refused.includes(key))
        .map(([, { stepId }]) => stepId);
      const known = finished.get(programId) ?? NO_PAGES;
      if (isSameValue(known, steps)) return known;
      finished.set(programId, steps);
      return steps;
    },
    removeAnswers: (instance, models) => queue(queueRemoval(instance, models, start())),
    waitingRemovals: () => store.state().outbox.filter(({ kind }) => kind === "remove").length,
    remind: (reminder) => queue(queueReminder(reminder, start())),
    reportHarm: (programId, harm) => queue(queueHarm(programId, harm, start())),
    route: (step) => store.state().routes.get(routeKey(step)) ?? NO_PAGES,
    loadRoute: (step) => store.load({ pages: [], routes: [routeKey(step)] }),
    setRoute(step, pages) {
      const route = routeKey(step);
      const apply = ({ routes }: LocalState) => void routes.set(route, pages);
      void store.change({ route, replaces: `route ${route}`, apply });
    },
    unsent() {
      const { pages, outbox } = store.state();
      const drafts = [...pages.values()].filter(({ unsentDraft }) => unsentDraft === 1);
      const entries = outbox.filter((entry) => {
        return !["harm", "remove"].includes(entry.kind) && !(entry.kind === "save" && entry.isDraft);
      });
      return drafts.length + entries.length;
    },
    async flush(timeoutMs) {
      let cancel = () => {};
      const timeout = new Promise<void>((resolve) => {
        cancel = later(resolve, timeoutMs);
      });
      await Promise.race([sender.wake(), timeout]);
      cancel();
    },
    unsentPages: () => unsentPages(store.state()),
    close,
  };
}

function pageAnswers(local: LocalState, instance: string): PageAnswers {
  const { saved, draft, revision, other, unsentDraft } = localPage(local, instance);
  const last = savesOf(local, instance).findLast(({ isDraft }) => !isDraft);
  const isWaiting = last !== undefined || unsentDraft === 1;
  const state = last?.refused !== undefined ? "refused" : isWaiting ? "waiting" : "sent";
  return { saved, draft, revision, other, state };
}

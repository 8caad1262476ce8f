import { DAY_MS } from "@mindle/domain/time";
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "./device/answers-database.ts";
import { type Change, emptyState } from "./device/local-state.ts";
import { queueFinishStep, removeEntry } from "./device/outbox-changes.ts";
import { editPage, receivePage, savePage } from "./device/page-changes.ts";
import { queueRemoval } from "./device/removal-changes.ts";
import { VISITOR } from "./first-steps.ts";
import {
  answersDatabase,
  removeAnswersDatabase,
  removeOldAnswers,
  removeSentAnswers,
} from "./remove-answers.ts";

const PAGE = "um-eng-v2s.d1-s2.where+um-eng-v2s.d1-s2.where";
const SENT_PAGE = "um-eng-v2s.d4-s3.guess+um-eng-v2s.d4-s3.guess";
const ROUTE = "um-eng-v2s/d4-s3";
const NOW = Date.UTC(2026, 5, 1);
const SENT = { operationId: "AAAAAAAAAAAAAAAAAAAA", refused: undefined };

afterEach(async () => {
  for (const uid of ["sky", "sea", VISITOR]) await removeAnswersDatabase(uid);
});

async function store(uid: string, ...changes: readonly Change[]): Promise<void> {
  const database = openDatabase(answersDatabase(uid), { known: emptyState, onDeleted: () => {} });
  await database.write(changes);
  database.close();
}

async function users(): Promise<readonly string[]> {
  const databases = await indexedDB.databases();
  return databases.map(({ name = "" }) => name.replace("answers-", "")).sort();
}

/** What a user has on this device, whether it was sent or not. */
async function stored(uid: string) {
  const database = openDatabase(answersDatabase(uid), { known: emptyState, onDeleted: () => {} });
  const state = await database.read({ pages: [PAGE, SENT_PAGE], routes: [ROUTE], drafts: true });
  database.close();
  return {
    pages: [...state.pages.keys()],
    outbox: state.outbox.map(({ kind }) => kind),
    routes: [...state.routes.keys()],
  };
}

/** A page that the server has, and which pages of its step were visited. */
const ON_SERVER: readonly Change[] = [
  receivePage(SENT_PAGE, {
    saved: { text: { state: "answered", value: "아무도 모르는 글" } },
    revision: 1,
    savedAt: NOW,
  }),
  { route: ROUTE, apply: ({ routes }) => void routes.set(ROUTE, ["guess"]) },
];

function draft(writtenAt: number): Change {
  return editPage(PAGE, { text: "쓰던 글" }, writtenAt);
}

function finished(writtenAt: number): Change {
  const saved = { text: { state: "answered", value: "글" } } as const;
  return savePage(PAGE, saved, { locale: "ko", version: undefined }, { ...SENT, writtenAt });
}

function finishedStep(writtenAt: number): Change {
  return queueFinishStep({ programId: "um-eng-v2s", stepId: "d1-s2" }, { ...SENT, writtenAt });
}

test.each([
  ["a draft", draft],
  ["a finished page", finished],
  ["a finished step", finishedStep],
])("%s of another user waits 30 days and is then removed", async (_, change) => {
  await store("sea", change(NOW));
  await store("sky", change(NOW));
  await removeOldAnswers("sky", NOW + 30 * DAY_MS);
  expect(await users()).toEqual(["sea", "sky"]);
  await removeOldAnswers("sky", NOW + 30 * DAY_MS + 1);
  expect(await users()).toEqual(["sky"]);
});

test("what was sent is removed when its user is gone", async () => {
  await store("sea", finished(NOW), removeEntry(SENT.operationId));
  await removeOldAnswers(undefined, NOW);
  expect(await users()).toEqual([]);
});

test("at a sign-out, what was sent is removed and the rest waits", async () => {
  await store("sky", finished(NOW));
  await removeSentAnswers("sky");
  expect(await users()).toEqual(["sky"]);
  await store("sky", removeEntry(SENT.operationId));
  await removeSentAnswers("sky");
  expect(await users()).toEqual([]);
});

const WAITING: readonly [string, Change, Awaited<ReturnType<typeof stored>>][] = [
  ["a draft", draft(NOW), { pages: [PAGE], outbox: [], routes: [] }],
  ["a finished page", finished(NOW), { pages: [PAGE], outbox: ["save"], routes: [] }],
  ["a finished step", finishedStep(NOW), { pages: [], outbox: ["finishStep"], routes: [] }],
  [
    "a deletion",
    queueRemoval(SENT_PAGE, { text: {} }, { ...SENT, writtenAt: NOW }),
    { pages: [], outbox: ["remove"], routes: [] },
  ],
];

test.each(WAITING)("of a session that ended elsewhere, %s waits alone", async (_, change, left) => {
  await store("sky", ...ON_SERVER, change);
  await removeSentAnswers("sky");
  expect(await stored("sky")).toEqual(left);
});

test.each(WAITING)("of a user who is gone, %s waits alone", async (_, change, left) => {
  await store("sea", ...ON_SERVER, change);
  await removeOldAnswers(undefined, NOW);
  expect(await stored("sea")).toEqual(left);
});

test("words that gave way on this device and are nowhere else wait with what was not sent", async () => {
  const written = editPage(SENT_PAGE, { text: "여기에만 있는 글" }, NOW);
  const restored = receivePage(SENT_PAGE, { saved: null, revision: 1, savedAt: NOW });
  await store("sky", written, restored, finishedStep(NOW));
  await removeSentAnswers("sky");
  expect(await stored("sky")).toMatchObject({ pages: [SENT_PAGE] });
});

test("a visitor's place in a step stays", async () => {
  await store(VISITOR, draft(NOW), ...ON_SERVER.slice(1));
  await removeOldAnswers(undefined, NOW);
  expect(await stored(VISITOR)).toEqual({ pages: [PAGE], outbox: [], routes: [ROUTE] });
});

test("what is removed while its sent pages are is not made anew", async () => {
  await store("sky", ...ON_SERVER, finished(NOW));
  await Promise.all([removeSentAnswers("sky"), removeAnswersDatabase("sky")]);
  expect(await users()).toEqual([]);
});

test("answers that cannot be read are not removed", async () => {
  await store("sky", finished(NOW));
  const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("no access", "UnknownError");
  });
  await removeSentAnswers("sky");
  opening.mockRestore();
  expect(await users()).toEqual(["sky"]);
});

test("a browser without storage has nothing to remove", async () => {
  const fail = () => {
    throw new DOMException("storage is blocked", "SecurityError");
  };
  for (const method of ["open", "databases", "deleteDatabase"] as const) {
    vi.spyOn(indexedDB, method).mockImplementation(fail);
  }
  await removeSentAnswers("sky");
  await removeOldAnswers("sky", NOW);
  await removeAnswersDatabase("sky");
  vi.restoreAllMocks();
});

test("open answers stop when they are removed", async () => {
  const onDeleted = vi.fn();
  const database = openDatabase(answersDatabase("sky"), { known: emptyState, onDeleted });
  await database.write([finished(NOW)]);
  await removeAnswersDatabase("sky");
  expect(onDeleted).toHaveBeenCalledOnce();
  await expect(database.write([draft(NOW)])).rejects.toThrow();
  expect(await users()).toEqual([]);
});

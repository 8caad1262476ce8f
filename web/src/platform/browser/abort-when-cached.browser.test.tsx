import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { abortWhenCached } from "./abort-when-cached.ts";

const NAME = "abort-when-cached";

beforeEach(() => abortWhenCached());
afterEach(() => deleteDB(NAME));

function openTestDatabase() {
  return openDB(NAME, 1, { upgrade: (created) => void created.createObjectStore("texts") });
}

function hidePage(persisted: boolean): void {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
}

function showPage(): void {
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

test("a page that is kept for the way back holds up no other page's transactions", async () => {
  const [left, opened] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const unfinished = left.transaction("texts", "readwrite");
  const aborted = expect(unfinished.done).rejects.toMatchObject({ name: "AbortError" });
  const read = unfinished.store.get("text").then(
    () => "read",
    () => "failed",
  );
  hidePage(true);
  const late = left.put("texts", "written on the way there", "late");
  await expect(late).rejects.toMatchObject({ name: "AbortError" });
  showPage();
  await opened.put("texts", "of the next page", "text");
  await aborted;
  expect(await read).toBe("failed");
  expect(await left.getAll("texts")).toEqual(["of the next page"]);
  left.close();
  opened.close();
});

test("what has been committed stays, and a page that ends finishes what it does", async () => {
  const database = await openTestDatabase();
  const committed = database.transaction("texts", "readwrite");
  const writes = [committed.store.put("1", "one"), committed.done];
  committed.commit();
  hidePage(true);
  await Promise.all(writes);
  showPage();
  const last = database.put("texts", "2", "two");
  hidePage(false);
  await last;
  expect(await database.getAll("texts")).toEqual(["1", "2"]);
  database.close();
});

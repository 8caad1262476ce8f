import { getUserInfo } from "@mindle/domain/api/auth";
import { retainedUntil, retentionCutoff } from "@mindle/domain/policy/terms";
import { MINUTE_MS } from "@mindle/domain/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { USER_COLLECTIONS } from "../../../functions/src/store/accounts/user-collections.ts";
import { deleteUnusedAccounts } from "../../../functions/src/triggers/deletions.ts";
import { call } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { testStore } from "../../support/functions/store.ts";
import { documentsWith, fillUserData } from "../../support/functions/user-data.ts";
import {
  makeAnonymousUser,
  makeUser,
  setLastUse,
  signInAgain,
  type TestUser,
} from "../../support/functions/users.ts";

const place = () => database().doc("sweeps/accounts");
const deps = () => ({ store: testStore(), now: Date.now });
const run = () => deleteUnusedAccounts(deps(), new Date());

/** An account that was last used just before, or just after, the time from which it would be deleted. */
async function makeUsedUser({ beforeCutoff }: { readonly beforeCutoff: boolean }): Promise<TestUser> {
  const user = await makeUser();
  await fillUserData(user);
  await setLastUse(user, retentionCutoff(Date.now()) + (beforeCutoff ? -MINUTE_MS : 60 * MINUTE_MS));
  return user;
}

async function expectGone({ uid, email }: TestUser): Promise<void> {
  expect(await testStore().accounts.find(uid)).toBeUndefined();
  expect(await documentsWith(uid, email)).toEqual([]);
}

// From the first account.
beforeEach(() => place().delete());

describe("an account that was not used for the years of the policy", () => {
  test("is deleted with all its data, and no other one", async () => {
    const [unused, used, present] = await Promise.all([
      makeUsedUser({ beforeCutoff: true }),
      makeUsedUser({ beforeCutoff: false }),
      makeUser(),
    ]);
    await fillUserData(present);
    const kept = await documentsWith(used.uid, used.email, present.uid, present.email);
    expect(await documentsWith(unused.uid)).toHaveLength(USER_COLLECTIONS.length + 1);

    expect(await run()).toBe(1);
    await expectGone(unused);
    expect(await documentsWith(used.uid, used.email, present.uid, present.email)).toEqual(kept);
    for (const { uid } of [used, present]) expect(await testStore().accounts.find(uid)).toBeDefined();
    expect(await run()).toBe(0);
  });

  test("is deleted also without documents, anonymous or not", async () => {
    const [anonymous, user] = await Promise.all([makeAnonymousUser(), makeUser()]);
    for (const one of [anonymous, user]) await setLastUse(one, retentionCutoff(Date.now()) - MINUTE_MS);
    expect(await run()).toBe(2);
    await expectGone(user);
    expect(await testStore().accounts.find(anonymous.uid)).toBeUndefined();
  });

  test("is kept once its user has come back", async () => {
    const user = await makeUsedUser({ beforeCutoff: true });
    const { token } = await signInAgain(user);
    expect(await run()).toBe(0);
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ userId: user.uid });
  });

  test("is kept where its user comes back after the run has listed it", async () => {
    const user = await makeUsedUser({ beforeCutoff: true });
    const store = testStore();
    const list = vi.spyOn(store.accounts, "list").mockImplementation(async (after) => {
      list.mockRestore();
      const listed = await store.accounts.list(after);
      await signInAgain(user);
      return listed;
    });
    expect(await run()).toBe(0);
    const { token } = await signInAgain(user);
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ userId: user.uid });
  });

  test("is deleted once, by two runs at once", async () => {
    const user = await makeUsedUser({ beforeCutoff: true });
    await Promise.all([run(), run()]);
    await expectGone(user);
  });
});

test("the time counts from the last use, by the clock of the schedule", async () => {
  const user = await makeUser();
  const lastUse = retentionCutoff(Date.now()) + 4 * MINUTE_MS;
  await setLastUse(user, lastUse);
  expect(await deleteUnusedAccounts(deps(), new Date(retainedUntil(lastUse) - 2 * MINUTE_MS))).toBe(0);
  expect(await deleteUnusedAccounts(deps(), new Date(retainedUntil(lastUse) + 2 * MINUTE_MS))).toBe(1);
  await expectGone(user);
});

test("a run goes on where the last one ended, and begins anew after the last account", async () => {
  const users = await Promise.all([makeUser(), makeUser()]);
  for (const user of users) await setLastUse(user, retentionCutoff(Date.now()) - MINUTE_MS);
  const [first = "", last = ""] = users.map(({ uid }) => uid).toSorted();
  // The place that the Auth emulator names is the last account of a part.
  await place().set({ after: first });
  expect(await run()).toBe(1);
  expect(await testStore().accounts.find(first)).toBeDefined();
  expect(await testStore().accounts.find(last)).toBeUndefined();
  expect((await place().get()).get("after")).toBeNull();
  expect(await run()).toBe(1);
});

test("a deletion that was interrupted is completed by the next walk", async () => {
  const user = await makeUsedUser({ beforeCutoff: true });
  await testStore().userData.markDeleting(user.uid, Date.now());
  await testStore().userData.deleteDocuments(user.uid);
  expect(await run()).toBe(1);
  await expectGone(user);
});

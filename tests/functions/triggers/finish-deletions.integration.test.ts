import { getUserInfo } from "@mindle/domain/api/auth";
import { expect, test } from "vitest";
import { deleteOrphans } from "../../../functions/src/triggers/deletions.ts";
import { call } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { testStore } from "../../support/functions/store.ts";
import { documentsWith, fillUserData } from "../../support/functions/user-data.ts";
import { deleteUser, makeUser } from "../../support/functions/users.ts";

const place = () => database().doc("sweeps/users");

/** Runs as often as all users need, from the first one. */
async function lookAtAllUsers(): Promise<void> {
  await place().delete();
  do await deleteOrphans({ store: testStore(), now: Date.now });
  while ((await place().get()).get("after") !== null);
}

test("data of an account that was deleted in Auth itself are deleted, and no others", async () => {
  const [deleted, kept] = await Promise.all([makeUser(), makeUser()]);
  await Promise.all([fillUserData(deleted), fillUserData(kept)]);
  const before = await documentsWith(kept.uid);
  await deleteUser(deleted);
  await lookAtAllUsers();
  const left = await documentsWith(deleted.uid, deleted.email);
  expect(left.filter((path) => !path.startsWith("transactions/"))).toEqual([]);
  expect(await documentsWith(kept.uid)).toEqual(before);
});

test("a run goes on where the last one ended, and begins anew after the last user", async () => {
  for (const { token } of await Promise.all([makeUser(), makeUser(), makeUser()])) {
    await call(getUserInfo, {}, { token });
  }
  await place().delete();
  const { userData } = testStore();
  const all = await userData.nextUsers(1_000_000);
  const found: string[] = [];
  for (let page = await userData.nextUsers(2); ; page = await userData.nextUsers(2)) {
    expect(page.length).toBeLessThanOrEqual(2);
    found.push(...page);
    if (page.length < 2) break;
  }
  expect(found).toEqual(all);
});

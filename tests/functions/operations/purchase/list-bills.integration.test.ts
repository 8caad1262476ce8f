import { BILL_STATUSES, BILLS_PER_PAGE, type Bill, listBills } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeBill } from "../../../support/functions/purchases.ts";
import { makeUser } from "../../../support/functions/users.ts";

const statuses = [...BILL_STATUSES];

describe("purchase/listBills", () => {
  test("no token: refused", async () => {
    expect((await refusal(listBills, { statuses })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const body of [{}, { statuses: [] }, { statuses: ["paid"] }, { statuses: "created" }]) {
      const refused = await refusal(listBills, body, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^statuses/) });
    }
  });

  test("forbidden: bills of other users are not returned", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    await makeBill(owner);
    expect(await call(listBills, { statuses }, { token: other.token })).toEqual([]);
  });

  test("success: those with one of the statuses, newest first", async () => {
    const user = await makeUser();
    const [one, two, three] = await Promise.all([makeBill(user), makeBill(user), makeBill(user)]);
    const set = (id: string, change: object) =>
      database()
        .doc(`bills/${id}`)
        .update({ ...change });
    await set(one.id, { regTime: 2000, status: "success" });
    await set(two.id, { regTime: 3000, status: "cancelled" });
    await set(three.id, { regTime: 1000 });
    const listed = async (...filter: typeof statuses) =>
      (await call(listBills, { statuses: filter }, { token: user.token })).map(({ id }) => id);
    expect(await listed("success", "cancelled")).toEqual([two.id, one.id]);
    expect(await listed("success", "cancelled", "created")).toEqual([two.id, one.id, three.id]);
    expect(await listed("created", "created")).toEqual([three.id]);
    expect(await call(listBills, { statuses: ["success"] }, { token: user.token })).toEqual([
      { ...one, regTime: 2000, status: "success" },
    ]);
  });

  test("success: more than a page is listed page by page, each bill once", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const first = await makeBill(user);
    const document = (await database().doc(`bills/${first.id}`).get()).data() ?? {};
    const writer = database().batch();
    for (let number = 1; number < 250; number += 1) {
      // Some have the same time.
      const regTime = document["regTime"] - Math.floor(number / 3);
      writer.set(database().doc(`bills/${first.id.slice(0, 10)}${1000 + number}aa`), {
        ...document,
        regTime,
      });
    }
    await writer.commit();
    const sizes: number[] = [];
    const listed: Bill[] = [];
    for (let after: string | undefined; sizes.at(-1) !== 50; after = listed.at(-1)?.id) {
      const body = after === undefined ? { statuses } : { statuses, after };
      const page = await call(listBills, body, { token: user.token });
      sizes.push(page.length);
      listed.push(...page);
    }
    expect(sizes).toEqual([BILLS_PER_PAGE, BILLS_PER_PAGE, 50]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(250);
    const times = listed.map(({ regTime }) => regTime);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    for (const after of [first.id, "a1B2c3D4e5F6g7H8i9J0"]) {
      const refused = await refusal(listBills, { statuses, after }, { token: other.token });
      expect(refused).toEqual({ code: "invalid-argument", message: "after: is no bill of yours" });
    }
  });

  test("repeat: a repeated call returns the same", async () => {
    const user = await makeUser();
    await Promise.all([makeBill(user), makeBill(user), makeBill(user)]);
    const first = await call(listBills, { statuses }, { token: user.token });
    expect(first).toHaveLength(3);
    expect(await call(listBills, { statuses }, { token: user.token })).toEqual(first);
  });
});

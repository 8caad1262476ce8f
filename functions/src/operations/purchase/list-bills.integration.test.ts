import { BILL_STATUSES, listBills } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../testing/api.ts";
import { database } from "../../testing/database.ts";
import { makeBill } from "../../testing/purchases.ts";
import { makeUser } from "../../testing/users.ts";

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

  test("repeat: a repeated call returns the same", async () => {
    const user = await makeUser();
    await Promise.all([makeBill(user), makeBill(user), makeBill(user)]);
    const first = await call(listBills, { statuses }, { token: user.token });
    expect(first).toHaveLength(3);
    expect(await call(listBills, { statuses }, { token: user.token })).toEqual(first);
  });
});

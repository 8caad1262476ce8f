import type { ErrorCode } from "@mindle/domain/api/errors";
import type { Bill } from "@mindle/domain/api/purchase";
import type { ShellProblem } from "@mindle/domain/bridge/purchase-answers";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { UnfinishedPurchase } from "../storage/schema.ts";
import type { ShellResult } from "./bridge.ts";
import { Purchases } from "./purchases.ts";

const SLUG = "riggy-complete";
const PRODUCT = "riggy_complete.v0";
const PAID = "2000000001";
const ASKED = ["purchase/getProductInfo", "purchase/requestPurchase"];

type Call = "createBill" | "processPayment" | "failBill";

/** What the shell, the server and the browser do; by default everything succeeds. */
interface Edge {
  uid: string | undefined;
  price: ShellResult;
  purchase: ShellResult | Promise<ShellResult>;
  /** The time in which what a payment opened is read. */
  reload: Promise<void>;
  /** Codes with which the next calls of an operation fail, one each. */
  readonly failures: Partial<Record<Call, ErrorCode[]>>;
}

/** A page whose shell and server are at hand; several share what is on the device and on the server. */
class World {
  readonly edge: Edge = {
    uid: "ann",
    price: { ok: true, value: "₩49,000" },
    purchase: { ok: true, value: PAID },
    reload: Promise.resolve(),
    failures: {},
  };
  readonly asked: string[] = [];
  readonly calls: string[] = [];
  readonly traces: string[] = [];
  /** Transactions that the shell was told to finish. */
  readonly finished: string[] = [];
  /** Users whose payment was accepted. */
  readonly settled: string[] = [];
  /** How often the user was told of a payment that nothing on the screen waited for. */
  announced = 0;
  readonly bills = new Map<string, { status: Bill["status"]; transactionId?: string; reason?: string }>();
  stored: UnfinishedPurchase | undefined;

  /** A page as it starts. */
  start(): Purchases {
    return new Purchases({
      ask: async ({ type, data }) => {
        this.asked.push(type);
        if (type === "purchase/getProductInfo") return this.edge.price;
        expect(data).toMatchObject({ productIdentifier: PRODUCT, appAccountToken: "token of ann" });
        return this.edge.purchase;
      },
      finish: (transactionId) => this.finished.push(transactionId),
      uid: async () => this.edge.uid,
      findPackage: async () => ({ id: PRODUCT, ios: { productIdentifier: PRODUCT } }),
      createBill: async (terms, uid) => {
        this.#call("createBill");
        expect(terms).toEqual({ packageId: PRODUCT, productIdentifier: PRODUCT, localizedPrice: "₩49,000" });
        const id = `bill${this.bills.size + 1}`;
        this.bills.set(id, { status: "created" });
        return { id, appAccountToken: `token of ${uid}` };
      },
      processPayment: async (transactionId) => {
        this.#call("processPayment");
        const bills = [...this.bills];
        const [id, bill] =
          bills.find(([, known]) => known.transactionId === transactionId) ??
          bills.findLast(([, { status }]) => status === "created") ??
          [];
        if (id === undefined || bill === undefined) throw new ApiError("", "not-found", "no open bill");
        Object.assign(bill, { status: "success", transactionId });
        return billOf(id);
      },
      failBill: async (id, reason) => {
        this.#call("failBill");
        const bill = this.bills.get(id);
        if (bill?.status !== "created") throw new ApiError("", "failed-precondition", "paid");
        Object.assign(bill, { status: "cancelled", reason });
      },
      onSettled: (uid) => {
        this.settled.push(uid);
        return this.edge.reload;
      },
      announce: () => {
        this.announced += 1;
      },
      track: (name) => this.traces.push(name),
      report: (_what, error) => expect(error).toBeInstanceOf(Error),
      unfinished: {
        read: () => this.stored,
        write: (purchase) => {
          this.stored = purchase;
        },
      },
    });
  }

  statuses(): readonly string[] {
    return [...this.bills.values()].map(({ status }) => status);
  }

  #call(name: Call): void {
    this.calls.push(name);
    const code = this.edge.failures[name]?.shift();
    if (code !== undefined) throw new ApiError(name, code, "");
  }
}

function billOf(id: string): Bill {
  return {
    id,
    status: "success",
    regTime: 1,
    item: { packageInfo: { id: PRODUCT, name: { ko: "", en: "" } } },
    product: { iosIap: { localizedPrice: "₩49,000" } },
  };
}

const SUCCESS = { status: "success", slug: SLUG };

function failed(problem: string) {
  return { status: "fail", slug: SLUG, problem };
}

test("a purchase asks for the price, makes a bill, asks for the payment and settles the bill", async () => {
  const world = new World();
  const purchases = world.start();
  const states: string[] = [];
  purchases.subscribe(() => states.push(purchases.state().status));
  await purchases.buy(SLUG);
  expect(states).toEqual(["purchasing", "success"]);
  expect(world.asked).toEqual(ASKED);
  expect(world.calls).toEqual(["createBill", "processPayment"]);
  expect(world.statuses()).toEqual(["success"]);
  expect(world.traces).toEqual(["purchase_request", "purchase_bill", "purchase_success"]);
  expect([world.settled, world.stored]).toEqual([["ann"], undefined]);
});

test("a purchase is done when what it opened has been read", async () => {
  const world = new World();
  const { promise, resolve } = Promise.withResolvers<void>();
  world.edge.reload = promise;
  const purchases = world.start();
  const done = purchases.buy(SLUG);
  await expect.poll(() => world.settled).toEqual(["ann"]);
  expect(purchases.state()).toEqual({ status: "purchasing", slug: SLUG });
  resolve();
  await done;
  expect(purchases.state()).toEqual(SUCCESS);
});

test("a purchase is done in time also where what it opened cannot be read", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const world = new World();
  world.edge.reload = new Promise(() => undefined);
  const purchases = world.start();
  const done = purchases.buy(SLUG);
  await vi.advanceTimersByTimeAsync(4_900);
  expect([world.settled, purchases.state().status]).toEqual([["ann"], "purchasing"]);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(purchases.state()).toEqual(SUCCESS);
});

test("started twice at once there is one purchase", async () => {
  const world = new World();
  const purchases = world.start();
  await Promise.all([purchases.buy(SLUG), purchases.buy(SLUG), purchases.buy("jumpy-complete")]);
  expect(world.asked).toEqual(ASKED);
  expect(purchases.state()).toEqual(SUCCESS);
});

test("a purchase whose transaction was processed before ends as well", async () => {
  const world = new World();
  const purchases = world.start();
  await purchases.buy(SLUG);
  purchases.dismiss();
  await purchases.buy(SLUG);
  expect(purchases.state()).toEqual(SUCCESS);
});

describe("who was not there when a payment was accepted", () => {
  test.each<readonly [string, (purchases: Purchases) => Promise<unknown>]>([
    ["what is on the device", (purchases) => purchases.resume("ann")],
    ["what the shell sends", (purchases) => purchases.settleTransaction(PAID)],
  ])("is announced once, at the next start, by %s", async (_name, finish) => {
    const world = new World();
    world.edge.failures.processPayment = ["unavailable", "unavailable"];
    await world.start().buy(SLUG);
    await finish(world.start());
    expect(world.announced).toBe(0);
    await finish(world.start());
    expect(world.announced).toBe(1);
    // The shell may not have heard that it was processed.
    await world.start().settleTransaction(PAID);
    expect(world.announced).toBe(1);
  });

  test("is not announced beside the sheet that was pressed", async () => {
    const world = new World();
    world.edge.failures.processPayment = ["unavailable"];
    const purchases = world.start();
    await purchases.buy(SLUG);
    purchases.dismiss();
    await purchases.buy(SLUG);
    expect([purchases.state(), world.announced]).toEqual([SUCCESS, 0]);
  });

  test("is announced after the sheet that was pressed is gone", async () => {
    const world = new World();
    const purchases = world.start();
    const buying = purchases.buy(SLUG);
    purchases.leave();
    await buying;
    expect([purchases.state(), world.announced]).toEqual([SUCCESS, 1]);
  });

  test("is not announced after the payer has signed out", async () => {
    const world = new World();
    world.edge.failures.processPayment = ["unavailable"];
    await world.start().buy(SLUG);
    const reloading = Promise.withResolvers<void>();
    world.edge.reload = reloading.promise;
    const finishing = world.start().resume("ann");
    await vi.waitFor(() => expect(world.settled).toEqual(["ann"]));
    world.edge.uid = undefined;
    reloading.resolve();
    await finishing;
    expect(world.announced).toBe(0);
  });
});

describe("nothing is asked of the store", () => {
  test.each<readonly [string, (edge: Edge) => void]>([
    ["without a user", (edge) => Object.assign(edge, { uid: undefined })],
    ["without a price", (edge) => Object.assign(edge, { price: { ok: false, problem: "unavailable" } })],
    ["without a bill", (edge) => Object.assign(edge, { failures: { createBill: ["unavailable"] } })],
  ])("%s", async (_name, change) => {
    const world = new World();
    change(world.edge);
    const purchases = world.start();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(failed("not-started"));
    expect(world.asked).not.toContain("purchase/requestPurchase");
    expect(world.stored).toBeUndefined();
  });
});

describe("what the store does not carry out", () => {
  test.each([
    ["cancelled", "cancelled", "purchase_cancel"],
    ["failed", "store", "purchase_fail"],
    ["unavailable", "store", "purchase_fail"],
  ] as const)("%s is reported against the bill", async (problem, shown, trace) => {
    const world = new World();
    world.edge.purchase = { ok: false, problem };
    const purchases = world.start();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(failed(shown));
    expect([...world.bills.values()]).toEqual([{ status: "cancelled", reason: problem }]);
    expect(world.traces.at(-1)).toBe(trace);
  });

  test("is reported at the next start where the server could not be reached", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "cancelled" };
    world.edge.failures.failBill = ["unavailable"];
    await world.start().buy(SLUG);
    expect(world.statuses()).toEqual(["created"]);
    await world.start().resume("bob");
    expect(world.statuses()).toEqual(["created"]);
    await world.start().resume("ann");
    expect([...world.bills.values()]).toEqual([{ status: "cancelled", reason: "cancelled" }]);
    await world.start().resume("ann");
    expect(world.calls.filter((name) => name === "failBill")).toHaveLength(2);
  });

  test("but pays after all is used, with a new bill", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "failed" };
    const purchases = world.start();
    await purchases.buy(SLUG);
    expect(await purchases.settleTransaction(PAID)).toBeUndefined();
    expect(purchases.state()).toEqual(SUCCESS);
    expect(world.statuses()).toEqual(["cancelled", "success"]);
    expect(world.stored).toBeUndefined();
  });

  test("but pays after all, while no bill can be made, is finished by another press without another payment", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "failed" };
    const purchases = world.start();
    await purchases.buy(SLUG);
    world.edge.failures.createBill = ["unavailable"];
    expect(await purchases.settleTransaction(PAID)).toBe("unavailable");
    purchases.dismiss();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(SUCCESS);
    expect([world.asked, world.statuses()]).toEqual([ASKED, ["cancelled", "success"]]);
  });

  test("and is refused later leaves nothing behind that would keep one from buying", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "failed" };
    const purchases = world.start();
    await purchases.buy(SLUG);
    world.edge.failures.createBill = ["failed-precondition"];
    expect(await purchases.settleTransaction("3000000001")).toBe("refused");
    world.edge.purchase = { ok: true, value: PAID };
    purchases.dismiss();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(SUCCESS);
  });

  test("waits for approval with its bill open, and is settled when it comes", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "pending" };
    const purchases = world.start();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(failed("pending"));
    expect(world.statuses()).toEqual(["created"]);
    expect(await world.start().settleTransaction(PAID)).toBeUndefined();
    expect(world.statuses()).toEqual(["success"]);
    expect(world.stored).toBeUndefined();
  });
});

describe("a payment that the server did not confirm", () => {
  test.each(["unavailable", "internal", "resource-exhausted", "unauthenticated"] as const)(
    "%s: is finished by another press, without another payment",
    async (code) => {
      const world = new World();
      world.edge.failures.processPayment = [code];
      const purchases = world.start();
      await purchases.buy(SLUG);
      expect(purchases.state()).toEqual(failed("unsettled"));
      purchases.dismiss();
      await purchases.buy(SLUG);
      expect(purchases.state()).toEqual(SUCCESS);
      expect(world.asked).toEqual(ASKED);
      expect(world.statuses()).toEqual(["success"]);
      expect(world.finished).toEqual([PAID]);
    },
  );

  test("is finished at the next start of its user", async () => {
    const world = new World();
    world.edge.failures.processPayment = ["unavailable"];
    await world.start().buy(SLUG);
    const next = world.start();
    await next.resume("bob");
    expect(world.settled).toEqual([]);
    await next.resume("ann");
    expect([world.settled, world.stored, world.finished]).toEqual([["ann"], undefined, [PAID]]);
    expect(next.state()).toEqual(SUCCESS);
  });

  test("is a purchase under way while the next start finishes it, and unsettled where that fails too", async () => {
    const world = new World();
    world.edge.failures.processPayment = ["unavailable", "unavailable"];
    await world.start().buy(SLUG);
    const next = world.start();
    const states: string[] = [];
    next.subscribe(() => states.push(next.state().status));
    expect(await next.resume("ann")).toBe("unsettled");
    expect(next.state()).toEqual(failed("unsettled"));
    expect(await next.resume("ann")).toBeUndefined();
    expect(states).toEqual(["purchasing", "fail", "ready", "purchasing", "success"]);
    expect(world.asked).toEqual(ASKED);
  });

  test.each([
    ["failed-precondition", "refused"],
    // Another account's, or a family member's: the screen says who can open it.
    ["permission-denied", "not-theirs"],
    ["already-exists", "refused"],
  ] as const)("%s: is reported against the bill", async (code, problem) => {
    const world = new World();
    world.edge.failures.processPayment = [code];
    const purchases = world.start();
    await purchases.buy(SLUG);
    expect(purchases.state()).toEqual(failed(problem));
    expect([...world.bills.values()]).toEqual([{ status: "cancelled", reason: code }]);
  });
});

describe("a transaction that the shell sends", () => {
  test("after a crash in the middle settles the bill", async () => {
    const world = new World();
    const { promise } = Promise.withResolvers<ShellResult>();
    world.edge.purchase = promise;
    void world.start().buy(SLUG);
    await expect.poll(() => world.asked).toEqual(ASKED);
    const next = world.start();
    await next.resume("ann");
    expect(await next.settleTransaction(PAID)).toBeUndefined();
    expect([world.statuses(), world.stored, world.settled]).toEqual([["success"], undefined, ["ann"]]);
  });

  test("is used once, however often it comes at once, and again where that failed", async () => {
    const world = new World();
    world.bills.set("bill1", { status: "created" });
    world.edge.failures.processPayment = ["unavailable"];
    const purchases = world.start();
    const send = () => Promise.all([1, 2, 3].map(() => purchases.settleTransaction(PAID)));
    expect(await send()).toEqual(["unavailable", "unavailable", "unavailable"]);
    expect(await send()).toEqual([undefined, undefined, undefined]);
    expect(await send()).toEqual([undefined, undefined, undefined]);
    expect(world.calls).toEqual(["processPayment", "processPayment"]);
  });

  test("without a user waits for one", async () => {
    const world = new World();
    world.edge.uid = undefined;
    expect(await world.start().settleTransaction(PAID)).toBe("unauthenticated");
    expect(world.calls).toEqual([]);
  });

  test("of another account leaves the user's own purchase alone", async () => {
    const world = new World();
    world.edge.purchase = { ok: false, problem: "pending" };
    const purchases = world.start();
    await purchases.buy(SLUG);
    world.edge.failures.processPayment = ["permission-denied"];
    expect(await purchases.settleTransaction("3000000001")).toBe("refused");
    expect([world.statuses(), world.stored?.billId]).toEqual([["created"], "bill1"]);
  });
});

/** What may happen around one purchase, in any order. */
type Turn = "press" | "restart" | "deliver";

test("whatever fails and however often it is tried, one payment settles one bill, and no second one is asked for", async () => {
  const code = fc.constantFrom<ErrorCode>("unavailable", "internal");
  const failures = fc.record({
    createBill: fc.array(code, { maxLength: 2 }),
    processPayment: fc.array(code, { maxLength: 3 }),
    failBill: fc.array(code, { maxLength: 2 }),
  });
  const answers = fc.array(
    fc.option(fc.constantFrom<ShellProblem>("cancelled", "failed", "pending", "unavailable"), { freq: 3 }),
    { maxLength: 6 },
  );
  const turns = fc.array(fc.constantFrom<Turn>("press", "restart", "deliver"), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(failures, answers, turns, async (planned, problems, order) => {
      const world = new World();
      Object.assign(world.edge.failures, structuredClone(planned));
      let purchases = world.start();
      let isPaid = false;
      const turn = async (name: Turn) => {
        if (name === "restart") {
          purchases = world.start();
          await purchases.resume("ann");
        } else if (name === "deliver") {
          if (isPaid) await purchases.settleTransaction(PAID);
        } else {
          const problem = problems.shift() ?? null;
          const asked = world.asked.length;
          world.edge.purchase = problem === null ? { ok: true, value: PAID } : { ok: false, problem };
          const before = world.stored;
          purchases.dismiss();
          await purchases.buy(SLUG);
          if (before?.transactionId === PAID) expect(world.asked).toHaveLength(asked);
          isPaid ||= problem === null && world.asked.at(-1) === "purchase/requestPurchase";
        }
      };
      for (const name of order) await turn(name);
      // In the end the connection returns, and the shell sends what is not finished.
      for (const name of ["createBill", "processPayment", "failBill"] as const)
        world.edge.failures[name] = [];
      await turn("restart");
      await turn("deliver");
      const paid = [...world.bills.values()].filter(({ transactionId }) => transactionId === PAID);
      expect(paid).toHaveLength(isPaid ? 1 : 0);
      expect(paid.every(({ status }) => status === "success")).toBe(true);
    }),
    { numRuns: 300 },
  );
});

import { describe, expect, test } from "vitest";
import { listenFixture } from "../testing/listen-fixture.ts";

const { server, database, name, set, remove, listenTo, openStream, commit } = listenFixture();

describe("targets", () => {
  test("a query target receives ADD, its documents, CURRENT and a snapshot", async () => {
    await commit(set("c/a", 1), set("c/b", 2), set("other/x", 1));
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "change c/a in 2",
      "change c/b in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    stream.close();
    expect(await stream.ended).toMatchObject({ code: "OK" });
  });

  test("one commit is one snapshot for all targets, with each document once", async () => {
    await commit(set("c/a", 1), set("c/b", 2));
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send(listenTo(4, { from: [{ collectionId: "c" }], where: below(2) }));
    await stream.untilSnapshot();
    stream.send({ addTarget: { documents: { documents: [name("c/b")] }, targetId: 6 } });
    await stream.untilSnapshot();
    await commit(set("c/a", 5), remove("c/b"), set("c/c", 0), set("other/x", 1));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/a in 2 out 4",
      "change c/c in 2,4",
      "delete c/b out 2,6",
      "snapshot",
    ]);
    stream.close();
  });

  test("a document that no longer matches is removed, not deleted", async () => {
    await commit(set("c/a", 1));
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }], where: below(2) }));
    await stream.untilSnapshot();
    await commit(set("c/a", 3));
    expect(await stream.untilSnapshot()).toEqual(["remove c/a out 2", "snapshot"]);
    stream.close();
  });

  test("a write that changes nothing is sent again", async () => {
    await commit(set("c/a", 1));
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    await commit(set("c/a", 1));
    expect(await stream.untilSnapshot()).toEqual(["change c/a in 2", "snapshot"]);
    stream.close();
  });

  test("the window of a query with a limit is updated", async () => {
    await commit(set("c/a", 1), set("c/b", 2), set("c/c", 3));
    const stream = openStream();
    stream.send(
      listenTo(2, { from: [{ collectionId: "c" }], orderBy: [{ field: { fieldPath: "n" } }], limit: 2 }),
    );
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "change c/a in 2",
      "change c/b in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    await commit(set("c/d", 0));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/d in 2",
      "remove c/b out 2",
      "snapshot",
    ]);
    await commit(remove("c/a"));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/b in 2",
      "delete c/a out 2",
      "snapshot",
    ]);
    stream.close();
  });

  test("a removed target is confirmed and receives nothing more; an unknown one is ignored", async () => {
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send({ removeTarget: 99 });
    stream.send({ removeTarget: 2 });
    expect(await stream.next()).toBe("REMOVE 2");
    await commit(set("c/a", 1));
    stream.send(listenTo(4, { from: [{ collectionId: "c" }] }));
    expect(await stream.untilSnapshot()).toEqual(["ADD 4", "change c/a in 4", "CURRENT 4", "snapshot"]);
    stream.close();
  });

  test("an invalid target is removed with its cause; the others stay", async () => {
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send(listenTo(4, { from: [{ collectionId: "c" }], limit: -1 }));
    expect([await stream.next(), await stream.next()]).toEqual(["ADD 4", "REMOVE 4 cause 3"]);
    await commit(set("c/a", 1));
    expect(await stream.untilSnapshot()).toEqual(["change c/a in 2", "snapshot"]);
    stream.close();
  });

  test("clearing the database is sent to listeners", async () => {
    await commit(set("c/a", 1));
    const stream = openStream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    await fetch(`${server.url}/emulator/v1/${database()}/documents`, { method: "DELETE" });
    expect(await stream.untilSnapshot()).toEqual(["delete c/a out 2", "snapshot"]);
    stream.close();
  });
});

function below(n: number): unknown {
  return { fieldFilter: { field: { fieldPath: "n" }, op: "LESS_THAN", value: { integerValue: String(n) } } };
}

import { describe, expect, test } from "vitest";
import { listenFixture, OWNER } from "../testing/listen-fixture.ts";

const { client, name, set, remove, listenTo, openStream, commit } = listenFixture();

describe("resuming", () => {
  const ALL = { from: [{ collectionId: "c" }] };
  const WINDOW = { ...ALL, orderBy: [{ field: { fieldPath: "n" } }], limit: 2 };

  test.each([
    ["a query", ALL, ["change c/b in 2", "change c/d in 2", "delete c/a out 2"]],
    ["a limited query", WINDOW, ["change c/b in 2", "change c/d in 2", "delete c/a out 2"]],
  ])("%s with its token receives only the changes since then", async (_kind, query, expected) => {
    await commit(set("c/a", 1), set("c/b", 2), set("c/c", 9));
    const first = openStream();
    first.send(listenTo(2, query));
    await first.untilSnapshot();
    first.close();
    await commit(remove("c/a"));
    await commit(set("c/b", 3), set("c/d", 0), set("other/x", 1));
    const second = openStream();
    second.send(listenTo(2, query, { resumeToken: first.token }));
    const [added, ...rest] = await second.untilSnapshot();
    expect(added).toBe("ADD 2");
    expect(rest.slice(0, -2).sort()).toEqual(expected);
    expect(rest.slice(-2)).toEqual(["CURRENT 2", "snapshot"]);
    second.close();
  });

  test("a document that was deleted since then", async () => {
    await commit(set("c/a", 1));
    const target = { documents: { documents: [name("c/a")] }, targetId: 2 };
    const first = openStream();
    first.send({ addTarget: target });
    await first.untilSnapshot();
    first.close();
    await commit(remove("c/a"));
    const second = openStream();
    second.send({ addTarget: { ...target, resumeToken: first.token, expectedCount: 1 } });
    expect(await second.untilSnapshot()).toEqual(["ADD 2", "delete c/a out 2", "CURRENT 2", "snapshot"]);
    second.close();
  });

  describe("with an expected_count that differs", () => {
    test.each([
      ["a query", ALL, 3],
      ["a limited query", WINDOW, 2],
    ])("%s receives an existence filter with the actual count", async (_kind, query, count) => {
      await commit(set("c/a", 1), set("c/b", 2), set("c/c", 9));
      const first = openStream();
      first.send(listenTo(2, query));
      await first.untilSnapshot();
      first.close();
      await commit(remove("c/b"), set("c/d", 0));
      const second = openStream();
      second.send(listenTo(2, query, { resumeToken: first.token, expectedCount: count }));
      expect((await second.untilSnapshot()).filter((text) => text.startsWith("filter"))).toEqual([]);
      second.send(listenTo(4, query, { resumeToken: first.token, expectedCount: count + 1 }));
      expect((await second.untilSnapshot()).slice(-3)).toEqual([
        `filter 4 count ${count}`,
        "CURRENT 4",
        "snapshot",
      ]);
      second.close();
    });

    test("a document that never existed receives an existence filter", async () => {
      const first = openStream();
      const target = { documents: { documents: [name("c/a")] }, targetId: 2 };
      first.send({ addTarget: target });
      await first.untilSnapshot();
      first.send({ addTarget: { ...target, targetId: 4, resumeToken: first.token, expectedCount: 1 } });
      expect(await first.untilSnapshot()).toEqual(["ADD 4", "filter 4 count 0", "CURRENT 4", "snapshot"]);
      first.close();
    });

    test("a read time works like a token", async () => {
      await commit(set("c/a", 1));
      const { responses } = await client.call("GetDocument", { name: name("c/a") }, OWNER);
      const readTime = Object(responses[0]).updateTime;
      const stream = openStream();
      stream.send(listenTo(2, ALL, { readTime, expectedCount: 2 }));
      expect(await stream.untilSnapshot()).toEqual(["ADD 2", "filter 2 count 1", "CURRENT 2", "snapshot"]);
      stream.close();
    });
  });

  test("with a token of another server process resets the target", async () => {
    await commit(set("c/a", 1));
    const stream = openStream();
    stream.send(listenTo(2, ALL, { resumeToken: Buffer.from("something else").toString("base64") }));
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "RESET 2",
      "change c/a in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    stream.close();
  });
});

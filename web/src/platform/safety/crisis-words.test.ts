import { expect, test } from "vitest";
import { crisisWords } from "./crisis-words.ts";

/** How long it takes to look at texts, in milliseconds. */
async function timeFor(texts: readonly string[]): Promise<number> {
  const find = await crisisWords.load();
  const start = performance.now();
  find(texts);
  return performance.now() - start;
}

test("of several texts, what is most urgent is found, however often it is looked for", async () => {
  const find = await crisisWords.load();
  for (const _time of [1, 2]) {
    expect(find(["비가 왔다", "남편이 나를 때려요"])).toEqual({ kind: "violence", now: false });
    expect(find(["남편이 나를 때려요", "죽고 싶다"])).toEqual({ kind: "danger", now: false });
    expect(find(["비가 왔다", ""])).toBeUndefined();
  }
});

test("while one text changes, the others cost nothing", async () => {
  await timeFor(["준비"]);
  const long = (part: string) => `${part} `.repeat(400);
  const others = ["비가 왔다", "산책했다", "책을 읽었다", "밥을 먹었다", "잠을 잤다"].map(long);
  const first = await timeFor([...others, "오"]);
  expect(await timeFor([...others, "오늘"])).toBeLessThan(first / 2);
});

import { expect, test } from "vitest";
import { SlowLink } from "./slow-link.ts";

/** Sends bodies of two parts at once, by name and priority; resolves to the names of the parts in the order in which they came. */
async function partsOf(responses: readonly (readonly [name: string, priority: string])[]): Promise<string> {
  const link = new SlowLink();
  const parts: string[] = [];
  const write = (name: string) => () => {
    parts.push(name);
    return true;
  };
  await Promise.all(
    responses.map(([name, priority]) => link.send(Buffer.alloc(8_000), priority, write(name))),
  );
  return parts.join("");
}

test("the most urgent comes first, and of the others each is sent whole", async () => {
  expect(
    await partsOf([
      ["a", "u=2"],
      ["b", ""],
      ["c", "u=0, i"],
      ["d", "u=2"],
    ]),
  ).toBe("accaddbb");
});

test("what is of use in parts takes turns", async () => {
  expect(
    await partsOf([
      ["a", "u=1, i"],
      ["b", "u=1, i"],
    ]),
  ).toBe("abab");
});

test("what nobody waits for any more holds up nothing", async () => {
  const link = new SlowLink();
  let parts = 0;
  await link.send(Buffer.alloc(40_000), "", () => {
    parts += 1;
    return false;
  });
  expect(parts).toBe(1);
});

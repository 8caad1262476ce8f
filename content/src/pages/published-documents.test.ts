import { expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { stepScenes } from "../scenes/step-scenes.ts";
import { versionDocuments } from "../version-documents.ts";
import { publishedFromDocuments } from "./published-documents.ts";

test("what was published can be read from its documents", async () => {
  const content = await checkedContent();
  const { served } = content;
  const { programmes, activities, configs } = publishedFromDocuments(
    versionDocuments(served, stepScenes(content), "live"),
  );
  expect({ activities, configs }).toEqual({ activities: served.activities, configs: served.configs });
  for (const [id, { versions }] of Object.entries(served.programmes)) {
    expect(programmes[id]?.versions).toEqual(versions);
  }
});

test("packs of a version whose programme is not there yet do not count", async () => {
  const content = await checkedContent();
  const { served } = content;
  const packs = versionDocuments(served, stepScenes(content), "live").filter(({ path }) =>
    path.includes("/compacks/"),
  );
  expect(publishedFromDocuments(packs).programmes).toEqual({});
});

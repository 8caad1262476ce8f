import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTENT_TTL_MS, ContentStore } from "../../../functions/src/store/programme/content.ts";
import { type Backend, startBackend } from "../../support/functions/backend.ts";
import {
  makeActivity,
  makePack,
  makeProgramme,
  putActivity,
  putConfig,
} from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { testStore } from "../../support/functions/store.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-content");
});
afterAll(() => backend.close());

test("content is kept for five minutes, of every kind; the emulators' is read each time", async () => {
  const { programId, free, locked } = await makeProgramme();
  let time = 0;
  const kept = new ContentStore(database(), "local", CONTENT_TTL_MS, () => time);
  const read = async (content: ContentStore) => ({
    goals: (await content.programme(programId))?.goals[0]?.en,
    stepId: (await content.pack(free.gcId))?.packageBase.stepId,
    views: Object.keys(
      (await content.activities([free.activityId])).get(free.activityId)?.activity.mainViews ?? {},
    ),
    assets: (await content.configs([free.configId])).get(free.configId)?.config.assets,
  });
  const before = { goals: "Goal", stepId: "d1-s1", views: ["main"], assets: { a: "a.png" } };
  expect(await read(kept)).toEqual(before);

  await database()
    .doc(`content/local/programs/${programId}`)
    .update({ goals: [{ ko: "새", en: "New" }] });
  await database().doc(`content/local/compacks/${free.gcId}`).set(makePack(programId, locked));
  const usedBy = [{ programId, stepId: free.stepId }];
  await putActivity(free.activityId, { activity: { ...makeActivity(), mainViews: {} }, usedBy });
  await putConfig(free.configId, { config: { configJson: {}, assets: {} }, usedBy });
  const after = { goals: "New", stepId: locked.stepId, views: [], assets: {} };
  expect(await read(testStore().content)).toEqual(after);
  time = CONTENT_TTL_MS - 1;
  expect(await read(kept)).toEqual(before);
  time = CONTENT_TTL_MS;
  expect(await read(kept)).toEqual(after);
});

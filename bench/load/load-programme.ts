import { randomUUID } from "node:crypto";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ContentPack } from "@mindle/domain/content/activity";
import {
  makeActivity,
  makeMeta,
  makePack,
  makeStep,
  putActivity,
  putConfig,
  putDocument,
  type TestStep,
} from "../../functions/src/testing/content.ts";

const STEP_IDS = ["d1-s1", "d1-s2", "d1-s3"];
const DAY_MS = 86_400_000;

/** Stores a programme of three steps with a page each, and the package that opens it in the place of the seed's. */
export async function makeLoadProgramme(): Promise<{
  readonly programId: string;
  readonly packageId: string;
  readonly steps: readonly TestStep[];
}> {
  const programId = `load-${randomUUID()}`;
  const packageId = "flippy_complete.v0";
  const steps = STEP_IDS.map((stepId) => makeStep(programId, stepId));
  await putDocument<Programme>(`programs/${programId}`, makeMeta(steps));
  for (const step of steps) {
    const usedBy = [{ programId, stepId: step.stepId }];
    await putDocument<ContentPack>(`compacks/${step.gcId}`, makePack(programId, step));
    await putActivity(step.activityId, { activity: makeActivity(), usedBy });
    await putConfig(step.configId, { config: { configJson: { title: step.stepId }, assets: {} }, usedBy });
  }
  await putDocument<CatalogPackage>("packages/flippy-complete", {
    slug: "flippy-complete",
    id: packageId,
    category: "complete",
    villainName: "Flippy",
    consumerName: { ko: "시험", en: "Test" },
    summary: { ko: "시험", en: "Test" },
    outline: [],
    web: { price: { monthly: 0, numMonth: 0, original: 0 } },
    programOpenLengthMillis: { [programId]: DAY_MS },
    themeColor: "#123456",
    ios: { productIdentifier: packageId },
    beta: true,
  });
  return { programId, packageId, steps };
}

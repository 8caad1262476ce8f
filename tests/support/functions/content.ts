import { randomUUID } from "node:crypto";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { Activity, ContentPack, PackPage } from "@mindle/domain/content/activity";
import type { UsedActivity, UsedConfig } from "../../../functions/src/store/programme/content.ts";
import { database } from "./database.ts";

const CONTENT = "content/local";

/** A new programme with a free and a locked step, each with a pack, an activity and a config. */
export interface TestProgramme {
  readonly programId: string;
  readonly free: TestStep;
  readonly locked: TestStep;
}

export interface TestStep {
  readonly stepId: string;
  readonly gcId: string;
  readonly activityId: string;
  readonly configId: string;
  /** `activityId+configId`. */
  readonly instanceId: string;
}

/** Stores a programme. The activity of the locked step reads the free step's instance under the name `before`. */
export async function makeProgramme(): Promise<TestProgramme> {
  const programId = `test-${randomUUID()}`;
  const free = makeStep(programId, "d1-s1");
  const locked = makeStep(programId, "d1-s3");
  await putDocument(`programs/${programId}`, makeMeta([free, locked]));
  for (const step of [free, locked]) {
    await putDocument<ContentPack>(
      `compacks/${step.gcId}`,
      makePack(programId, step, step === locked ? [free.instanceId] : []),
    );
    const usedBy = [{ programId, stepId: step.stepId }];
    const foreignKeys: Activity["foreignKeys"] =
      step === locked
        ? { before: { instance: free.instanceId, model: "text", widget: "text-input", props: {} } }
        : {};
    await putActivity(step.activityId, { activity: { ...makeActivity(), foreignKeys }, usedBy });
    const config = { configJson: { title: step.stepId }, assets: { a: "a.png" } };
    await putConfig(step.configId, { config, usedBy });
  }
  return { programId, free, locked };
}

/** A programme with these steps. */
export function makeMeta(steps: readonly Pick<TestStep, "stepId" | "gcId">[], version = 1): Programme {
  return {
    version,
    programName: { ko: "시험", en: "Test" },
    character: "Riggy",
    steps: Object.fromEntries(
      steps.map(({ stepId, gcId }) => [
        stepId,
        { title: { ko: stepId, en: stepId }, icon: "icon", edrepDoc: gcId },
      ]),
    ),
    recommendedDays: [3],
    goals: [{ ko: "목표", en: "Goal" }],
  };
}

/** The pack of a step, with one page. */
export function makePack(
  programId: string,
  { stepId, gcId, activityId, configId }: TestStep,
  recalls: string[] = [],
): ContentPack {
  return packOf({ programId, stepId, gcId, version: 1 }, [{ pageId: "one", activityId, configId, recalls }]);
}

/** A pack with pages that follow one another. */
export function packOf(
  base: Pick<ContentPack["packageBase"], "programId" | "stepId" | "gcId" | "version">,
  pages: readonly Pick<PackPage, "pageId" | "activityId" | "configId" | "recalls">[],
): ContentPack {
  const title = { ko: base.stepId, en: base.stepId };
  return {
    packageBase: { ...base, lastPageNo: pages.length, title, character: "Riggy" },
    afactoryData: pages.map((page, at) => ({
      viewNo: at + 1,
      ...page,
      mainView: "main",
      pagesToSkip: 1,
      routes: [],
    })),
  };
}

/** A minimal activity, which can be answered again. */
export function makeActivity(): Activity {
  return {
    mainViews: { main: { root: [{ type: "text-input", bind: "text", props: { label: "a" } }] } },
    defineModels: { text: { widget: "text-input" } },
    foreignKeys: {},
    subIdGenerators: { day: "day", entry: "count" },
  };
}

export function putActivity(id: string, { activity, usedBy }: UsedActivity): Promise<void> {
  return putDocument(`activities/${id}`, { activityJson: JSON.stringify(activity), usedBy });
}

export function putConfig(id: string, { config, usedBy }: UsedConfig): Promise<void> {
  return putDocument(`configs/${id}`, { configJson: JSON.stringify(config), usedBy });
}

/** Opens a programme, in its first version, to a user from yesterday until tomorrow. */
export async function grantProgramme(uid: string, programId: string): Promise<void> {
  const day = 86_400_000;
  const [openedAt, closedAt] = [Date.now() - day, Date.now() + day];
  await database()
    .doc(`users/${uid}/programs/${programId}`)
    .set({ version: 1, usageInfos: [{ status: "available", openedAt, closedAt }], stepFinished: [] });
}

/** A step of a test programme. */
function makeStep(programId: string, stepId: string): TestStep {
  const [activityId, configId] = [`a-${programId}-${stepId}`, `c-${programId}-${stepId}`];
  return {
    stepId,
    gcId: `${programId}.${stepId}`,
    activityId,
    configId,
    instanceId: `${activityId}+${configId}`,
  };
}

/** Stores a document of the content. */
export async function putDocument<Doc extends object>(path: string, document: Doc): Promise<void> {
  await database()
    .doc(`${CONTENT}/${path}`)
    .set({ ...document });
}

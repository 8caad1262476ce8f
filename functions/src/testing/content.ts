import { randomUUID } from "node:crypto";
import type { ContentPack } from "@mindle/domain/api/program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ActivityDocument, ConfigDocument } from "../store/documents/content-documents.ts";
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
  await putDocument<Programme>(`programs/${programId}`, {
    programName: { ko: "시험", en: "Test" },
    steps: Object.fromEntries(
      [free, locked].map(({ stepId, gcId }) => [
        stepId,
        { title: { ko: stepId, en: stepId }, icon: "icon", edrepDoc: gcId },
      ]),
    ),
    recommendedDays: [3],
    goals: [{ ko: "목표", en: "Goal" }],
  });
  for (const step of [free, locked]) {
    await putDocument<ContentPack>(`compacks/${step.gcId}`, makePack(programId, step));
    const usedBy = [{ programId, stepId: step.stepId }];
    const foreignKeys: ActivityDocument["foreignKeys"] =
      step === locked ? { before: { instance: free.instanceId, path: "text" } } : {};
    await putActivity(step.activityId, { ...makeActivity(), foreignKeys, usedBy });
    await putConfig(step.configId, { configJson: { title: step.stepId }, assets: { a: "a.png" }, usedBy });
  }
  return { programId, free, locked };
}

/** The pack of a step, with one page. */
export function makePack(programId: string, { stepId, gcId, activityId, configId }: TestStep): ContentPack {
  return {
    packageBase: { gcId, programId, stepId, lastPageNo: 1 },
    afactoryData: [{ viewNo: 1, activityId, configId, mainView: "main", pagesToSkip: 1 }],
  };
}

/** A minimal activity. */
export function makeActivity(): Omit<ActivityDocument, "usedBy"> {
  return {
    mainViews: { main: { type: "text", props: { label: "a" }, children: [{ type: "next" }] } },
    defineModels: { text: { default: "" } },
    foreignKeys: {},
    subIdGenerators: {},
  };
}

export function putActivity(id: string, document: ActivityDocument): Promise<void> {
  return putDocument(`activities/${id}`, document);
}

export function putConfig(id: string, document: ConfigDocument): Promise<void> {
  return putDocument(`configs/${id}`, document);
}

/** Opens a programme to a user from yesterday until tomorrow. */
export async function grantProgramme(uid: string, programId: string): Promise<void> {
  const day = 86_400_000;
  const [openedAt, closedAt] = [Date.now() - day, Date.now() + day];
  await database()
    .doc(`users/${uid}/programs/${programId}`)
    .set({ usageInfos: [{ status: "available", openedAt, closedAt }], stepFinished: [] });
}

function makeStep(programId: string, stepId: string): TestStep {
  const [activityId, configId] = [`a-${programId}-${stepId}`, `c-${programId}-${stepId}`];
  return {
    stepId,
    gcId: `g-${programId}-${stepId}`,
    activityId,
    configId,
    instanceId: `${activityId}+${configId}`,
  };
}

async function putDocument<Doc extends object>(path: string, document: Doc): Promise<void> {
  await database()
    .doc(`${CONTENT}/${path}`)
    .set({ ...document });
}

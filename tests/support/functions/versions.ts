import { randomUUID } from "node:crypto";
import { packId, programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Activity, ContentPack, ReplacedPage } from "@mindle/domain/content/activity";
import { makeActivity, makeMeta, packOf, putActivity, putConfig, putDocument } from "./content.ts";

/** Names of pages by step. */
export type Pages = Readonly<Record<string, readonly string[]>>;

/** A programme that is published in several versions. */
export interface VersionedProgramme {
  readonly programId: string;
  /** Publishes a version, which is then the newest. */
  publish(version: number): Promise<void>;
  /** Where the answers of a page are stored. */
  instanceOf(stepId: string, page: string): string;
}

/** A page that reads another one, which replaced a third. */
export interface Recall {
  readonly reader: string;
  readonly instance: string;
  readonly replaced: readonly ReplacedPage[];
}

/** Makes a programme whose versions have these pages. Each page asks for the model `text`. */
export function makeVersions(
  versions: readonly Pages[],
  recallsOf: (instanceOf: VersionedProgramme["instanceOf"]) => readonly Recall[] = () => [],
): VersionedProgramme {
  const programId = `test-${randomUUID()}`;
  const idOf = (stepId: string, page: string) => `${programId}.${stepId}.${page}`;
  const instanceOf = (stepId: string, page: string) => `${idOf(stepId, page)}+${idOf(stepId, page)}`;
  const recalls = recallsOf(instanceOf);

  const putPage = async (stepId: string, page: string) => {
    const id = idOf(stepId, page);
    const recall = recalls.find(({ reader }) => reader === page);
    const foreignKeys: Activity["foreignKeys"] =
      recall === undefined
        ? {}
        : {
            before: {
              instance: recall.instance,
              model: "text",
              widget: "text-input",
              props: {},
              replaced: [...recall.replaced],
            },
          };
    const usedBy = [{ programId, stepId }];
    await putActivity(id, { activity: { ...makeActivity(), foreignKeys }, usedBy });
    await putConfig(id, { config: { configJson: {}, assets: {} }, usedBy });
  };

  const pageOf = (stepId: string, pageId: string) => {
    const recall = recalls.find(({ reader }) => reader === pageId);
    const id = idOf(stepId, pageId);
    return {
      ...{ pageId, activityId: id, configId: id },
      recalls:
        recall === undefined ? [] : [recall.instance, ...recall.replaced.map(({ instance }) => instance)],
    };
  };

  const publishOne = async (version: number) => {
    const steps = Object.entries(versions[version - 1] ?? {});
    for (const [stepId, pages] of steps) {
      const gcId = packId(programId, stepId, version);
      const pack = packOf(
        { programId, stepId, gcId, version },
        pages.map((page) => pageOf(stepId, page)),
      );
      await putDocument<ContentPack>(`compacks/${gcId}`, pack);
      for (const page of pages) await putPage(stepId, page);
    }
    const meta = makeMeta(
      steps.map(([stepId]) => ({ stepId, gcId: packId(programId, stepId, version) })),
      version,
    );
    await putDocument(`programs/${programmeVersionId(programId, version)}`, meta);
    await putDocument(`programs/${programId}`, meta);
  };

  return { programId, publish: publishOne, instanceOf };
}

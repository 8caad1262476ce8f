import { programme } from "@mindle/domain/catalogue/programme";
import {
  type Activity,
  type ActivityConfig,
  activity,
  activityConfig,
  type ContentPack,
  contentPack,
  type PackPage,
} from "@mindle/domain/content/activity";
import * as z from "zod/mini";
import { database } from "../../../support/functions/database.ts";

/** A page of a step with what it shows, as it is published. */
export interface PublishedPage {
  readonly page: PackPage;
  /** Where its answers are stored. */
  readonly instance: string;
  readonly activity: Activity;
  readonly config: ActivityConfig;
}

/** The pages of a step in their order, as the server has them. */
export async function publishedPages(programId: string, stepId: string): Promise<readonly PublishedPage[]> {
  const { steps } = z.parse(programme, await contentDocument(`programs/${programId}`));
  const pack: ContentPack = z.parse(
    contentPack,
    await contentDocument(`compacks/${steps[stepId]?.edrepDoc}`),
  );
  return Promise.all(
    pack.afactoryData.map(async (page) => {
      const [{ activityJson }, { configJson }] = await Promise.all([
        contentDocument(`activities/${page.activityId}`),
        contentDocument(`configs/${page.configId}`),
      ]);
      return {
        page,
        instance: `${page.activityId}+${page.configId}`,
        activity: z.parse(activity, JSON.parse(String(activityJson))),
        config: z.parse(activityConfig, JSON.parse(String(configJson))),
      };
    }),
  );
}

/** A published document of content, by its path below the environment. */
async function contentDocument(path: string): Promise<Record<string, unknown>> {
  const found = (await database().doc(`content/local/${path}`).get()).data();
  if (found === undefined) throw new Error(`there is no content ${path}`);
  return found;
}

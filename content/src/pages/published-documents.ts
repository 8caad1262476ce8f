import { programme } from "@mindle/domain/catalogue/programme";
import { activity, activityConfig, contentPack } from "@mindle/domain/content/activity";
import * as z from "zod/mini";
import type { ContentDocument } from "../version-documents.ts";
import type { ProgrammeVersion, PublishedContent } from "./published.ts";

const VERSION_ID = /^(.+)\.v[1-9]\d*$/;

const activityText = z.object({ activityJson: z.string() });
const configText = z.object({ configJson: z.string() });

/**
 * What documents of programmes say was published: the inverse of `versionDocuments`, but for what pages replaced, which no
 * document says. Throws where a document is not what it should be.
 */
export function publishedFromDocuments(documents: readonly ContentDocument[]): PublishedContent {
  const inCollection = (collection: string) =>
    documents.flatMap(({ path, data }) => {
      const [of, id = ""] = path.split("/").slice(-2);
      return of === collection ? [{ id, data }] : [];
    });
  const programmes: Record<
    string,
    { versions: Record<string, ProgrammeVersion>; replaced: Record<string, never> }
  > = {};
  for (const { id, data } of inCollection("programs")) {
    const programId = VERSION_ID.exec(id)?.[1];
    // The document under the programme's own id repeats one of the versions.
    if (programId === undefined) continue;
    const meta = z.parse(programme, data);
    programmes[programId] ??= { versions: {}, replaced: {} };
    programmes[programId].versions[meta.version] = { programme: meta, packs: {} };
  }
  for (const { data } of inCollection("compacks")) {
    const { packageBase, afactoryData } = z.parse(contentPack, data);
    const version = programmes[packageBase.programId]?.versions[packageBase.version];
    // The packs of a version are written before it: this one's publication was not finished.
    if (version !== undefined) version.packs[packageBase.stepId] = afactoryData;
  }
  return {
    programmes,
    activities: Object.fromEntries(
      inCollection("activities").map(({ id, data }) => [
        id,
        z.parse(activity, JSON.parse(z.parse(activityText, data).activityJson)),
      ]),
    ),
    configs: Object.fromEntries(
      inCollection("configs").map(({ id, data }) => [
        id,
        z.parse(activityConfig, JSON.parse(z.parse(configText, data).configJson)),
      ]),
    ),
  };
}

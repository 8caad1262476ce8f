import { createHash } from "node:crypto";
import { getLatestSchemaAssessment, getResponse, listResponses } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { getUserNotificationInfo } from "@mindle/domain/api/notification";
import { listBills } from "@mindle/domain/api/purchase";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { claim, comment, faqEntry, ORDERS } from "@mindle/domain/catalogue/documents";
import { catalogPackage } from "@mindle/domain/catalogue/package";
import { programme } from "@mindle/domain/catalogue/programme";
import { activity, activityConfig, contentPack } from "@mindle/domain/content/activity";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CACHE_VERSION } from "./indexeddb-persister.ts";

const OPERATIONS = [
  getUserInfo,
  getUserProgram,
  getUserNotificationInfo,
  getLatestSchemaAssessment,
  getResponse,
  listResponses,
  listBills,
];
const CONTENT = [
  claim,
  comment,
  faqEntry,
  catalogPackage,
  programme,
  contentPack,
  activity,
  activityConfig,
  ...Object.values(ORDERS),
];

/** The version of the cache and a hash of the schemas that its data passed before they were persisted. */
const RECORDED = "19 cdf1fad8d386";

test("the version is raised with every change to the form of persisted data", () => {
  const schemas = [...OPERATIONS.map(({ data }) => data), ...CONTENT].map((schema) =>
    z.toJSONSchema(schema, { unrepresentable: "any" }),
  );
  const hash = createHash("sha256").update(JSON.stringify(schemas)).digest("hex").slice(0, 12);
  // Where it differs: raise CACHE_VERSION, then record both here.
  expect(`${CACHE_VERSION} ${hash}`).toBe(RECORDED);
});

import { HOUR_MS } from "@mindle/domain/time";
import * as z from "zod/mini";

// The parts of Google Cloud's REST resources that ops/tracking uses, as their references describe them:
// https://cloud.google.com/bigquery/docs/reference/rest/v2/datasets
// https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.sinks
// https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.exclusions

/** BigQuery's REST writes 64-bit numbers as texts. */
const int64 = z.string().check(z.regex(/^\d+$/));

export const dataset = z.strictObject({
  datasetReference: z.strictObject({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: envsubst fills it in.
    projectId: z.literal("${PROJECT}"),
    datasetId: z.string().check(z.regex(/^\w{1,1024}$/)),
  }),
  description: z.string(),
  location: z.string(),
  // An hour at least.
  defaultPartitionExpirationMs: int64.check(z.refine((text) => Number(text) >= HOUR_MS)),
  // From two days to seven, in whole days.
  maxTimeTravelHours: z.enum(["48", "72", "96", "120", "144", "168"]),
});

const name = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/));

const filter = z.string().check(z.minLength(1), z.maxLength(20_000));

export const sink = z.strictObject({
  name,
  description: z.string().check(z.maxLength(8_000)),
  destination: z
    .string()
    .check(z.regex(/^bigquery\.googleapis\.com\/projects\/\$\{PROJECT\}\/datasets\/\w+$/)),
  filter,
  bigqueryOptions: z.strictObject({ usePartitionedTables: z.literal(true) }),
});

export const exclusion = z.strictObject({
  name,
  description: z.string().check(z.maxLength(8_000)),
  filter,
});

import * as z from "zod/mini";

// The parts of Google Cloud's REST resources that ops/monitoring uses, as their references describe them:
// https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
// https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs
// https://cloud.google.com/monitoring/api/ref_v3/rest/v3/services.serviceLevelObjectives
// https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics
// https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets

/** What `envsubst` fills in when a file is applied. */
function placeholder(name: string, before = "") {
  return z.literal(`${before}$\{${name}}`);
}

/** Whole seconds. */
const seconds = z.string().check(z.regex(/^\d+s$/));

/** A duration of a condition is a multiple of a minute. */
const minutes = seconds.check(
  z.refine((text) => Number.parseInt(text, 10) % 60 === 0, "must be whole minutes"),
);

const filter = z.string().check(z.minLength(1), z.maxLength(2_048));

const aggregations = z
  .array(
    z.strictObject({
      alignmentPeriod: minutes.check(z.refine((text) => Number.parseInt(text, 10) >= 60, "must be a minute")),
      perSeriesAligner: z.enum(["ALIGN_DELTA", "ALIGN_NEXT_OLDER"]),
      crossSeriesReducer: z.optional(z.enum(["REDUCE_SUM", "REDUCE_COUNT_FALSE"])),
      groupByFields: z.optional(
        z.array(z.string().check(z.regex(/^(metric|resource)\.label\.[a-z_]+$/))).check(z.minLength(1)),
      ),
    }),
  )
  .check(z.minLength(1), z.maxLength(2));

const trigger = z.strictObject({ count: z.int().check(z.minimum(1)) });

const threshold = z
  .strictObject({
    filter,
    aggregations,
    denominatorFilter: z.optional(filter),
    denominatorAggregations: z.optional(aggregations),
    comparison: z.enum(["COMPARISON_GT", "COMPARISON_LT"]),
    thresholdValue: z.number(),
    duration: minutes,
    trigger,
  })
  .check(
    z.refine(
      (condition) =>
        (condition.denominatorFilter === undefined) === (condition.denominatorAggregations === undefined),
      "a denominator has a filter and aggregations",
    ),
  );

const absence = z.strictObject({
  filter,
  aggregations,
  duration: minutes.check(
    // From two minutes to 23.5 hours.
    z.refine((text) => Number.parseInt(text, 10) >= 120 && Number.parseInt(text, 10) <= 84_600),
  ),
  trigger,
});

const displayName = z.string().check(z.minLength(1), z.maxLength(512));

export const alertPolicy = z.strictObject({
  displayName,
  severity: z.enum(["CRITICAL", "ERROR", "WARNING"]),
  documentation: z.strictObject({
    content: z.string().check(z.minLength(1), z.maxLength(8_192)),
    mimeType: z.literal("text/markdown"),
  }),
  combiner: z.enum(["AND", "OR"]),
  conditions: z
    .array(
      z.union([
        z.strictObject({ displayName, conditionThreshold: threshold }),
        z.strictObject({ displayName, conditionAbsent: absence }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(6)),
  notificationChannels: z.array(placeholder("CHANNEL")).check(z.length(1)),
  alertStrategy: z.strictObject({
    autoClose: seconds.check(z.refine((text) => Number.parseInt(text, 10) >= 1_800)),
  }),
});

export const logMetric = z.strictObject({
  name: z.string().check(z.regex(/^[a-z_]{1,100}$/)),
  description: z.string().check(z.minLength(1), z.maxLength(8_000)),
  filter: z.string().check(z.minLength(1), z.maxLength(20_000)),
  metricDescriptor: z.strictObject({
    metricKind: z.literal("DELTA"),
    valueType: z.literal("INT64"),
    unit: z.literal("1"),
    labels: z
      .array(
        z.strictObject({
          key: z.string().check(z.regex(/^[a-z][a-z_]*$/)),
          valueType: z.literal("STRING"),
          description: z.string(),
        }),
      )
      .check(z.maxLength(10)),
  }),
  labelExtractors: z.record(z.string(), z.string().check(z.regex(/^EXTRACT\([A-Za-z_.]+\)$/))),
});

export const uptimeCheck = z.strictObject({
  displayName,
  monitoredResource: z.strictObject({
    type: z.literal("uptime_url"),
    labels: z.strictObject({ project_id: placeholder("PROJECT"), host: placeholder("HOST") }),
  }),
  httpCheck: z.strictObject({
    requestMethod: z.literal("GET"),
    path: z.string().check(z.startsWith("/")),
    port: z.literal(443),
    useSsl: z.literal(true),
    validateSsl: z.literal(true),
    acceptedResponseStatusCodes: z.array(z.strictObject({ statusClass: z.literal("STATUS_CLASS_2XX") })),
  }),
  contentMatchers: z.array(
    z.strictObject({
      content: z.string(),
      matcher: z.literal("MATCHES_JSON_PATH"),
      jsonPathMatcher: z.strictObject({
        jsonPath: z.string().check(z.startsWith("$.")),
        jsonMatcher: z.literal("EXACT_MATCH"),
      }),
    }),
  ),
  period: z.enum(["60s", "300s", "600s", "900s"]),
  // From one second to a minute.
  timeout: seconds.check(
    z.refine((text) => Number.parseInt(text, 10) >= 1 && Number.parseInt(text, 10) <= 60),
  ),
  // At least three, where they are chosen.
  selectedRegions: z
    .array(z.enum(["USA_OREGON", "USA_IOWA", "USA_VIRGINIA", "EUROPE", "SOUTH_AMERICA", "ASIA_PACIFIC"]))
    .check(z.minLength(3)),
});

export const service = z.strictObject({ displayName, custom: z.strictObject({}) });

/** A ratio names exactly two of the good, the bad and all requests. */
export const serviceLevelObjective = z.strictObject({
  displayName,
  goal: z.number().check(z.gt(0), z.lte(0.9999)),
  // From one day to thirty, in whole days.
  rollingPeriod: seconds.check(z.refine((text) => Number.parseInt(text, 10) % 86_400 === 0)),
  serviceLevelIndicator: z.strictObject({
    requestBased: z.union([
      z.strictObject({
        goodTotalRatio: z.strictObject({ totalServiceFilter: filter, badServiceFilter: filter }),
      }),
      z.strictObject({
        distributionCut: z.strictObject({
          distributionFilter: filter,
          range: z.strictObject({ max: z.number() }),
        }),
      }),
    ]),
  }),
});

export const budget = z.strictObject({
  displayName,
  budgetFilter: z.strictObject({ projects: z.array(placeholder("PROJECT", "projects/")) }),
  amount: z.strictObject({
    specifiedAmount: z.strictObject({
      currencyCode: z.string().check(z.length(3)),
      units: z.string().check(z.regex(/^\d+$/)),
    }),
  }),
  thresholdRules: z.array(
    z.strictObject({
      thresholdPercent: z.number().check(z.minimum(0)),
      spendBasis: z.enum(["CURRENT_SPEND", "FORECASTED_SPEND"]),
    }),
  ),
  notificationsRule: z.strictObject({
    monitoringNotificationChannels: z.array(placeholder("CHANNEL")).check(z.maxLength(5)),
  }),
});

import { expect, test } from "vitest";
import type { Fields, Value } from "../model/document.ts";
import type { Filter } from "../model/query.ts";
import { runs } from "../testing/soak.ts";
import { decideByModel, type ModelDecision, type ModelRequest } from "./testing/decision-model.ts";
import { COLLECTIONS, FIELDS, generateRules, IDS, ROLES, WORDS } from "./testing/generated-rules.ts";
import { load } from "./testing/harness.ts";
import { print } from "./testing/model-ast.ts";
import type { ModelData, ModelValue } from "./testing/model-values.ts";
import { Random } from "./testing/random.ts";
import type { Decision, RulesDocument, RulesMethod, RulesRequest } from "./types.ts";

const SEED = 20_260_521;
const RULESETS = runs(250, 20_000);
const REQUESTS = 25;
const METHODS: readonly RulesMethod[] = ["get", "list", "create", "update", "delete"];
/** The result of one statement in a denial message. */
const RESULT = /(?:^\n|, )(\S[^\n]*?) for '\w+' @ L(\d+)/g;

test(`${RULESETS * REQUESTS} generated decisions agree with an independent model`, {
  timeout: 30_000 + RULESETS * 20,
}, () => {
  const random = new Random(SEED);
  const counts = { allowed: 0, false: 0, error: 0, unmatched: 0 };
  for (let index = 0; index < RULESETS; index += 1) {
    const rules = generateRules(random);
    const { source, lines } = print(rules);
    const ruleset = load(source);
    for (let requestIndex = 0; requestIndex < REQUESTS; requestIndex += 1) {
      const request = generateRequest(random);
      const expected = decideByModel(rules, lines, request);
      const decision = resultsOf(ruleset.decide(requestOf(request)));
      if (JSON.stringify(decision) !== JSON.stringify(expected)) {
        expect.soft(decision, `${source}\n${describeRequest(request)}`).toEqual(expected);
        return;
      }
      if (expected === "allowed") counts.allowed += 1;
      else if (expected.length === 0) counts.unmatched += 1;
      else counts[expected.some((result) => result.startsWith("error")) ? "error" : "false"] += 1;
    }
  }
  // Every outcome must occur often enough.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(RULESETS);
});

function generateRequest(random: Random): ModelRequest {
  const documents = new Map<string, ModelData>();
  for (const collection of COLLECTIONS) {
    for (const id of random.some(IDS)) documents.set(`${collection}/${id}`, generateData(random));
  }
  const method = random.pick(METHODS);
  const collection = random.pick(COLLECTIONS);
  const parent = random.chance(0.3) ? `${random.pick(COLLECTIONS)}/${random.pick(IDS)}/` : "";
  const path = `${parent}${collection}${method === "list" ? "" : `/${random.pick(IDS)}`}`;
  const writes = method === "create" || method === "update";
  const resource =
    method === "update" || method === "delete" || random.chance(0.8) ? generateData(random) : null;
  return {
    method,
    path,
    auth: random.chance(0.2) ? null : generateAuth(random),
    resource: method === "create" || method === "list" ? null : resource,
    requestResource: writes ? generateData(random) : null,
    documents,
    disjuncts: random.list(1 + random.int(2), () => generateData(random)),
  };
}

function generateAuth(random: Random): ModelValue {
  const token = new Map(random.chance(0.7) ? [["role", random.pick(ROLES)]] : []);
  return new Map<string, ModelValue>([
    ["uid", random.pick(IDS)],
    ["token", token],
  ]);
}

/** Fields that mostly exist and have the type that the rules expect. */
function generateData(random: Random): ModelData {
  const data = new Map<string, ModelValue>();
  for (const [name, type] of Object.entries(FIELDS)) {
    if (random.chance(0.8)) data.set(name, generateValue(random, random.chance(0.9) ? type : "bool"));
  }
  return data;
}

function generateValue(random: Random, type: (typeof FIELDS)[keyof typeof FIELDS]): ModelValue {
  switch (type) {
    case "number":
      return random.chance(0.6) ? BigInt(random.int(4)) : random.int(6) / 2;
    case "string":
      return random.pick(WORDS);
    case "bool":
      return random.chance(0.5);
    case "list":
      return random.some(WORDS, 3);
    case "map":
      return new Map(random.some(["k", "s", "red"], 2).map((key) => [key, BigInt(random.int(4))]));
  }
}

function requestOf({
  method,
  path,
  auth,
  resource,
  requestResource,
  documents,
  disjuncts,
}: ModelRequest): RulesRequest {
  const stored = (data: ModelData | null): RulesDocument | null => data && { path, fields: fieldsOf(data) };
  const lookup = (at: string): RulesDocument | undefined => {
    const data = documents.get(at);
    return data && { path: at, fields: fieldsOf(data) };
  };
  const isList = method === "list";
  const segments = path.split("/");
  return {
    databaseId: "(default)",
    method: methodOf(method),
    path,
    auth: auth instanceof Map ? { uid: String(auth.get("uid")), token: jsonOf(auth.get("token")) } : null,
    time: 1_700_000_000_000_000n,
    resource: stored(resource),
    requestResource: stored(requestResource),
    query: isList
      ? {
          scope: {
            parent: segments.slice(0, -1).join("/"),
            collectionId: segments.at(-1) ?? "",
            allDescendants: false,
          },
          where: { kind: "composite", op: "OR", filters: disjuncts.map(filterOf) },
          orderBy: [],
          startAt: undefined,
          endAt: undefined,
          offset: 0,
          limit: undefined,
          select: undefined,
        }
      : undefined,
    lookups: { get: lookup, getAfter: lookup },
  };
}

function filterOf(disjunct: ModelData): Filter {
  const filters = [...fieldsOf(disjunct)].map(
    ([name, value]): Filter => ({ kind: "field", field: [name], op: "EQUAL", value }),
  );
  return { kind: "composite", op: "AND", filters };
}

function methodOf(method: string): RulesMethod {
  const found = METHODS.find((candidate) => candidate === method);
  if (!found) throw new Error(`generated the method ${method}`);
  return found;
}

function jsonOf(claims: ModelValue | undefined): Record<string, unknown> {
  return claims instanceof Map ? Object.fromEntries(claims) : {};
}

function fieldsOf(data: ModelData): Fields {
  return new Map([...data].map(([name, value]) => [name, storedValue(value)]));
}

function storedValue(value: ModelValue): Value {
  if (value === null) return { kind: "null" };
  if (typeof value === "boolean") return { kind: "boolean", value };
  if (typeof value === "bigint") return { kind: "integer", value };
  if (typeof value === "number") return { kind: "double", value };
  if (typeof value === "string") return { kind: "string", value };
  if (Array.isArray(value)) return { kind: "array", values: value.map(storedValue) };
  if (value instanceof Map) return { kind: "map", fields: fieldsOf(value) };
  throw new Error("generated a value that cannot be stored");
}

/** The results of a decision by statement, without error messages. */
function resultsOf(decision: Decision): ModelDecision {
  if (decision.allowed) return "allowed";
  return [...decision.message.matchAll(RESULT)].map(
    ([, result, line]) => `${result === "false" ? "false" : "error"} @ L${line}`,
  );
}

function describeRequest(request: ModelRequest): string {
  return JSON.stringify(request, (_key, value: unknown) => {
    if (typeof value === "bigint") return `${value}n`;
    return value instanceof Map ? Object.fromEntries(value) : value;
  });
}

import { formatJson, invalidPayload, isObject, parseJson } from "../codec/json.ts";
import { parseDatabaseName, parseDocumentName, validateCollectionId } from "../model/resource-name.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { authenticate } from "../operations/access.ts";
import type { IndexRegistry } from "../operations/index-registry.ts";
import type { CoverageReport } from "../rules/types.ts";
import type { Database } from "../state/database.ts";
import {
  decodeSegment,
  type HttpRequest,
  type HttpResponse,
  handleErrors,
  jsonResponse,
  NOT_FOUND,
} from "./http-exchange.ts";
import { coveragePage } from "./rule-coverage-page.ts";
import { issuesJson, issuesText, readRulesUpload, rulesJson } from "./security-rules.ts";
import type { ServerOptions } from "./server-options.ts";

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/(.*))?$/s;
const PROJECT_VERB = /^\/emulator\/v1\/projects\/([^/:]+):(\w+(?:\.html)?)$/;
const TRIGGER_V1 = /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/;
const TRIGGER_V2 = /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/;
const INDEXES = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/indexes$/;
const DONE = jsonResponse("{\n}\n");

export interface EmulatorOptions extends ServerOptions {
  readonly indexes: IndexRegistry;
}

/** The endpoints of the official emulator below `/emulator/v1/`, and that of the recorded indexes. */
export class EmulatorEndpoints {
  readonly #options: EmulatorOptions;

  constructor(options: EmulatorOptions) {
    this.#options = options;
  }

  handle(request: HttpRequest): Promise<HttpResponse> {
    return handleErrors(async () => {
      const documents = DOCUMENTS.exec(request.path);
      if (documents && request.method === "DELETE") {
        return this.#delete(documents[1] ?? "", documents[2] ?? "", request);
      }
      const indexes = request.method === "GET" ? INDEXES.exec(request.path) : null;
      if (indexes) return this.#recordedIndexes(indexes[1] ?? "");
      const verb = PROJECT_VERB.exec(request.path);
      if (verb) return await this.#projectVerb(decodeSegment(verb[1] ?? ""), verb[2] ?? "", request);
      return await this.#trigger(request);
    });
  }

  /** Deletes all documents, or those at or below a document or collection. */
  #delete(root: string, relativePath: string, request: HttpRequest): HttpResponse {
    const path = relativePath.split("/").map(decodeSegment).join("/").replace(/\/$/, "");
    const rootName = root.split("/").map(decodeSegment).join("/");
    const database = this.#databaseOf(rootName, path);
    authenticate({ authorization: request.authorization });
    database.deleteRecursively(path);
    return DONE;
  }

  /** The indexes that the queries of a database need, in the form of `firestore.indexes.json`. */
  #recordedIndexes(name: string): HttpResponse {
    const database = parseDatabaseName(name.split("/").map(decodeSegment).join("/"));
    return jsonResponse(`${JSON.stringify(this.#options.indexes.recorded(database), null, 2)}\n`);
  }

  /** The database of the resource name of a root, collection or document. */
  #databaseOf(root: string, path: string): Database {
    const segments = path === "" ? [] : path.split("/");
    const collectionId = segments.length % 2 === 1 ? segments.pop() : undefined;
    const name =
      segments.length === 0
        ? parseDatabaseName(root.slice(0, -"/documents".length))
        : parseDocumentName(`${root}/${segments.join("/")}`);
    if (collectionId !== undefined) validateCollectionId(collectionId);
    return this.#options.store.database(name.projectId, name.databaseId);
  }

  async #projectVerb(projectId: string, verb: string, request: HttpRequest): Promise<HttpResponse> {
    switch (`${request.method} ${verb}`) {
      case "PUT securityRules":
        return this.#loadRules(projectId, await request.body());
      case "GET securityRules":
        return jsonResponse(`${formatJson(rulesJson(this.#options.rules.get(projectId)?.source))}\n`);
      case "GET ruleCoverage":
        return jsonResponse(`${JSON.stringify(this.#coverage(projectId), null, 2)}\n`);
      case "GET ruleCoverage.html":
        return {
          status: 200,
          contentType: "text/html; charset=utf-8",
          body: coveragePage(this.#coverage(projectId)),
        };
      case "POST export":
        return await this.#export(await readObject(request, ["database", "export_directory", "export_name"]));
      case "POST import":
        return await this.#import(await readObject(request, ["database", "export_directory"]));
      default:
        return NOT_FOUND;
    }
  }

  #loadRules(projectId: string, body: string): HttpResponse {
    const { source, ignoreErrors } = readRulesUpload(body);
    const result = this.#options.rules.load(projectId, source);
    this.#options.onRulesLoaded?.(projectId, result);
    const issues = result.ok ? result.ruleset.issues : result.issues;
    if (!result.ok && !ignoreErrors) throw invalidArgument(issuesText(issues));
    return jsonResponse(`${formatJson(issuesJson(issues))}\n`);
  }

  #coverage(projectId: string): CoverageReport {
    return this.#options.rules.get(projectId)?.coverage() ?? { rules: { files: [] }, report: [] };
  }

  async #export(body: ReadonlyMap<string, string>): Promise<HttpResponse> {
    const database = this.#open(body.get("database") ?? "");
    if (!this.#options.exportDatabase) throw new StatusError("UNIMPLEMENTED", "export is unimplemented");
    await this.#options.exportDatabase(database, {
      directory: body.get("export_directory") ?? "",
      name: body.get("export_name") || `firestore_export_${Math.floor(Date.now() / 1000)}`,
    });
    return DONE;
  }

  async #import(body: ReadonlyMap<string, string>): Promise<HttpResponse> {
    const database = this.#open(body.get("database") ?? "");
    if (!this.#options.importDatabase) throw new StatusError("UNIMPLEMENTED", "import is unimplemented");
    await this.#options.importDatabase(database, body.get("export_directory") ?? "");
    return DONE;
  }

  #open(name: string): Database {
    const { projectId, databaseId } = parseDatabaseName(name);
    return this.#options.store.database(projectId, databaseId);
  }

  async #trigger(request: HttpRequest): Promise<HttpResponse> {
    const v1 = request.method === "PUT" ? TRIGGER_V1.exec(request.path) : null;
    const v2 = request.method === "POST" ? TRIGGER_V2.exec(request.path) : null;
    if (!v1 && !v2) return NOT_FOUND;
    const body = parseJson(await request.body());
    if (!this.#options.triggers)
      throw new StatusError("UNIMPLEMENTED", "function triggers are unimplemented");
    if (v1) this.#options.triggers.registerV1(decodeSegment(v1[1] ?? ""), decodeSegment(v1[2] ?? ""), body);
    if (v2) {
      const key = request.query.get("eventarcTriggerId") ?? "";
      this.#options.triggers.registerV2(decodeSegment(v2[1] ?? ""), key, body);
    }
    return DONE;
  }
}

/** Parses a JSON object of strings with these keys only. @throws StatusError INVALID_ARGUMENT */
async function readObject(
  request: HttpRequest,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const text = await request.body();
  const body = text.trim() === "" ? {} : parseJson(text);
  if (!isObject(body)) throw invalidPayload();
  const strings = new Map<string, string>();
  for (const [key, value] of Object.entries(body)) {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (!keys.includes(name) || typeof value !== "string") throw invalidPayload();
    strings.set(name, value);
  }
  return strings;
}

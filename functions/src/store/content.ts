import { programmeVersionId, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import { activity, activityConfig, type ContentPack, contentPack } from "@mindle/domain/content/activity";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { typedCollection } from "./collection.ts";
import {
  activityDocument,
  configDocument,
  type UsedActivity,
  type UsedConfig,
} from "./documents/content-documents.ts";
import { findAll } from "./find-all.ts";
import { TtlCache } from "./ttl-cache.ts";

/** How long content is kept in memory, in milliseconds: what was published is seen after this time at the latest. */
export const CONTENT_TTL_MS = 5 * 60_000;

/** Documents of each kind that are kept; an activity has a few kilobytes. */
const MAX_CACHED_DOCUMENTS = 300;

/** Programmes and the content of their steps; read-only, and kept in memory for `ttlMs`. */
export class ContentStore {
  readonly #programmes: CollectionReference<Programme>;
  readonly #packs: CollectionReference<ContentPack>;
  readonly #activities: CollectionReference<z.output<typeof activityDocument>>;
  readonly #configs: CollectionReference<z.output<typeof configDocument>>;
  readonly #keptProgrammes: TtlCache<Programme>;
  readonly #keptPacks: TtlCache<ContentPack>;
  readonly #keptActivities: TtlCache<UsedActivity>;
  readonly #keptConfigs: TtlCache<UsedConfig>;

  /** Reads documents below `content/{env}`. */
  constructor(db: Firestore, env: string, ttlMs: number, now: () => number = Date.now) {
    this.#programmes = typedCollection(db, publicCollectionPath(env, "programs"), programme);
    this.#packs = typedCollection(db, `content/${env}/compacks`, contentPack);
    this.#activities = typedCollection(db, `content/${env}/activities`, activityDocument);
    this.#configs = typedCollection(db, `content/${env}/configs`, configDocument);
    const limits = { ttlMs, size: MAX_CACHED_DOCUMENTS, now };
    this.#keptProgrammes = new TtlCache(limits);
    this.#keptPacks = new TtlCache(limits);
    this.#keptActivities = new TtlCache(limits);
    this.#keptConfigs = new TtlCache(limits);
  }

  /** A programme in a version; the newest unless told. */
  async programme(programId: string, version?: number): Promise<Programme | undefined> {
    const id = version === undefined ? programId : programmeVersionId(programId, version);
    return (await this.#findProgrammes([id])).get(id);
  }

  /** The newest versions of those of the programmes that exist. */
  async newestVersions(programIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return mapValues(await this.#findProgrammes(programIds), ({ version }) => version);
  }

  async pack(gcId: string): Promise<ContentPack | undefined> {
    const found = await this.#keptPacks.find([gcId], (ids) => findAll(this.#packs, ids));
    return found.get(gcId);
  }

  /** Those of the activities that exist, by id. */
  activities(ids: readonly string[]): Promise<Map<string, UsedActivity>> {
    return this.#keptActivities.find(ids, async (missing) =>
      mapValues(await findAll(this.#activities, missing), ({ activityJson, usedBy }) => ({
        activity: z.parse(activity, JSON.parse(activityJson)),
        usedBy,
      })),
    );
  }

  /** Those of the configs that exist, by id. */
  configs(ids: readonly string[]): Promise<Map<string, UsedConfig>> {
    return this.#keptConfigs.find(ids, async (missing) =>
      mapValues(await findAll(this.#configs, missing), ({ configJson, usedBy }) => ({
        config: z.parse(activityConfig, JSON.parse(configJson)),
        usedBy,
      })),
    );
  }

  #findProgrammes(ids: readonly string[]): Promise<Map<string, Programme>> {
    return this.#keptProgrammes.find(ids, (missing) => findAll(this.#programmes, missing));
  }
}

function mapValues<Value, Result>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Result,
): Map<string, Result> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

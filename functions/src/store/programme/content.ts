import { programId, stepId } from "@mindle/domain/api/fields";
import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import { programmeVersionId, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import {
  type Activity,
  type ActivityConfig,
  activity,
  activityConfig,
  type ContentPack,
  contentPack,
} from "@mindle/domain/content/activity";
import { MINUTE_MS } from "@mindle/domain/time";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { findAll, typedCollection } from "../firestore/collection.ts";
import { TtlCache } from "../firestore/ttl-cache.ts";

const use = z.object({ programId, stepId });

/** The steps that show an activity. It is accessible if one of them is. */
const activityUses = z.array(use);

/** The same of a config, which is a page of the step: the first is 1. */
const configUses = z.array(z.extend(use, { page: z.optional(z.int()) }));

/** An activity, `content/{env}/activities/{id}`; JSON text, because Firestore does not support nested arrays. */
export const activityDocument = z.object({ activityJson: z.string(), usedBy: activityUses });

/** A config, `content/{env}/configs/{id}`. */
export const configDocument = z.object({ configJson: z.string(), usedBy: configUses });

export interface UsedActivity {
  readonly activity: Activity;
  readonly usedBy: z.output<typeof activityUses>;
}

export interface UsedConfig {
  readonly config: ActivityConfig;
  readonly usedBy: z.output<typeof configUses>;
}

/** How long content is kept in memory, in milliseconds: what was published is seen after this time at the latest. */
export const CONTENT_TTL_MS = 5 * MINUTE_MS;

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

/** The catalogue of packages; read-only. */
export class PackageStore {
  readonly #collection: CollectionReference<CatalogPackage>;

  /** Reads documents below `content/{env}`. */
  constructor(db: Firestore, env: string) {
    this.#collection = typedCollection(db, publicCollectionPath(env, "packages"), catalogPackage);
  }

  /** All packages, ordered by slug. */
  async all(): Promise<CatalogPackage[]> {
    return (await this.#collection.get()).docs.map((found) => found.data());
  }

  /** The package with this id, such as `riggy_complete.v0`. */
  async find(id: string): Promise<CatalogPackage | undefined> {
    const [found] = (await this.#collection.where("id", "==", id).limit(1).get()).docs;
    return found?.data();
  }
}

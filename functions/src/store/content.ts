import { publicCollectionPath } from "@mindle/domain/catalogue/paths";
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

/** Programmes and the content of their steps; read-only. */
export class ContentStore {
  readonly #programmes: CollectionReference<Programme>;
  readonly #packs: CollectionReference<ContentPack>;
  readonly #activities: CollectionReference<z.output<typeof activityDocument>>;
  readonly #configs: CollectionReference<z.output<typeof configDocument>>;

  /** Reads documents below `content/{env}`. */
  constructor(db: Firestore, env: string) {
    this.#programmes = typedCollection(db, publicCollectionPath(env, "programs"), programme);
    this.#packs = typedCollection(db, `content/${env}/compacks`, contentPack);
    this.#activities = typedCollection(db, `content/${env}/activities`, activityDocument);
    this.#configs = typedCollection(db, `content/${env}/configs`, configDocument);
  }

  async programme(programId: string): Promise<Programme | undefined> {
    return (await this.#programmes.doc(programId).get()).data();
  }

  async pack(gcId: string): Promise<ContentPack | undefined> {
    return (await this.#packs.doc(gcId).get()).data();
  }

  /** Those of the activities that exist, by id. */
  async activities(ids: readonly string[]): Promise<Map<string, UsedActivity>> {
    const found = await findAll(this.#activities, ids);
    return mapValues(found, ({ activityJson, usedBy }) => ({
      activity: z.parse(activity, JSON.parse(activityJson)),
      usedBy,
    }));
  }

  /** Those of the configs that exist, by id. */
  async configs(ids: readonly string[]): Promise<Map<string, UsedConfig>> {
    const found = await findAll(this.#configs, ids);
    return mapValues(found, ({ configJson, usedBy }) => ({
      config: z.parse(activityConfig, JSON.parse(configJson)),
      usedBy,
    }));
  }
}

function mapValues<Value, Result>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Result,
): Map<string, Result> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

import { type ContentPack, contentPack } from "@mindle/domain/api/program";
import { publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import {
  type ActivityDocument,
  activityDocument,
  type ConfigDocument,
  configDocument,
} from "./documents/content-documents.ts";
import { findAll } from "./find-all.ts";

/** Programmes and the content of their steps; read-only. */
export class ContentStore {
  readonly #programmes: CollectionReference<Programme>;
  readonly #packs: CollectionReference<ContentPack>;
  readonly #activities: CollectionReference<ActivityDocument>;
  readonly #configs: CollectionReference<ConfigDocument>;

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
  activities(ids: readonly string[]): Promise<Map<string, ActivityDocument>> {
    return findAll(this.#activities, ids);
  }

  /** Those of the configs that exist, by id. */
  configs(ids: readonly string[]): Promise<Map<string, ConfigDocument>> {
    return findAll(this.#configs, ids);
  }
}

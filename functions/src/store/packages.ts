import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import { publicCollectionPath } from "@mindle/domain/catalogue/paths";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";

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

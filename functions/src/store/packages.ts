import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import { publicCollectionPath } from "@mindle/domain/catalogue/paths";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";

/** The catalogue of packages; authored elsewhere, only read here. */
export class PackageStore {
  readonly #collection: CollectionReference<CatalogPackage>;

  /** `env` names the content: the catalogue lies below `content/{env}`. */
  constructor(db: Firestore, env: string) {
    this.#collection = typedCollection(db, publicCollectionPath(env, "packages"), catalogPackage);
  }

  /** Every package, in the order of their slugs. */
  async all(): Promise<CatalogPackage[]> {
    return (await this.#collection.get()).docs.map((found) => found.data());
  }

  /** The package that is sold under this id now, such as `riggy_complete.v0`. */
  async find(id: string): Promise<CatalogPackage | undefined> {
    const [found] = (await this.#collection.where("id", "==", id).limit(1).get()).docs;
    return found?.data();
  }
}

import { IMAGE_TYPES, MAX_IMAGES } from "@mindle/domain/api/images";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import { typedCollection } from "../firestore/collection.ts";
import { KeyedQueue } from "../firestore/keyed-queue.ts";

/** A picture of a user, `users/{uid}/images/{imageId}`. */
const imageDocument = z.object({
  type: z.enum(IMAGE_TYPES),
  bytes: z.instanceof(Uint8Array),
  /** Milliseconds since the epoch. */
  savedAt: z.int(),
});

export type ImageDocument = z.output<typeof imageDocument>;

export class ImageStore extends GuardedStore {
  readonly #queue = new KeyedQueue();

  /**
   * Stores a picture unless one with this id is stored. Resolves to whether it is stored now: a user has {@link MAX_IMAGES} at
   * most.
   */
  save(uid: string, imageId: string, document: ImageDocument): Promise<boolean> {
    const images = this.#of(uid);
    // Of the others only the ids are read, not the bytes.
    const others = this.db.collection(images.path).limit(MAX_IMAGES).select();
    return this.#queue.run(uid, () =>
      this.writeFor(uid, async (transaction) => {
        const { docs } = await transaction.get(others);
        if (docs.some(({ id }) => id === imageId)) return true;
        if (docs.length >= MAX_IMAGES) return false;
        transaction.create(images.doc(imageId), document);
        return true;
      }),
    );
  }

  async find(uid: string, imageId: string): Promise<ImageDocument | undefined> {
    return (await this.#of(uid).doc(imageId).get()).data();
  }

  /** Deletes a picture; an unknown one is ignored. */
  async delete(uid: string, imageId: string): Promise<void> {
    await this.#of(uid).doc(imageId).delete();
  }

  #of(uid: string) {
    return typedCollection(this.db, `users/${uid}/images`, imageDocument);
  }
}

import { randomId } from "@mindle/domain/identity/ids";
import { ApiError } from "../api/api-error.ts";
import { loadModule } from "../browser/load-module.ts";
import { onUserDataCleared } from "../storage/clear-user-data.ts";

/** There are as many pictures as there may be: one must go before another one can be stored. */
export class TooManyPicturesError extends Error {
  override readonly name = "TooManyPicturesError";
}

/** Pictures of the person's own, stored apart from the answers; an answer holds their ids. */
export interface ImageStore {
  /**
   * Stores a picture and resolves with its id. Rejects where it cannot be kept; trying again stores it once. With
   * {@link TooManyPicturesError} trying again is of no use.
   */
  save(picture: Blob): Promise<string>;
  /**
   * An address to show it by: of this site, or `data:`, since the security policy lets no picture be a `blob:`. Rejects where
   * it cannot be loaded.
   */
  load(id: string): Promise<string>;
  remove(id: string): void;
}

const ID_LENGTH = 20;

let current: { readonly uid: string; readonly store: ImageStore } | undefined;

onUserDataCleared(() => {
  current = undefined;
});

/** The pictures of a user on the server. The same store until user data are cleared: it knows what it has tried to save. */
export function imageStore(uid: string): ImageStore {
  if (current?.uid !== uid) current = { uid, store: createImageStore(uid) };
  return current.store;
}

function createImageStore(uid: string): ImageStore {
  const ids = new WeakMap<Blob, string>();
  const addresses = new Map<string, string>();
  return {
    save: async (picture) => {
      const id = ids.get(picture) ?? newId();
      ids.set(picture, id);
      const address = await dataUrl(picture);
      const { putImage } = await loadCalls();
      try {
        await putImage(uid, id, address.slice(address.indexOf(",") + 1));
      } catch (cause) {
        const isFull = cause instanceof ApiError && cause.code === "already-exists";
        throw isFull ? new TooManyPicturesError("there is no room for another picture", { cause }) : cause;
      }
      addresses.set(id, address);
      return id;
    },
    load: async (id) => {
      const known = addresses.get(id);
      if (known !== undefined) return known;
      const { fetchImage } = await loadCalls();
      const { data, type } = await fetchImage(uid, id);
      const address = `data:${type};base64,${data}`;
      addresses.set(id, address);
      return address;
    },
    remove: (id) => {
      addresses.delete(id);
      loadCalls()
        .then(({ removeImage }) => removeImage(uid, id))
        .catch((error: unknown) => console.warn("a picture was not deleted", error));
    },
  };
}

function loadCalls() {
  return loadModule(() => import("./image-calls.ts"));
}

function newId(): string {
  return randomId(ID_LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
}

function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

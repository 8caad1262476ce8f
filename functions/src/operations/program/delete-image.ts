import type { deleteImage as contract } from "@mindle/domain/api/images";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./require-caller.ts";

/** Deletes a picture of the caller. */
export const deleteImage: Handler<typeof contract> = async ({ uid: owner, imageId }, { uid }, { store }) => {
  requireCaller(owner, uid);
  await store.images.delete(uid, imageId);
  return null;
};

import { MAX_IMAGE_BYTES, MAX_IMAGE_DIMENSION, MAX_IMAGES } from "@mindle/domain/api/images";
import { AppError, invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";
import { cleanImage } from "./clean-image.ts";

export const saveImage: Handler<"saveImage"> = async ({ uid: owner, imageId, data }, { uid }, deps) => {
  requireCaller(owner, uid);
  const bytes = Buffer.from(data, "base64");
  if (bytes.byteLength > MAX_IMAGE_BYTES) {
    throw invalidArgument("data", `must be at most ${MAX_IMAGE_BYTES} bytes`);
  }
  const image = cleanImage(bytes);
  if (image === undefined) throw invalidArgument("data", "must be a JPEG or WebP picture");
  if ((image.largestSide ?? Number.POSITIVE_INFINITY) > MAX_IMAGE_DIMENSION) {
    throw invalidArgument("data", `must be at most ${MAX_IMAGE_DIMENSION} pixels wide and high`);
  }
  const isStored = await deps.store.images.save(uid, imageId, { ...image, savedAt: deps.now() });
  if (!isStored) {
    throw new AppError("already-exists", `There are ${MAX_IMAGES} pictures, and there can be no more.`);
  }
  return null;
};

export const getImage: Handler<"getImage"> = async ({ imageId }, { uid }, { store }) => {
  const image = await store.images.find(uid, imageId);
  if (image === undefined) throw new AppError("not-found", "imageId: there is no such picture");
  return { data: Buffer.from(image.bytes).toString("base64"), type: image.type };
};

export const deleteImage: Handler<"deleteImage"> = async ({ uid: owner, imageId }, { uid }, { store }) => {
  requireCaller(owner, uid);
  await store.images.delete(uid, imageId);
  return null;
};

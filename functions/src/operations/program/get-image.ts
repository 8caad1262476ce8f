import type { getImage as contract } from "@mindle/domain/api/images";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";

/** A picture of the caller. */
export const getImage: Handler<typeof contract> = async ({ imageId }, { uid }, { store }) => {
  const image = await store.images.find(uid, imageId);
  if (image === undefined) throw new AppError("not-found", "imageId: there is no such picture");
  return { data: Buffer.from(image.bytes).toString("base64"), type: image.type };
};

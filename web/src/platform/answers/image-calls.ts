import { deleteImage, getImage, saveImage } from "@mindle/domain/api/images";
import { callApi } from "../api/call-api.ts";

// Calls for pictures of a user. They throw an ApiError.

/** Stores a picture in base64 under an id of the device. */
export async function putImage(uid: string, imageId: string, data: string): Promise<void> {
  await callApi(saveImage, { uid, imageId, data }, { uid });
}

/** A picture in base64. */
export function fetchImage(uid: string, imageId: string) {
  return callApi(getImage, { imageId }, { uid });
}

export async function removeImage(uid: string, imageId: string): Promise<void> {
  await callApi(deleteImage, { uid, imageId }, { uid });
}

import * as z from "zod/mini";
import { kibADay, operation, USER_BULK, USER_GUESSES, USER_LOAD } from "./operation.ts";

// Pictures that a user adds to a page. The answer of the page has the picture's id.

/** The most that a picture may have, in bytes. */
export const MAX_IMAGE_BYTES = 400 * 1024;

/** The largest side that a picture may have, in pixels: room for a screenshot whose words can be read. */
export const MAX_IMAGE_DIMENSION = 2400;

/** Pictures of one user at most. */
export const MAX_IMAGES = 50;

export const IMAGE_TYPES = ["image/jpeg", "image/webp"] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** Id of a picture, chosen by the device, so that a picture that is sent again is stored once. */
const imageId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, "must be the id of a picture"));

/** Length in base64. */
const MAX_DATA_LENGTH = Math.ceil(MAX_IMAGE_BYTES / 3) * 4;

const data = z
  .string()
  .check(z.maxLength(MAX_DATA_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "must be base64"));

/**
 * Stores a picture; idempotent: a picture that is stored stays as it is. What says where and with what it was made is removed,
 * and whatever is no JPEG or WebP picture, or too large in bytes or pixels, is `invalid-argument`. `already-exists`: the user
 * has as many pictures as there may be, so that sending it again is of no use until one is deleted. `failed-precondition`:
 * `uid` is not the caller.
 */
export const saveImage = operation({
  path: "program/saveImage",
  access: "signedIn",
  body: z.strictObject({ uid: z.string(), imageId, data }),
  maxBytes: MAX_DATA_LENGTH + 1024,
  data: z.null(),
  errors: ["failed-precondition", "already-exists"],
  userLimit: USER_GUESSES,
  // Twice as many as there may be, each of the largest size: deleted ones stay in backups.
  dailyLimit: kibADay(2 * MAX_IMAGES * Math.ceil(MAX_DATA_LENGTH / 1024)),
});

/** A picture of the caller in base64. */
export const getImage = operation({
  path: "program/getImage",
  access: "signedIn",
  body: z.strictObject({ imageId }),
  data: z.object({ data: z.string(), type: z.enum(IMAGE_TYPES) }),
  errors: ["not-found"],
  userLimit: USER_BULK,
});

/** Deletes a picture; succeeds for an unknown one as well. */
export const deleteImage = operation({
  path: "program/deleteImage",
  access: "signedIn",
  body: z.strictObject({ uid: z.string(), imageId }),
  data: z.null(),
  errors: ["failed-precondition"],
  userLimit: USER_LOAD,
});

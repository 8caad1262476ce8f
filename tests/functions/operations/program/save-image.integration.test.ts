import {
  deleteImage,
  getImage,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_DIMENSION,
  MAX_IMAGES,
  saveImage,
} from "@mindle/domain/api/images";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeOperationId } from "../../../support/functions/page-saves.ts";
import {
  JPEG,
  jpegOf,
  jpegSegment,
  WEBP,
  webpChunk,
  webpOf,
  webpWith,
} from "../../../support/functions/pictures.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

async function imagesOf(uid: string) {
  return (await database().collection(`users/${uid}/images`).get()).docs;
}

describe("program/saveImage", () => {
  test("no token: refused", async () => {
    const body = { uid: "someone", imageId: makeOperationId(), data: JPEG };
    expect((await refusal(saveImage, body)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    const good = { uid, imageId: makeOperationId(), data: JPEG };
    const tooLarge = Buffer.alloc(MAX_IMAGE_BYTES + 1).toString("base64");
    for (const [change, path] of [
      [{ imageId: "short" }, "imageId"],
      [{ imageId: "../../../../../../x1" }, "imageId"],
      [{ data: "" }, "data"],
      [{ data: `data:image/jpeg;base64,${JPEG}` }, "data"],
      [{ data: Buffer.from("<svg onload=alert(1)>").toString("base64") }, "data"],
      [{ data: tooLarge }, "data"],
      [{ data: jpegOf(MAX_IMAGE_DIMENSION + 1, 4).toString("base64") }, "data"],
      [{ data: webpOf(4, 16_000).toString("base64") }, "data"],
      [{ data: "a".repeat(600_000) }, "body"],
      [{ uid: undefined }, "uid"],
    ] as const) {
      const refused = await refusal(saveImage, { ...good, ...change }, { token });
      expect(refused.code).toBe("invalid-argument");
      expect(refused.message.split(": ")[0]).toBe(path);
    }
    expect(await imagesOf(uid)).toEqual([]);
  });

  test("forbidden: for another account, and for a deleted one", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const image = { uid: other.uid, imageId: makeOperationId() };
    await call(saveImage, { ...image, data: JPEG }, other);
    expect((await refusal(saveImage, { ...image, data: JPEG }, user)).code).toBe("failed-precondition");
    expect(await imagesOf(other.uid)).toHaveLength(1);
    await deleteUser(user);
    const late = { uid: user.uid, imageId: makeOperationId(), data: JPEG };
    expect((await refusal(saveImage, late, user)).code).toBe("unauthenticated");
    expect(await imagesOf(user.uid)).toEqual([]);
  });

  test("forbidden: more than 50 pictures, until one is deleted", async () => {
    const { uid, token } = await makeUser();
    const batch = database().batch();
    for (let number = 0; number < MAX_IMAGES; number += 1) {
      const ref = database().doc(`users/${uid}/images/${`${number}`.padStart(20, "a")}`);
      batch.set(ref, { type: "image/jpeg", bytes: Buffer.from(JPEG, "base64"), savedAt: 1 });
    }
    await batch.commit();
    const image = { uid, imageId: makeOperationId(), data: JPEG };
    expect(await refusal(saveImage, image, { token })).toEqual({
      code: "already-exists",
      message: expect.stringContaining("50"),
    });
    const first = { uid, imageId: "0".padStart(20, "a") };
    expect(await call(saveImage, { ...first, data: JPEG }, { token })).toBeNull();
    await call(deleteImage, first, { token });
    expect(await call(saveImage, image, { token })).toBeNull();
    expect(await imagesOf(uid)).toHaveLength(MAX_IMAGES);
  });

  test("success: JPEG and WebP, without where they were taken", async () => {
    const { uid, token } = await makeUser();
    const jpeg = Buffer.from(JPEG, "base64");
    const exif = jpegSegment(0xe1, "Exif\0\0MM 37.56 N 126.97 E");
    const tagged = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
    for (const [bytes, data, type] of [
      [tagged, JPEG, "image/jpeg"],
      [webpWith([webpChunk("EXIF", "MM 37.56 N")], 0x08), WEBP, "image/webp"],
    ] as const) {
      const imageId = makeOperationId();
      expect(await call(saveImage, { uid, imageId, data: bytes.toString("base64") }, { token })).toBeNull();
      expect(await call(getImage, { imageId }, { token })).toEqual({ data, type });
    }
  });

  test("success: a picture of the largest size", async () => {
    const { uid, token } = await makeUser();
    const imageId = makeOperationId();
    const jpeg = Buffer.from(JPEG, "base64");
    const end = jpeg.subarray(-2);
    const largest = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(MAX_IMAGE_BYTES - jpeg.length), end]);
    const data = largest.toString("base64");
    await call(saveImage, { uid, imageId, data }, { token });
    expect(await call(getImage, { imageId }, { token })).toEqual({ data, type: "image/jpeg" });
  });

  test("repeat: the first picture of an id stays", async () => {
    const { uid, token } = await makeUser();
    const imageId = makeOperationId();
    for (const data of [JPEG, JPEG, WEBP]) await call(saveImage, { uid, imageId, data }, { token });
    expect((await call(getImage, { imageId }, { token })).type).toBe("image/jpeg");
    expect(await imagesOf(uid)).toHaveLength(1);
  });
});

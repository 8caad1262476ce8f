import { deleteImage, getImage, saveImage } from "@mindle/domain/api/images";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { makeOperationId } from "../../../support/functions/page-saves.ts";
import { JPEG } from "../../../support/functions/pictures.ts";
import { makeUser } from "../../../support/functions/users.ts";

/** A user with one picture. */
async function makeOwner() {
  const user = await makeUser();
  const imageId = makeOperationId();
  await call(saveImage, { uid: user.uid, imageId, data: JPEG }, user);
  return { ...user, imageId };
}

describe("program/deleteImage", () => {
  test("no token: refused", async () => {
    const { uid, imageId } = await makeOwner();
    expect((await refusal(deleteImage, { uid, imageId })).code).toBe("unauthenticated");
  });

  test("bad input: names the field and deletes nothing", async () => {
    const { uid, imageId, token } = await makeOwner();
    const refused = await refusal(deleteImage, { uid, imageId: "short" }, { token });
    expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^imageId: /) });
    expect((await call(getImage, { imageId }, { token })).data).toBe(JPEG);
  });

  test("forbidden: pictures of another account stay", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeUser()]);
    const { uid, imageId } = owner;
    expect((await refusal(deleteImage, { uid, imageId }, other)).code).toBe("failed-precondition");
    await call(deleteImage, { uid: other.uid, imageId }, other);
    expect((await call(getImage, { imageId }, owner)).data).toBe(JPEG);
  });

  test("success: the picture is gone", async () => {
    const { uid, imageId, token } = await makeOwner();
    expect(await call(deleteImage, { uid, imageId }, { token })).toBeNull();
    expect((await refusal(getImage, { imageId }, { token })).code).toBe("not-found");
  });

  test("repeat: a picture that is gone is no error", async () => {
    const { uid, imageId, token } = await makeOwner();
    for (let times = 0; times < 2; times += 1) {
      expect(await call(deleteImage, { uid, imageId }, { token })).toBeNull();
    }
  });
});

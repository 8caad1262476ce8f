import { getImage, saveImage } from "@mindle/domain/api/images";
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

describe("program/getImage", () => {
  test("no token: refused", async () => {
    const { imageId } = await makeOwner();
    expect((await refusal(getImage, { imageId })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeOwner();
    for (const imageId of ["short", "../../../../../../x1"]) {
      const refused = await refusal(getImage, { imageId }, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^imageId: /) });
    }
  });

  test("forbidden: pictures of another account are not found, as unknown ones", async () => {
    const [{ imageId }, other] = await Promise.all([makeOwner(), makeUser()]);
    expect((await refusal(getImage, { imageId }, other)).code).toBe("not-found");
    expect((await refusal(getImage, { imageId: makeOperationId() }, other)).code).toBe("not-found");
  });

  test("success: the picture and its type", async () => {
    const { imageId, token } = await makeOwner();
    expect(await call(getImage, { imageId }, { token })).toEqual({ data: JPEG, type: "image/jpeg" });
  });

  test("repeat: the same again", async () => {
    const { imageId, token } = await makeOwner();
    const first = await call(getImage, { imageId }, { token });
    expect(await call(getImage, { imageId }, { token })).toEqual(first);
  });
});

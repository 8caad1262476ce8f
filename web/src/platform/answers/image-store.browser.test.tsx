import { expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { imageStore, TooManyPicturesError } from "./image-store.ts";

vi.mock("../api/call-api.ts");

const picture = new Blob(["a picture"], { type: "image/jpeg" });

/** Answers the next call with an error. */
function failOnce(code: "unavailable" | "already-exists") {
  vi.mocked(callApi).mockRejectedValueOnce(new ApiError("program/saveImage", code, "refused"));
}

test("a picture that was sent without an answer is sent again as the same one, after a render as well", async () => {
  vi.mocked(callApi).mockReset().mockResolvedValue(null);
  failOnce("unavailable");
  await expect(imageStore("a").save(picture)).rejects.toMatchObject({ code: "unavailable" });
  const id = await imageStore("a").save(picture);
  const bodies = vi.mocked(callApi).mock.calls.map(([, body]) => body);
  expect(bodies).toEqual([1, 2].map(() => ({ uid: "a", imageId: id, data: btoa("a picture") })));
});

test("says where there is no room for another picture", async () => {
  failOnce("already-exists");
  await expect(imageStore("a").save(picture)).rejects.toBeInstanceOf(TooManyPicturesError);
});

test("another user, and the same one after signing out, get nothing of what was loaded before", async () => {
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue({ data: btoa("first"), type: "image/jpeg" });
  const load = (uid: string) => imageStore(uid).load("q8Zk2LmV5tRw9XcB7nHs");
  await load("a");
  await load("a");
  expect(callApi).toHaveBeenCalledTimes(1);
  await load("b");
  expect(callApi).toHaveBeenCalledTimes(2);
  clearUserData();
  await load("b");
  expect(callApi).toHaveBeenCalledTimes(3);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { stubServer } from "../api/testing/stub-server.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { imageStore, TooManyPicturesError } from "./image-store.ts";

let answer: ReturnType<typeof stubServer>;

beforeEach(() => {
  answer = stubServer();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = new Blob(["a picture"], { type: "image/jpeg" });

/** Answers the next call with an error. */
function failOnce(code: "unavailable" | "already-exists") {
  answer.mockRejectedValueOnce(new ApiError("program/saveImage", code, "refused"));
}

test("a picture that was sent without an answer is sent again as the same one, after a render as well", async () => {
  failOnce("unavailable");
  await expect(imageStore("a").save(picture)).rejects.toMatchObject({ code: "unavailable" });
  const id = await imageStore("a").save(picture);
  const bodies = answer.mock.calls.map(([, body]) => body);
  expect(bodies).toEqual([1, 2].map(() => ({ uid: "a", imageId: id, data: btoa("a picture") })));
});

test("says where there is no room for another picture", async () => {
  failOnce("already-exists");
  await expect(imageStore("a").save(picture)).rejects.toBeInstanceOf(TooManyPicturesError);
});

test("another user, and the same one after signing out, get nothing of what was loaded before", async () => {
  answer.mockReturnValue({ data: btoa("first"), type: "image/jpeg" });
  const load = (uid: string) => imageStore(uid).load("q8Zk2LmV5tRw9XcB7nHs");
  await load("a");
  await load("a");
  expect(answer).toHaveBeenCalledTimes(1);
  await load("b");
  expect(answer).toHaveBeenCalledTimes(2);
  clearUserData();
  await load("b");
  expect(answer).toHaveBeenCalledTimes(3);
});

import { expect, test } from "vitest";
import { clearUserData, onUserDataCleared, personalJson } from "./clear-user-data.ts";
import { localJson } from "./storage.ts";
import { storedFlag } from "./stored-value.ts";

const subscribed = storedFlag("exitSubscribed", personalJson);
const helpShown = storedFlag("helpShown", localJson);

test("user data are removed, data of the browser stay", () => {
  subscribed.write(true);
  helpShown.write(true);

  clearUserData();

  expect(subscribed.read()).toBe(false);
  expect(helpShown.read()).toBe(true);
});

test("listeners are called after the storages were cleared", () => {
  subscribed.write(true);
  const found: boolean[] = [];
  onUserDataCleared(() => found.push(subscribed.read()));
  clearUserData();
  expect(found).toEqual([false]);
});

test("nothing is written any more once another tab has cleared user data", () => {
  clearUserData();
  personalJson.write("nickname", "하늘");
  expect(localJson.read("nickname")).toBe("하늘");
  // What another tab does when its user signs out.
  localJson.remove("nickname");
  localJson.write("clearedAt", 1);

  subscribed.write(true);
  personalJson.write("nickname", "하늘");

  expect(subscribed.read()).toBe(false);
  expect(localJson.read("nickname")).toBeUndefined();
});

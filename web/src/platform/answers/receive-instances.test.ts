import { expect, test } from "vitest";
import { clearUserData } from "../clear-user-data.ts";
import { type Instances, receiveInstances, takeInstances } from "./receive-instances.ts";

const INSTANCES: Instances = { "a+b": { saved: null, revision: 0, savedAt: null, foreignLink: {} } };

test("what comes for the next user, before their answers are opened, waits for them", () => {
  const first: string[] = [];
  const next: string[] = [];
  const stop = takeInstances((uid) => void first.push(uid));
  receiveInstances("a", INSTANCES);
  stop();
  receiveInstances("b", INSTANCES);
  takeInstances((uid) => void next.push(uid));
  stop();
  receiveInstances("b", INSTANCES);
  expect(first).toEqual(["a"]);
  expect(next).toEqual(["b", "b"]);
});

test("what waits is gone once user data were cleared", () => {
  takeInstances(() => {})();
  receiveInstances("a", INSTANCES);
  clearUserData();
  const taken: string[] = [];
  takeInstances((uid) => void taken.push(uid));
  expect(taken).toEqual([]);
});

import type { getGcCompack } from "@mindle/domain/api/program";
import type * as z from "zod/mini";
import { onUserDataCleared } from "../clear-user-data.ts";

/** What the server has of a user's answers on the pages of a step, and of those that these pages read, by instance id. */
export type Instances = NonNullable<z.output<(typeof getGcCompack)["data"]>["content"]>["instances"];

/** Takes in what the server has of a user's answers. */
export type InstancesReceiver = (uid: string, instances: Instances) => void;

let receiver: InstancesReceiver | undefined;

/** Came before anyone took them in. */
let waiting: (readonly [uid: string, instances: Instances])[] = [];

onUserDataCleared(() => {
  waiting = [];
});

/** Hands on what came with the content of a step, in order; kept in this page until someone takes it in. */
export function receiveInstances(uid: string, instances: Instances): void {
  if (receiver === undefined) waiting.push([uid, instances]);
  else receiver(uid, instances);
}

/**
 * Has `take` called with all that has come and will come. There is one receiver: the store of answers. Returns how to end that:
 * what comes then waits for the next one.
 */
export function takeInstances(take: InstancesReceiver): () => void {
  receiver = take;
  const before = waiting;
  waiting = [];
  for (const [uid, instances] of before) take(uid, instances);
  return () => {
    if (receiver === take) receiver = undefined;
  };
}

import type { getGcCompack } from "@mindle/domain/api/program";
import type * as z from "zod/mini";
import { onUserDataCleared } from "../clear-user-data.ts";

/** The server's answers of a user for the pages of a step and the pages that these recall, by instance id. */
export type Instances = NonNullable<z.output<(typeof getGcCompack)["data"]>["content"]>["instances"];

/** Called with the server's answers of a user. */
export type InstancesReceiver = (uid: string, instances: Instances) => void;

let receiver: InstancesReceiver | undefined;

/** Instances that arrived before there was a receiver. */
let waiting: (readonly [uid: string, instances: Instances])[] = [];

onUserDataCleared(() => {
  waiting = [];
});

/**
 * Passes on the instances that arrived with the content of a step, in order; they wait in memory until there is a
 * receiver.
 */
export function receiveInstances(uid: string, instances: Instances): void {
  if (receiver === undefined) waiting.push([uid, instances]);
  else receiver(uid, instances);
}

/**
 * Calls `take` with the instances that have arrived and will arrive. There is one receiver, the store of answers.
 * Returns an unsubscribe function; later instances wait for the next receiver.
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

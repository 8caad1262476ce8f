import { CONTRACT } from "@mindle/domain/api/contract";
import { type HttpsOptions, onRequest } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { createApi, requestName, SYSTEM_CLOCK } from "./api.ts";
import { APP_STORE_KEY } from "./appstore/app-store-settings.ts";
import { disableBodyParsing } from "./http/body.ts";
import { callable } from "./http/callable.ts";
import { serve } from "./http/serve.ts";
import { readSettings } from "./settings.ts";
import { openLocalClock } from "./store/local-clock.ts";
import {
  deleteOrphans,
  deleteUnusedAccounts as deleteUnusedAccountsBy,
  finishDeletions as finishDeletionsBy,
} from "./triggers/deletions.ts";
import { queueReminders as queueRemindersBy } from "./triggers/queue-reminders.ts";
import { runJobs } from "./triggers/run-jobs.ts";

/** Whether the functions are built for the local stack; rolldown.config.mjs sets it. */
declare const LOCAL_BUILD: boolean;

disableBodyParsing();

const settings = readSettings(process.env);
// A deployed build has no code for a clock that can be moved.
const clock = LOCAL_BUILD ? openLocalClock() : SYSTEM_CLOCK;
const { handleRequest, handleAppStoreNotification, deps, dispatch } = createApi(settings, clock);

/** Of each function. docs/scale.md has the figures behind size and number of the instances. */
const OPTIONS = {
  region: "asia-northeast3",
  invoker: "public",
  // The functions as they are deployed held 301 MiB with 80 users at once and 439 MiB with 80 pictures being saved; 256 MiB are too few.
  memory: "512MiB",
  // Concurrency above 1 needs a whole processor; calls mostly wait for Firestore.
  cpu: 1,
  // With 8 ms of processor time a call, an instance is busy long before 80 calls wait in it: more would only need more memory.
  concurrency: 80,
  // No instance is paid for that waits: a first call then takes some 300 ms longer (docs/figures/api.md).
  minInstances: 0,
  // Bounds what an attack can cost. Enough for some 0.9 million users a day; to be raised before.
  maxInstances: 20,
  // The same as Hosting's timeout.
  timeoutSeconds: 60,
  // A secret that does not exist makes the deployment fail.
  secrets: settings.appStore.kind === "apple" ? [APP_STORE_KEY] : [],
} satisfies HttpsOptions;

/** Every `/api/*` operation and the tracking stream; Hosting rewrites to it. */
export const api = onRequest(OPTIONS, serve(handleRequest, requestName));

export const finishStep = callable(OPTIONS, CONTRACT.finishStep, dispatch);
export const redeemCoupon = callable(OPTIONS, CONTRACT.redeemCoupon, dispatch);
export const processIosIapPayment = callable(OPTIONS, CONTRACT.processIosIapPayment, dispatch);

export const appStoreNotifications = onRequest(
  OPTIONS,
  serve(handleAppStoreNotification, () => "appStoreNotifications"),
);

const SCHEDULE_OPTIONS = {
  region: OPTIONS.region,
  timeZone: "Etc/UTC",
  timeoutSeconds: 300,
  memory: OPTIONS.memory,
  // A run that takes long must not overlap with the next.
  maxInstances: 1,
} as const;

/** Runs jobs by the functions' clock. A failed run is not retried: the next run looks back. */
function scheduled(schedule: string, jobsAt: (time: Date) => Parameters<typeof runJobs>[0]) {
  return onSchedule({ ...SCHEDULE_OPTIONS, schedule }, async ({ scheduleTime }) => {
    await clock.refresh();
    const time = new Date(Date.parse(scheduleTime) + clock.now() - Date.now());
    await runJobs(jobsAt(time), logger.write);
  });
}

export const queueReminders = scheduled("every 5 minutes", (time) => ({
  queueReminders: () => queueRemindersBy(deps, time),
}));

export const finishDeletions = scheduled("every 60 minutes", (time) => ({
  finishDeletions: () => finishDeletionsBy(deps, time),
  deleteOrphans: () => deleteOrphans(deps),
}));

export const deleteUnusedAccounts = scheduled("every 60 minutes", (time) => ({
  deleteUnusedAccounts: () => deleteUnusedAccountsBy(deps, time),
}));

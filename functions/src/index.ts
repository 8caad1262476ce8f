import { CONTRACT } from "@mindle/domain/api/contract";
import { type HttpsOptions, onRequest } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { createApi } from "./api.ts";
import { APP_STORE_KEY } from "./appstore/app-store-settings.ts";
import { callable } from "./http/callable.ts";
import { serve } from "./http/serve.ts";
import { readSettings } from "./settings.ts";
import { finishDeletions as finishDeletionsBy } from "./triggers/finish-deletions.ts";
import { queueReminders as queueRemindersBy } from "./triggers/queue-reminders.ts";

const settings = readSettings(process.env);
const { answer, answerAppStore, deps, dispatch } = createApi(settings);

const OPTIONS = {
  region: "asia-northeast3",
  invoker: "public",
  memory: "512MiB",
  maxInstances: 20,
  // Hosting gives up on a function after this many seconds.
  timeoutSeconds: 60,
  // A secret that does not exist would stop the deployment.
  secrets: settings.appStore.kind === "apple" ? [APP_STORE_KEY] : [],
} satisfies HttpsOptions;

/** Every `/api/*` operation, and the stream of tracking events; Hosting rewrites to it. */
export const api = onRequest(OPTIONS, serve(answer));

export const finishStep = callable(OPTIONS, CONTRACT.finishStep, dispatch);
export const redeemCoupon = callable(OPTIONS, CONTRACT.redeemCoupon, dispatch);
export const processIosIapPayment = callable(OPTIONS, CONTRACT.processIosIapPayment, dispatch);

/** Where Apple sends App Store Server Notifications V2. */
export const appStoreNotifications = onRequest(OPTIONS, serve(answerAppStore));

const SCHEDULE_OPTIONS = { region: OPTIONS.region, timeZone: "Etc/UTC", timeoutSeconds: 300 } as const;

/** A run that fails is not tried again: the next one looks back. */
export const queueReminders = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every 5 minutes" },
  async ({ scheduleTime }) => {
    logger.info("reminders queued", { queued: await queueRemindersBy(deps, new Date(scheduleTime)) });
  },
);

export const finishDeletions = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every 60 minutes" },
  async ({ scheduleTime }) => {
    logger.info("deletions finished", { finished: await finishDeletionsBy(deps, new Date(scheduleTime)) });
  },
);

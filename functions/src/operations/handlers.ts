import type { CONTRACT } from "@mindle/domain/api/contract";
import { getLatestSchemaAssessment } from "./assessment/get-latest-schema-assessment.ts";
import { getResponse } from "./assessment/get-response.ts";
import { listResponses } from "./assessment/list-responses.ts";
import { shareResponse } from "./assessment/share-response.ts";
import { submit } from "./assessment/submit.ts";
import { checkEmailExist } from "./auth/check-email-exist.ts";
import { cleanDeleteUser } from "./auth/clean-delete-user.ts";
import { exportUserData } from "./auth/export-user-data.ts";
import { getUserInfo } from "./auth/get-user-info.ts";
import { signOutEverywhere } from "./auth/sign-out-everywhere.ts";
import { updateUserInfo } from "./auth/update-user-info.ts";
import type { Handlers } from "./handler.ts";
import { subscribe } from "./mailing/subscribe.ts";
import { cancelReminder } from "./notification/cancel-reminder.ts";
import { getUserNotificationInfo } from "./notification/get-user-notification-info.ts";
import { pauseReminders } from "./notification/pause-reminders.ts";
import { registerDevice } from "./notification/register-device.ts";
import { unregisterDevice } from "./notification/unregister-device.ts";
import { updateNotificationConfig } from "./notification/update-notification-config.ts";
import { updateTimezoneOffset } from "./notification/update-timezone-offset.ts";
import { deleteImage } from "./program/delete-image.ts";
import { finishStep } from "./program/finish-step.ts";
import { getAfactoryActivities } from "./program/get-afactory-activities.ts";
import { getGcCompack } from "./program/get-gc-compack.ts";
import { getImage } from "./program/get-image.ts";
import { listAnswers } from "./program/list-answers.ts";
import { remind } from "./program/remind.ts";
import { saveAfactoryInput } from "./program/save-afactory-input.ts";
import { saveImage } from "./program/save-image.ts";
import { createIosIapBill } from "./purchase/create-ios-iap-bill.ts";
import { failIosIapPayment } from "./purchase/fail-ios-iap-payment.ts";
import { listBills } from "./purchase/list-bills.ts";
import { listPackages } from "./purchase/list-packages.ts";
import { processIosIapPayment } from "./purchase/process-ios-iap-payment.ts";
import { redeemCoupon } from "./purchase/redeem-coupon.ts";
import { reportHarm } from "./safety/report-harm.ts";
import { setSafetyFlag } from "./safety/set-safety-flag.ts";
import { getUserProgram } from "./user-program/get-user-program.ts";

/** The handler of every operation of the contract. */
export const HANDLERS: Handlers<typeof CONTRACT> = {
  submitAssessment: submit,
  getResponse,
  getLatestSchemaAssessment,
  listResponses,
  shareResponse,
  getUserInfo,
  checkEmailExist,
  updateUserInfo,
  cleanDeleteUser,
  exportUserData,
  signOutEverywhere,
  subscribe,
  getUserProgram,
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
  pauseReminders,
  cancelReminder,
  registerDevice,
  unregisterDevice,
  listPackages,
  createIosIapBill,
  listBills,
  redeemCoupon,
  processIosIapPayment,
  failIosIapPayment,
  getGcCompack,
  getAfactoryActivities,
  listAnswers,
  saveAfactoryInput,
  finishStep,
  remind,
  saveImage,
  getImage,
  deleteImage,
  setSafetyFlag,
  reportHarm,
};

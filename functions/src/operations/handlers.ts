import type { CONTRACT } from "@mindle/domain/api/contract";
import {
  getLatestSchemaAssessment,
  getResponse,
  listResponses,
  shareResponse,
} from "./assessment/responses.ts";
import { submit } from "./assessment/submit.ts";
import {
  checkEmailExist,
  cleanDeleteUser,
  exportUserData,
  getUserInfo,
  signOutEverywhere,
} from "./auth/account.ts";
import { updateUserInfo } from "./auth/update-user-info.ts";
import type { Handlers } from "./handler.ts";
import { subscribe } from "./mailing/subscribe.ts";
import {
  cancelReminder,
  getUserNotificationInfo,
  pauseReminders,
  registerDevice,
  unregisterDevice,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "./notification/reminders.ts";
import { listAnswers, removeAnswers } from "./program/answers.ts";
import { finishStep } from "./program/finish-step.ts";
import { deleteImage, getImage, saveImage } from "./program/images.ts";
import { getUserProgram } from "./program/own-programme.ts";
import { getAfactoryActivities, getGcCompack } from "./program/read-content.ts";
import { remind } from "./program/remind.ts";
import { saveAfactoryInput } from "./program/save-afactory-input.ts";
import { createIosIapBill, failIosIapPayment, listBills, listPackages } from "./purchase/bills.ts";
import { processIosIapPayment } from "./purchase/process-ios-iap-payment.ts";
import { redeemCoupon } from "./purchase/redeem-coupon.ts";
import { reportHarm, setSafetyFlag } from "./safety/safety.ts";

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
  removeAnswers,
  finishStep,
  remind,
  saveImage,
  getImage,
  deleteImage,
  setSafetyFlag,
  reportHarm,
};

import {
  getLatestSchemaAssessment,
  getResponse,
  listResponses,
  shareResponse,
  submitAssessment,
} from "./assessment.ts";
import {
  checkEmailExist,
  cleanDeleteUser,
  exportUserData,
  getUserInfo,
  signOutEverywhere,
  updateUserInfo,
} from "./auth.ts";
import { deleteImage, getImage, saveImage } from "./images.ts";
import { listAnswers } from "./list-answers.ts";
import { subscribe } from "./mailing.ts";
import {
  cancelReminder,
  getUserNotificationInfo,
  pauseReminders,
  registerDevice,
  unregisterDevice,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "./notification.ts";
import {
  finishStep,
  getAfactoryActivities,
  getGcCompack,
  removeAnswers,
  saveAfactoryInput,
} from "./program.ts";
import {
  createIosIapBill,
  failIosIapPayment,
  listBills,
  listPackages,
  processIosIapPayment,
  redeemCoupon,
} from "./purchase.ts";
import { remind } from "./remind.ts";
import { reportHarm, setSafetyFlag } from "./safety.ts";
import { getUserProgram } from "./user-program.ts";

export const CONTRACT = {
  submitAssessment,
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
  listPackages,
  createIosIapBill,
  listBills,
  redeemCoupon,
  processIosIapPayment,
  failIosIapPayment,
  setSafetyFlag,
  reportHarm,
} as const;

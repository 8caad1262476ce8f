import type { OperationName } from "./successful-calls.ts";

/**
 * Costs of a successful call of each operation. Calls come from a non-local address, so that each rate limit that
 * processes share adds one read, write and transaction. Content is read each time, as by a process that has not kept it yet.
 * `costs.integration.test.ts` measures them.
 */
export const COSTS: Readonly<
  Record<OperationName, readonly [reads: number, writes: number, transactions: number]>
> = {
  // The browser's limit and the network's.
  submitAssessment: [3, 3, 3],
  getResponse: [2, 1, 1],
  getLatestSchemaAssessment: [1, 0, 0],
  listResponses: [2, 0, 0],
  shareResponse: [2, 1, 1],
  // The user, a query for unclaimed responses, three programmes.
  getUserInfo: [5, 0, 0],
  // The browser's limit and the network's.
  checkEmailExist: [2, 2, 2],
  updateUserInfo: [4, 1, 1],
  // Two passes over the user and all collections; the second finds them empty.
  cleanDeleteUser: [37, 14, 1],
  // Thirteen documents, and eight empty collections.
  exportUserData: [21, 0, 0],
  // The devices twice, of which there are none.
  signOutEverywhere: [2, 0, 0],
  // The browser's limit and the network's, the user, and the mail with the test.
  subscribe: [5, 4, 4],
  // Three programmes, and the content's data of each.
  getUserProgram: [6, 0, 0],
  getUserNotificationInfo: [3, 0, 1],
  updateNotificationConfig: [2, 1, 1],
  // The user is read twice: to check whether anything changes, and in the transaction.
  updateTimezoneOffset: [3, 2, 1],
  // The limit, the user, and two queries: for the token at other users, and for the user's devices.
  registerDevice: [4, 2, 2],
  pauseReminders: [2, 1, 1],
  cancelReminder: [1, 1, 1],
  unregisterDevice: [0, 1, 0],
  getGcCompack: [2, 0, 0],
  getAfactoryActivities: [5, 0, 0],
  // The page that was answered, its activity and config.
  listAnswers: [3, 0, 0],
  // The page, and the record of its change. What may be sent in a day costs a read and a write more for each 64 KiB.
  saveAfactoryInput: [6, 2, 1],
  // The user, the page, and the record of its one change; both are written.
  removeAnswers: [3, 2, 1],
  // The programme and its nudge.
  finishStep: [6, 2, 2],
  // The user's and the public programme, and the pack; then the user, the daily reminder and the reminder.
  remind: [6, 1, 1],
  // The limits of a minute and of a day, the user, and the ids of the pictures, of which there are none.
  saveImage: [4, 3, 3],
  getImage: [1, 0, 0],
  deleteImage: [0, 1, 0],
  listPackages: [2, 1, 1],
  createIosIapBill: [4, 3, 3],
  listBills: [4, 0, 0],
  // The redemption is read twice: a refused call needs no transaction. A limit costs up to ten reads and a write more.
  redeemCoupon: [9, 4, 3],
  // The payment is read twice: a repeated call needs no request to the App Store. So is the bill: by a query, and by
  // its id in the transaction.
  processIosIapPayment: [9, 5, 3],
  failIosIapPayment: [2, 2, 2],
  // The user twice: to see that there is one, and in the transaction.
  setSafetyFlag: [2, 1, 1],
  // The limits of a minute and of a day, the programme, and the report; the day's counts are added to without being read.
  reportHarm: [4, 4, 3],
};

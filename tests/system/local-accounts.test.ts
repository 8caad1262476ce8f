import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { exportUserData, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { getUserNotificationInfo } from "@mindle/domain/api/notification";
import { listBills } from "@mindle/domain/api/purchase";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ACCOUNT_STATES, type AccountState } from "../../web/src/platform/developer/account-states.ts";
import { call } from "../support/functions/api.ts";
import { testEnvironment } from "../support/functions/environment.ts";

const PROGRAM = fileURLToPath(new URL("../../scripts/accounts.ts", import.meta.url));

/** Runs `npm run accounts` without npm around it, against the stack of this test run. */
async function makeAccounts(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [PROGRAM]);
  expect(stderr).toBe("");
  return stdout;
}

const session = z.object({ idToken: z.string() });

/** A token of an account, as the developer panel gets it. */
async function tokenOf(state: AccountState): Promise<string> {
  const { authHost } = testEnvironment();
  const path = "identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any";
  const response = await fetch(`http://${authHost}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: JSON.stringify({ uid: `local-${state}` }), returnSecureToken: true }),
  });
  return session.parse(await response.json()).idToken;
}

/** What the API answers about an account; every document was read by its schema on the way. */
async function stateOf(state: AccountState) {
  const token = await tokenOf(state);
  const user = await call(getUserInfo, {}, { token });
  const bills = await call(listBills, { statuses: ["success", "cancelled"] }, { token });
  const programmes = await call(getUserProgram, {}, { token });
  await call(getUserNotificationInfo, {}, { token });
  await call(exportUserData, {}, { token });
  return {
    providers: user.authProviders,
    hasConsented: user.hasConsented,
    nickname: user.additionalInfo.nickname,
    open: user.availableProgramIds,
    sessions: [...new Set(user.stepFinished["um-eng-v2s"]?.map((stepId) => stepId.split("-")[0]))],
    bills: bills.map(({ status }) => status),
    programmes: Object.keys(programmes).length,
  };
}

const EMPTY = {
  providers: ["password"],
  hasConsented: true,
  nickname: undefined,
  open: [],
  sessions: [],
  bills: [],
};
const OPEN = { ...EMPTY, open: ["um-eng-v2s"] };
const ALL_SESSIONS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"];

const EXPECTED: Readonly<Record<AccountState, object>> = {
  new: EMPTY,
  session3: { ...OPEN, sessions: ["d1", "d2"] },
  finished: { ...OPEN, sessions: ALL_SESSIONS },
  twoJourneys: { ...EMPTY, open: ["pleaser-v1", "um-eng-v2s"], sessions: ["d1", "d2"] },
  bills: { ...OPEN, bills: ["success", "cancelled", "success"] },
  googleOnly: { ...EMPTY, providers: ["google.com"] },
  appleOnly: { ...EMPTY, providers: ["apple.com"] },
};

let printed: string;

beforeAll(async () => {
  printed = await makeAccounts();
}, 30_000);

test("they are printed with their passwords", () => {
  expect(printed.trimEnd().split("\n")).toHaveLength(ACCOUNT_STATES.length);
  for (const state of ACCOUNT_STATES) expect(printed).toContain(`${state.toLowerCase()}@example.com`);
  expect(printed.match(/dandelion-1/g)).toHaveLength(5);
  expect(printed.match(/no password/g)).toHaveLength(2);
});

describe.each(ACCOUNT_STATES)("%s", (state) => {
  test("has what its state needs, by the API", async () => {
    expect(await stateOf(state)).toMatchObject(EXPECTED[state]);
  });
});

test("made again, they have what they had at first, and nothing of what was done since", async () => {
  const token = await tokenOf("new");
  await call(
    updateUserInfo,
    { userId: "local-new", updateDoc: { "additionalInfo.nickname": "Robin" } },
    { token },
  );
  expect(await stateOf("new")).toMatchObject({ nickname: "Robin" });
  await makeAccounts();
  for (const state of ACCOUNT_STATES) expect(await stateOf(state)).toMatchObject(EXPECTED[state]);
}, 30_000);

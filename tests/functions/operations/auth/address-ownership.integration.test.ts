import { getLatestSchemaAssessment, submitAssessment } from "@mindle/domain/api/assessment";
import { checkEmailExist, exportUserData, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { CONTRACT } from "@mindle/domain/api/contract";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { describe, expect, test } from "vitest";
import {
  askForNewAddress,
  changeAccount,
  makeGoogleAccount,
  setPasswordByLink,
  signInByLink,
  signInWithGoogle,
  signInWithPassword,
} from "../../../support/functions/address-claims.ts";
import { call, post, refusal } from "../../../support/functions/api.ts";
import { makeSubmission } from "../../../support/functions/submissions.ts";
import { documentsWith } from "../../../support/functions/user-data.ts";
import {
  makeAnonymousUser,
  makeEmail,
  makeUser,
  nextSecond,
  signInAgain,
  signUp,
  type TestUser,
} from "../../../support/functions/users.ts";

const SUBMISSION = submitAssessment.body.parse(makeSubmission());
const PASSWORD = "of the owner";

/** An unconfirmed account that an attacker has made with the address of another person. */
async function squatter(email: string): Promise<TestUser> {
  await signUp(email, { confirmed: false });
  return signInAgain({ email });
}

/** What the owner of an account stores. */
async function submitAs({ token }: TestUser): Promise<string> {
  await call(getUserInfo, {}, { token });
  return (await call(submitAssessment, SUBMISSION, { token }))._id;
}

describe("an account that signed in anonymously", () => {
  test("is used by no operation, gets no welcome programme, and stores nothing", async () => {
    const { uid, token } = await makeAnonymousUser();
    for (const { path } of Object.values(CONTRACT)) {
      expect(await post(path, {}, { token })).toMatchObject({ status: 403, code: "permission-denied" });
    }
    expect(await refusal(redeemCoupon, { code: WELCOME_COUPON_CODE }, { token })).toMatchObject({
      code: "permission-denied",
    });
    expect(await documentsWith(uid)).toEqual([]);
  });

  test("is used once its user has signed up with a way to come back", async () => {
    const anonymous = await makeAnonymousUser();
    const { uid, token } = await signInWithGoogle(makeGoogleAccount(), anonymous.token);
    expect(uid).toBe(anonymous.uid);
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ userId: uid });
  });
});

describe("an account whose address was never confirmed", () => {
  test("is used by no operation, with its password or a linked sign-in, and stores nothing", async () => {
    const user = await squatter(makeEmail());
    const linked = await signInWithGoogle(makeGoogleAccount(), user.token);
    expect(linked.uid).toBe(user.uid);
    for (const { token } of [user, linked]) {
      for (const [operation, body] of [
        [getUserInfo, {}],
        [exportUserData, {}],
        [redeemCoupon, { code: WELCOME_COUPON_CODE }],
        [updateUserInfo, { userId: user.uid, updateDoc: { passwordSet: true } }],
        [submitAssessment, SUBMISSION],
      ] as const) {
        expect(await refusal(operation, body, { token })).toMatchObject({ code: "permission-denied" });
      }
    }
    expect(await documentsWith(user.uid)).toEqual([]);
  });

  test("does not exist, and is gone once its address was looked up", async () => {
    const user = await squatter(makeEmail());
    expect(await call(checkEmailExist, { email: user.email })).toBe(false);
    expect((await refusal(getUserInfo, {}, { token: user.token })).code).toBe("unauthenticated");
    await expect(signInAgain(user)).rejects.toThrow();
  });
});

describe("the owner of an address with which an attacker has signed up", () => {
  test("gets an account of their own, which a sign-in at Google linked before does not open", async () => {
    const email = makeEmail();
    const google = makeGoogleAccount();
    const before = await squatter(email);
    await signInWithGoogle(google, before.token);

    const owner = await setPasswordByLink(email, PASSWORD);
    const response = await submitAs(owner);
    expect((await signInWithGoogle(google)).uid).not.toBe(owner.uid);
    expect((await refusal(getUserInfo, {}, { token: before.token })).code).toBe("unauthenticated");
    expect(await call(getLatestSchemaAssessment, {}, { token: owner.token })).toMatchObject({
      _id: response,
    });
  });

  test("unlinks it by setting a password, where the account was made after the last look-up", async () => {
    const email = makeEmail();
    const google = makeGoogleAccount();
    let before: TestUser | undefined;
    const owner = await setPasswordByLink(email, PASSWORD, async () => {
      before = await squatter(email);
      await signInWithGoogle(google, before.token);
      await nextSecond();
    });
    expect(owner.uid).toBe(before?.uid);
    await submitAs(owner);
    expect((await signInWithGoogle(google)).uid).not.toBe(owner.uid);
    expect((await refusal(getUserInfo, {}, { token: before?.token })).code).toBe("unauthenticated");
    await expect(signInAgain({ email })).rejects.toThrow();
    const { authProviders } = await call(getUserInfo, {}, { token: owner.token });
    expect(authProviders).toEqual(["password"]);
  });

  test("is not read through another address, to which a change was asked for before", async () => {
    const [email, other] = [makeEmail(), makeEmail()];
    const changeAddress = await askForNewAddress(await squatter(email), other);

    const owner = await setPasswordByLink(email, PASSWORD);
    const response = await submitAs(owner);
    await changeAddress().catch(() => undefined);
    const { token } = await signInByLink(other);
    for (const operation of [getUserInfo, exportUserData]) {
      const answer = await call(operation, {}, { token }).catch(() => undefined);
      expect(JSON.stringify(answer ?? null)).not.toContain(response);
      expect(JSON.stringify(answer ?? null)).not.toContain(owner.uid);
    }
  });

  test("gets it where another account was changed to it, which gets its own back", async () => {
    const [other, email] = [await makeUser(), makeEmail()];
    await submitAs(other);
    await changeAccount(other.token, { email });
    const owner = await setPasswordByLink(email, PASSWORD);
    expect(owner.uid).not.toBe(other.uid);
    expect((await signInAgain(other)).uid).toBe(other.uid);
  });
});

test("a change of the password by who knows it unlinks nothing", async () => {
  const user = await makeUser();
  await signInWithGoogle(makeGoogleAccount(), user.token);
  await changeAccount(user.token, { password: "another one" });
  const { token } = await signInWithPassword(user.email, "another one");
  const { authProviders } = await call(getUserInfo, {}, { token });
  expect(authProviders.toSorted()).toEqual(["google.com", "password"]);
});

import { viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { storePages } from "../support/programme/journal.ts";
import { storeProgramme } from "../support/programme/programmes.ts";
import { Reader } from "../support/programme/reader.ts";

const JUMPY = "jumpy-v1";
const SEAL = 3;
const WORRY = "월요일 회의에서 얼어붙는 일";

/** Everything that the server has of a user's answers, as text. */
async function storedOf(uid: string): Promise<string> {
  const user = database().doc(`users/${uid}`);
  const all = await Promise.all(["instances", "saves"].map((name) => user.collection(name).get()));
  return JSON.stringify(all.flatMap(({ docs }) => docs.map((document) => document.data())));
}

test("an envelope that is thrown away after it was saved is in no copy on the server", async ({ page }) => {
  const reader = new Reader(page, "ko", JUMPY);
  const account = await newAccount();
  await storeProgramme(account.uid, { programId: JUMPY, finished: ["d1-s1"] });
  await storePages(account.uid, JUMPY, { "d1-s2.gate": { gate: ["none"] } }, Date.now());
  await signInAt(reader, account, viewerPath(JUMPY, "d1-s2", SEAL));
  await page.getByRole("textbox").first().fill(WORRY);
  await reader.button("이어 가기").click();
  await reader.button("봉하기").click();
  await reader.next.click();
  await expect.poll(() => storedOf(account.uid)).toContain(WORRY);

  await reader.openStep("d1-s2", SEAL);
  await page.getByRole("list", { name: "걱정 봉투" }).getByRole("button").first().click();
  await reader.button("버리기").click();
  await reader.button("봉투 버리기").click();
  await expect.poll(() => storedOf(account.uid)).not.toContain(WORRY);
});

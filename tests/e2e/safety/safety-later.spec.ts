import type { Route } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { goWithin } from "../support/go-within.ts";
import { untilWatched } from "../support/leaving.ts";
import { storeAnswers } from "../support/programme/journal.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { letThrough } from "../support/requests.ts";
import { Visitor } from "../support/visitor.ts";

const WORDS = "죽고 싶은 마음뿐이에요";

test.describe("what could not be done at once", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("words that could not be looked at bring the help card once there is a connection", async ({
    page,
    context,
  }) => {
    const visitor = new Visitor(page, "ko");
    await visitor.open("/schema/nickname");
    await untilWatched(page);
    await context.setOffline(true);
    await page.getByRole("textbox").fill("죽고 싶다");
    await visitor.heading("nickname").click();
    await expect(page.getByText(visitor.texts.common.offline)).toBeVisible();
    await context.setOffline(false);
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await expect(card).toBeVisible();
  });

  test("words that are being looked at while the connection comes back bring the help card, too", async ({
    page,
    context,
  }) => {
    const visitor = new Visitor(page, "ko");
    const held: Route[] = [];
    await page.route(/\/crisis-words-[^/]*\.js\?/, (route) => void held.push(route));
    await visitor.open("/schema/nickname");
    await untilWatched(page);
    await context.setOffline(true);
    await page.getByRole("textbox").fill("죽고 싶다");
    await visitor.heading("nickname").click();
    await expect.poll(() => held.length).toBe(1);
    await context.setOffline(false);
    await held[0]?.abort();
    await letThrough(page, "**/assets/crisis-words-*.js*");
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await expect(card).toBeVisible();
  });

  test("words whose card was not shown before the page was loaded again bring it then", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const card = page.getByRole("dialog", { name: visitor.texts.helpCard.kinds.danger.title });
    await page.route("**/assets/dialog-*.js", (route) => route.abort());
    await visitor.open("/schema/nickname");
    await untilWatched(page);
    await page.getByRole("textbox").fill("죽고 싶다");
    await visitor.heading("nickname").click();
    await expect(
      page.getByRole("alert").getByRole("link", { name: visitor.texts.common.getHelp }),
    ).toBeVisible();
    await letThrough(page, "**/assets/dialog-*.js");
    await page.reload();
    await card.getByRole("button", { name: visitor.texts.helpCard.close }).last().click();
    await page.reload();
    await untilWatched(page);
    // Typing would have stopped by now.
    await page.waitForTimeout(1_500);
    await expect(card).toHaveCount(0);
  });

  test("a link leads to help where the card does not arrive", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    await page.route("**/assets/dialog-*.js", (route) => route.abort());
    await visitor.open("/schema/nickname");
    await untilWatched(page);
    await page.getByRole("textbox").fill("죽고 싶다");
    await visitor.heading("nickname").click();
    const help = page.waitForEvent("popup");
    await page.getByRole("alert").getByRole("link", { name: visitor.texts.common.getHelp }).click();
    await expect((await help).getByRole("link", { name: /109/ }).first()).toBeVisible();
  });

  test("a sign-out sends first that help was called for", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { helpCard, my } = visitor.texts;
    const account = await newAccount();
    await signInAt(visitor, account, "/mypage/profile");
    await page.route("**/api/safety/setSafetyFlag", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/setSafetyFlag"));
    await page.getByRole("textbox", { name: my.profile.name }).fill(WORDS);
    const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
    await card.getByRole("button", { name: helpCard.close }).last().click();
    await failed;
    await letThrough(page, "**/api/safety/setSafetyFlag");
    await goWithin(page, "/mypage");
    await visitor.button(my.menu.signOut).click();
    await expect(page.getByText(my.signOut.done.here)).toBeVisible();
    expect((await database().doc(`users/${account.uid}`).get()).get("safetyFlag")).toMatchObject({
      kind: "danger",
    });
  });

  test("a sign-out leaves nothing of words that could not be looked at", async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    const { my } = visitor.texts;
    await signInAt(visitor, await newAccount(), "/mypage/profile");
    // What watches the fields is in a file whose name begins like that of the list.
    await untilWatched(page);
    await page.route("**/assets/crisis-words-*.js*", (route) => route.abort());
    const missed = () => page.evaluate(() => sessionStorage.getItem("wordsMissed"));
    await page.getByRole("textbox", { name: my.profile.name }).fill(WORDS);
    await expect.poll(missed).not.toBeNull();
    await goWithin(page, "/mypage");
    await visitor.button(my.menu.signOut).click();
    await expect(page.getByText(my.signOut.done.here)).toBeVisible();
    expect(await missed()).toBeNull();
  });
});

test("a page that is only looked at again shows the card, and calls for no days of quiet", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const { helpCard } = reader.texts;
  const account = await newAccount();
  await storeTrial(account.uid);
  const answers = { wishes: [{ id: "a", text: WORDS }], wish: "a" };
  await storeAnswers(account.uid, "d2-s2.wishes", answers, Date.now() - 1_000);
  await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
  await expect(page.getByRole("textbox").first()).toHaveValue(WORDS);
  await reader.next.click();
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await card.getByRole("button", { name: helpCard.goOn }).click();
  await reader.isAtView(3);
  expect(await page.evaluate(() => localStorage.getItem("safetyFlag"))).toBeNull();
});

test("a step with saved words that is only left again, and a saved name, bring neither card nor days of quiet", async ({
  page,
}) => {
  const reader = new Reader(page, "ko");
  const account = await newAccount();
  await storeTrial(account.uid);
  const answers = { wishes: [{ id: "a", text: WORDS }], wish: "a" };
  await storeAnswers(account.uid, "d2-s2.wishes", answers, Date.now() - 1_000);
  await database()
    .doc(`users/${account.uid}`)
    .set({ additionalInfo: { nickname: WORDS } }, { merge: true });
  await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
  for (const leave of [
    () => page.getByRole("link", { name: reader.texts.viewer.leave }).click(),
    () => goWithin(page, "/home"),
  ]) {
    await expect(page.getByRole("textbox").first()).toHaveValue(WORDS);
    await untilWatched(page);
    await page.getByRole("textbox").first().focus();
    await leave();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    // Typing would have stopped by now.
    await page.waitForTimeout(1_500);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("safetyFlag"))).toBeNull();
    await reader.open("/mypage/profile");
  }
});

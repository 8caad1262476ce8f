import { getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { deletePersistedCache } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const PROFILE = "/mypage/profile";
const SAVE = "**/api/auth/updateUserInfo";

/** Someone who changes their profile. */
class Editor extends Visitor {
  get my() {
    return this.texts.my.profile;
  }

  get name() {
    return this.page.getByRole("textbox", { name: this.my.name, exact: true });
  }

  get save() {
    return this.button(this.my.save);
  }

  get saved() {
    return this.page.getByRole("status").filter({ hasText: this.my.saved });
  }

  select(label: string) {
    return this.page.getByRole("combobox", { name: label, exact: true });
  }
}

async function openProfile(page: Page, language: "ko" | "en"): Promise<readonly [Editor, TestAccount]> {
  const editor = new Editor(page, language);
  const account = await newAccount();
  await signInAt(editor, account, PROFILE);
  await expect(editor.name).toBeVisible();
  return [editor, account];
}

/** The stored profile. */
async function stored(account: TestAccount): Promise<unknown> {
  return callAs(account, getUserInfo, {});
}

for (const language of TESTED_LANGUAGES) {
  test(`every field is saved, by keyboard alone, in ${language}`, async ({ page }) => {
    const [editor, account] = await openProfile(page, language);
    const { my } = editor;
    await expect(editor.save).toBeDisabled();
    await editor.save.click({ force: true });
    await expect(page.getByText(my.unchanged)).toBeVisible();
    await expect(editor.select(my.birthYear)).toHaveValue("2002");
    await expect(page.getByRole("textbox", { name: my.email })).toHaveValue(account.email);
    await expect(page.getByRole("textbox", { name: my.email })).not.toBeEditable();
    await expect(page.getByText(`${my.methods} ${my.method.email}`)).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await editor.name.focus();
    await page.keyboard.type("하늘");
    await editor.select(my.birthYear).selectOption("1994");
    await editor.select(my.gender).selectOption(my.genders.woman);
    await editor.select(my.occupation).selectOption(my.occupations.student);
    await editor.name.press("Enter");
    await expect(editor.saved).toBeVisible();
    await expect(editor.save).toBeDisabled();
    expect(await stored(account)).toMatchObject({
      additionalInfo: { nickname: "하늘", birthYear: 1994, gender: "woman", occupation: "student" },
    });

    await editor.select(my.gender).selectOption("unsaid");
    await expect(editor.saved).toBeHidden();
    await editor.save.click();
    await expect(editor.saved).toBeVisible();
    expect(await stored(account)).toMatchObject({
      additionalInfo: { nickname: "하늘", birthYear: 1994, occupation: "student" },
    });

    await editor.link(editor.texts.common.back).click();
    await expect(page.getByText(filled(editor.texts.my.nickname, { nickname: "하늘" }))).toBeVisible();
  });
}

test("what another device has changed meanwhile stays", async ({ page }) => {
  const [editor, account] = await openProfile(page, "en");
  const { my } = editor;
  const updateDoc = { "additionalInfo.nickname": "Robin" };
  await callAs(account, updateUserInfo, { userId: account.uid, updateDoc });
  await editor.select(my.gender).selectOption(my.genders.woman);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  expect(await stored(account)).toMatchObject({ additionalInfo: { nickname: "Robin", gender: "woman" } });
  await expect(editor.name).toHaveValue("Robin");
});

test("a changed name is saved once however often it is pressed, without the other fields", async ({
  page,
}) => {
  const [editor] = await openProfile(page, "en");
  const bodies: unknown[] = [];
  await page.route(SAVE, async (route) => {
    bodies.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await editor.name.fill("Robin");
  await editor.save.dblclick();
  await editor.name.press("Enter");
  await expect(editor.saved).toBeVisible();
  expect(bodies).toEqual([{ userId: expect.any(String), updateDoc: { "additionalInfo.nickname": "Robin" } }]);
});

test("a name cannot be taken away", async ({ page }) => {
  const [editor] = await openProfile(page, "ko");
  await editor.name.fill("하늘");
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await editor.name.fill(" ");
  await editor.save.click();
  await expect(page.getByText(editor.my.nameProblem)).toBeVisible();
  await expect(editor.name).toBeFocused();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("nothing is lost, the page says so, and saving again works", async ({ page }) => {
    const [editor, account] = await openProfile(page, "ko");
    await page.route(SAVE, (route) => route.abort());
    await editor.name.fill("하늘");
    await editor.save.click();
    await expect(page.getByText(editor.my.notSaved)).toBeVisible();
    await expect(editor.name).toHaveValue("하늘");
    await letThrough(page, SAVE);
    await editor.save.click();
    await expect(editor.saved).toBeVisible();
    await expect(page.getByText(editor.my.notSaved)).toBeHidden();
    expect(await stored(account)).toMatchObject({ additionalInfo: { nickname: "하늘" } });
  });

  test("a profile that does not arrive can be loaded again", async ({ page }) => {
    const editor = new Editor(page, "en");
    await signInAt(editor, await newAccount(), "/help");
    await page.route("**/api/auth/getUserInfo", (route) => route.abort());
    await deletePersistedCache(page);
    await editor.open(PROFILE);
    await expect(page.getByText(editor.my.failed)).toBeVisible({ timeout: 20_000 });
    await letThrough(page, "**/api/auth/getUserInfo");
    await editor.button(editor.texts.common.loadAgain).click();
    await expect(editor.name).toBeVisible();
  });
});

test("leaving with unsaved changes asks first: by a link, and by going back", async ({ page }) => {
  const editor = new Editor(page, "ko");
  const { unsaved } = editor.my;
  await signInAt(editor, await newAccount(), "/mypage");
  await editor.link(editor.texts.my.update).click();
  await editor.name.fill("하늘");
  const dialog = page.getByRole("alertdialog", { name: unsaved.title });

  await editor.link(editor.texts.common.back).click();
  await expect(dialog).toBeVisible();
  await editor.button(unsaved.stay).click();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => history.back());
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(PROFILE));
  await page.keyboard.press("Escape");
  await expect(editor.name).toHaveValue("하늘");

  await page.evaluate(() => history.back());
  await editor.button(unsaved.leave).click();
  await expect(
    page.getByRole("heading", { level: 1, name: editor.texts.common.titles.mypage }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/mypage(\?|$)/);

  await editor.link(editor.texts.my.update).click();
  await expect(editor.name).toHaveValue("");
  await editor.link(editor.texts.common.back).click();
  await expect(
    page.getByRole("heading", { level: 1, name: editor.texts.common.titles.mypage }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("in a tab that begins with the profile, going back leads to MY", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  await signInAt(visitor, await newAccount(), "/help");
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((path) => void open(path), `${PROFILE}?lng=ko`),
  ]);
  const editor = new Editor(opened, "ko");
  await editor.name.fill("하늘");
  await opened.evaluate(() => history.back());
  await editor.button(editor.my.unsaved.leave).click();
  await expect(
    opened.getByRole("heading", { level: 1, name: editor.texts.common.titles.mypage }),
  ).toBeVisible();
  await expect(opened).toHaveURL(/\/mypage(\?|$)/);
});

test("unsaved changes do not stay on the screen when another tab signs out", async ({ page, context }) => {
  const visitor = new Visitor(page, "ko");
  await signInAt(visitor, await newAccount(), "/mypage");
  const editor = new Editor(await context.newPage(), "ko");
  await editor.open(PROFILE);
  const questions: string[] = [];
  editor.page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await editor.name.pressSequentially("하늘");
  await visitor.button(visitor.texts.my.menu.signOut).click();
  await expect(editor.page).toHaveURL(/\/auth\/login/);
  await expect(editor.name).toHaveCount(0);
  expect(questions).toEqual([]);
});

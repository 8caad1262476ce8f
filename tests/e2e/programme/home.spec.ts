import { updateUserInfo } from "@mindle/domain/api/auth";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { answersBy } from "@mindle/domain/testing/answers";
import { DAY_MS } from "@mindle/domain/time";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { keepClock } from "../support/clock.ts";
import { deletePersistedCache, persistedText, untilGrantIsPersisted } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { HomeVisitor } from "../support/programme/home.ts";
import {
  publishCopy,
  removeCopy,
  storeProgramme,
  submitAs,
  TRIAL_STEPS,
} from "../support/programme/programmes.ts";
import { storeClosedTrial } from "../support/purchase/purchases.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { redirectOf } from "../support/visitor.ts";

const HOME = "/home";
/** The days that are recommended for a session of the trial programme. */
const SESSION_DAYS = 7;
const FIRST_SESSION = ["d1-s1", "d1-s2", "d1-s3", "d1-s4"];
const NAME = { ko: "완벽주의 내려놓기", en: "Letting go of perfect" };
const SECOND_GOAL = {
  ko: "완벽하려고 애쓰면서 얻는 것과 잃는 것을 살펴봐요",
  en: "Weigh what perfection gives you against what it takes",
};
const PROGRAMS = "**/api/userProgram/getUserProgram";
/** Reads and subscriptions of public content. */
const FIRESTORE = /google\.firestore\.v1\.Firestore|\/v1\/projects\/.*\/documents/;

/** Midnight at UTC+9 that began the current day. */
function midnight(): number {
  const offset = 9 * 60 * 60 * 1000;
  return Math.floor((Date.now() + offset) / DAY_MS) * DAY_MS - offset;
}

/** Opens home as a new user with the trial programme. */
async function openWith(
  visitor: HomeVisitor,
  programme: Parameters<typeof storeProgramme>[1],
): Promise<TestAccount> {
  const account = await newAccount();
  await storeProgramme(account.uid, programme);
  await signInAt(visitor, account, HOME);
  return account;
}

/** Opens home as a new user whose programme has closed. */
async function openWithout(visitor: HomeVisitor, prepare?: (account: TestAccount) => Promise<unknown>) {
  const account = await newAccount();
  await storeClosedTrial(account.uid);
  await prepare?.(account);
  await signInAt(visitor, account, HOME);
  return account;
}

for (const language of TESTED_LANGUAGES) {
  test(`a visitor is led to the assessment, in ${language}`, async ({ page }) => {
    const visitor = new HomeVisitor(page, language);
    const { home, common } = visitor.texts;
    await visitor.open(HOME);
    await expect(visitor.greeting(DEFAULT_NICKNAME)).toBeVisible();
    await expect(visitor.nothingPlanted).toBeVisible();
    await expect(page.getByRole("img", { name: home.picture.empty })).toBeVisible();
    await expect(page.getByRole("heading", { name: home.recommend.you })).toBeVisible();
    await expect(visitor.link(common.navigation.home)).toHaveAttribute("aria-current", "page");
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.link(filled(home.find.signIn)).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(redirectOf(page)).toBe(HOME);
    await page.goBack();
    await page.getByRole("link", { name: home.recommend.open }).click();
    await expect(page).toHaveURL(/\/beta-trial\/riggy-complete/);
    await page.goBack();
    await visitor.link(home.find.start).click();
    await visitor.isAt("nickname");
  });

  test(`an open programme says what is for today and what waits, in ${language}`, async ({ page }) => {
    const visitor = new HomeVisitor(page, language);
    const { home } = visitor.texts;
    const openedAt = midnight() - 2 * SESSION_DAYS * DAY_MS;
    const finished = [...FIRST_SESSION, "d2-s1"];
    await openWith(visitor, { openedAt, closedAt: openedAt + 92 * DAY_MS, finished });
    const note = visitor.note(NAME[language]);
    await expect(note).toContainText(visitor.daysLeft(92 - 2 * SESSION_DAYS));
    await expect(note).toContainText(SECOND_GOAL[language]);
    await expect(note).toContainText(visitor.waiting(2));
    await expect(note).toContainText(home.growth.sprout);
    const ring = note.getByRole("progressbar", { name: home.ring });
    await expect(ring).toHaveAttribute("aria-valuetext", filled(home.ringValue, { finished: 1, total: 8 }));
    const box = await ring.boundingBox();
    expect([box?.width, box?.height]).toEqual([112, 112]);
    await expect(page.getByRole("img", { name: home.picture.pots })).toBeVisible();
    await expect(visitor.nothingPlanted).toBeHidden();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.start(2).click();
    await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s/);
    await visitor.link(visitor.texts.common.back).click();
    await expect(page).toHaveURL(/\/home/);
    await expect(note).toBeVisible();
  });

  test(`without a programme the latest grades are shown, in ${language}`, async ({ page }) => {
    const visitor = new HomeVisitor(page, language);
    const { home, common } = visitor.texts;
    let responseId = "";
    await openWithout(visitor, async (account) => {
      const questions = answersBy({ Jumpy: "4", Shelly: "2" });
      responseId = await submitAs(account, { characters: ["Jumpy"], questions });
    });
    const grades = page.getByRole("heading", { name: home.grades.title });
    const children = page.locator("section").filter({ has: grades }).getByRole("listitem");
    await expect(children).toHaveCount(5);
    const jumpy = children.filter({ hasText: common.characters.Jumpy });
    await expect(jumpy).toContainText(filled(home.grades.value, { grade: "7.5" }));
    await expect(visitor.ended).toBeVisible();
    await expect(visitor.link(home.ended.journal)).toHaveAttribute("href", /^\/program\/journal/);
    // A grade of 6.8 and more: help before the offer.
    await expect(page.getByRole("main").locator('a[href="tel:109"]')).toBeVisible();
    const texts = await page.getByRole("main").innerText();
    expect(texts.indexOf(visitor.texts.result.strip.title)).toBeGreaterThan(0);
    // The account has the name that was typed.
    const offer = texts.indexOf(filled(home.recommend.name, { nickname: "Robin" }));
    expect(texts.indexOf(visitor.texts.result.strip.title)).toBeLessThan(offer);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await visitor.link(home.grades.meaning).click();
    await expect(page).toHaveURL(`/schema/result?responseId=${responseId}`);
  });
}

test("without grades, as after Riggy was chosen, the way leads to the assessment", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  await openWithout(visitor, (account) => submitAs(account, { characters: ["Riggy"] }));
  await expect(visitor.link(visitor.texts.home.find.start)).toBeVisible();
  await expect(visitor.link(filled(visitor.texts.home.find.signIn))).toBeHidden();
});

test("without a response the way leads to the assessment, which is recommended by name", async ({ page }) => {
  const visitor = new HomeVisitor(page, "ko");
  const { home } = visitor.texts;
  const updateDoc = { "additionalInfo.nickname": "하늘" };
  await openWithout(visitor, (account) =>
    callAs(account, updateUserInfo, { userId: account.uid, updateDoc }),
  );
  await expect(visitor.greeting("하늘")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: filled(home.recommend.name, { nickname: "하늘" }) }),
  ).toBeVisible();
  await expect(visitor.link(home.find.start)).toBeVisible();
});

test("two programmes have a note each, and a pot each", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  const programId = `copy-${Date.now()}`;
  await publishCopy(programId, {
    character: "Shelly",
    programName: { ko: "곁에 있는 날", en: "Side by side" },
  });
  try {
    const account = await newAccount();
    await storeProgramme(account.uid, { finished: TRIAL_STEPS });
    await storeProgramme(account.uid, { programId, closedAt: midnight() + DAY_MS - 1 });
    await signInAt(visitor, account, HOME);
    await expect(visitor.notes).toHaveCount(2);
    await expect(visitor.note(NAME.en)).toContainText(visitor.texts.home.allDone);
    await expect(visitor.note("Side by side")).toContainText(visitor.texts.home.lastDay);
    // On its first day there is nothing to catch up on.
    await expect(visitor.note("Side by side")).toContainText(visitor.texts.home.waitingFirst);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await expect(visitor.start(1)).toHaveAttribute("href", `/program/schedule/${programId}`);
    await expect(visitor.link(visitor.texts.home.open)).toHaveAttribute(
      "href",
      "/program/schedule/um-eng-v2s",
    );
  } finally {
    await removeCopy(programId);
  }
});

test("a programme whose content is still to come says so", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  const account = await newAccount();
  await storeClosedTrial(account.uid);
  await storeProgramme(account.uid, { programId: "not-published" });
  await signInAt(visitor, account, HOME);
  await expect(page.getByText(visitor.texts.home.preparing)).toBeVisible();
});

test.describe("on a low phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the button is in sight, above the navigation", async ({ page }) => {
    const visitor = new HomeVisitor(page, "ko");
    await openWith(visitor, { finished: FIRST_SESSION });
    const button = await visitor.start(2).boundingBox();
    const navigation = await page.getByRole("navigation").boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
  });

  test("of a finished programme the way to the letter is in sight", async ({ page }) => {
    const visitor = new HomeVisitor(page, "ko");
    await openWith(visitor, { finished: TRIAL_STEPS });
    const button = await visitor.link(visitor.texts.home.letter).boundingBox();
    const navigation = await page.getByRole("navigation").boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
  });
});

test("the letter of a finished programme is read again on its own page", async ({ page }) => {
  const visitor = new HomeVisitor(page, "ko");
  await openWith(visitor, { finished: TRIAL_STEPS });
  await visitor.link(visitor.texts.home.letter).click();
  await expect(page).toHaveURL(/\/um-eng-v2s\/d8-s4\/2$/);
  await expect(page.getByText("리기야, 그동안 곁에 있어 줘서 고마워.")).toBeVisible();
});

test("the keyboard leads to the step of today", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  await openWith(visitor, {});
  await tabTo(page, visitor.start(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s/);
});

test("midnight at UTC+9 passes while the page is open: a day fewer, and the next session", async ({
  page,
}) => {
  const visitor = new HomeVisitor(page, "en");
  // Shortly before the end of the last day of the first session.
  const next = midnight() + DAY_MS;
  await keepClock(page);
  await page.clock.install({ time: next - 20 * 60_000 });
  const openedAt = next - SESSION_DAYS * DAY_MS;
  await openWith(visitor, { openedAt, closedAt: openedAt + 92 * DAY_MS, finished: FIRST_SESSION });
  const note = visitor.note(NAME.en);
  await expect(note).toContainText(visitor.daysLeft(92 - SESSION_DAYS + 1));
  await expect(note).not.toContainText(visitor.waiting(1));
  await page.clock.fastForward(20 * 60_000);
  await expect(note).toContainText(visitor.daysLeft(92 - SESSION_DAYS));
  await expect(note).toContainText(visitor.waiting(1));
});

test("a programme that closes while the page is open leaves the form without one", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  const begin = Date.now();
  await keepClock(page);
  await page.clock.install({ time: begin });
  await openWith(visitor, { closedAt: begin + 30 * 60_000 + 1_234 });
  await expect(visitor.notes).toHaveCount(1);
  await page.clock.fastForward(31 * 60_000);
  await expect(visitor.notes).toHaveCount(0);
  await expect(visitor.ended).toBeVisible();
  await expect(visitor.link(visitor.texts.home.find.start)).toBeVisible();
});

/** Waits until everything that home shows is persisted. */
async function untilPersisted(page: Page): Promise<void> {
  await expect.poll(() => persistedText(page)).toContain('"d8-s5"');
  await untilGrantIsPersisted(page);
}

test("the cache is drawn at once, and then what the server says", async ({ page }) => {
  const visitor = new HomeVisitor(page, "en");
  // Before the page opens: on an open page it is 1970 for a moment, and what is persisted then is too old for the next one.
  await keepClock(page);
  await page.clock.install({ time: Date.now() });
  const { uid } = await openWith(visitor, {});
  await expect(visitor.notes).toHaveCount(1);
  await untilPersisted(page);
  // Older than a minute.
  await page.clock.setSystemTime(Date.now() + 2 * 60_000);
  const answer = await holdRequests(page, PROGRAMS);
  await storeProgramme(uid, { programId: "not-published" });
  await visitor.reload();
  await expect(visitor.note(NAME.en)).toBeVisible();
  await expect(page.getByText(visitor.texts.home.preparing)).toBeHidden();
  answer();
  await expect(page.getByText(visitor.texts.home.preparing)).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|cleardot|Could not reach Cloud Firestore/],
  });

  for (const language of TESTED_LANGUAGES) {
    test(`the page stays, and says how old it is, in ${language}`, async ({ page, context }) => {
      const visitor = new HomeVisitor(page, language);
      const { home } = visitor.texts;
      await keepClock(page);
      await page.clock.install({ time: Date.now() });
      await openWith(visitor, {});
      await expect(visitor.notes).toHaveCount(1);
      await context.setOffline(true);
      await expect(page.getByText(home.justNow)).toBeVisible();
      await page.clock.fastForward(5 * 60_000 + 1_000);
      const ago = { ko: "5분 전", en: "5 minutes ago" }[language];
      await expect(page.getByText(filled(home.asOf, { ago }))).toBeVisible();
      await expect(visitor.note(NAME[language])).toBeVisible();
      await expectTextFits(page);
      await context.setOffline(false);
      await expect(page.getByText(filled(home.asOf, { ago }))).toBeHidden();
    });
  }
});

test.describe("while the server does not answer", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the page says so, and reads again when asked", async ({ page }) => {
    const visitor = new HomeVisitor(page, "ko");
    const { home } = visitor.texts;
    const account = await newAccount();
    await storeProgramme(account.uid);
    await page.route(PROGRAMS, (route) => route.abort());
    await signInAt(visitor, account, HOME);
    await expect(page.getByText(home.failed)).toBeVisible({ timeout: 20_000 });
    await expectAccessibleInTestedSchemes(page);
    await letThrough(page, PROGRAMS);
    await visitor.button(visitor.texts.common.loadAgain).click();
    await expect(visitor.notes).toHaveCount(1);
  });
});

test("an opened home reads the user and the programmes, and nothing from Firestore itself", async ({
  page,
}) => {
  const visitor = new HomeVisitor(page, "en");
  const account = await newAccount();
  await storeProgramme(account.uid);
  await signInAt(visitor, account, "/help");
  // What the sign-in reads in the background.
  await untilGrantIsPersisted(page);
  await deletePersistedCache(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
    if (FIRESTORE.test(pathname)) calls.push(pathname);
  });
  await visitor.open(HOME);
  await expect(visitor.notes).toHaveCount(1);
  // The programmes are asked for before the app is there, the user once it is.
  await expect
    .poll(() => calls.toSorted())
    .toEqual(["/api/auth/getUserInfo", "/api/userProgram/getUserProgram"]);
});

test("every tab of the navigation leads on, and help is there", async ({ page }) => {
  const visitor = new HomeVisitor(page, "ko");
  const { common } = visitor.texts;
  await openWith(visitor, {});
  await visitor.link(common.navigation.journeys).click();
  await expect(page).toHaveURL(/\/catalog\/list/);
  await goWithin(page, "/mypage");
  await visitor.link(common.navigation.home).click();
  await expect(visitor.notes).toHaveCount(1);
  await visitor.link(common.getHelp).click();
  await expect(page).toHaveURL(/\/help/);
});

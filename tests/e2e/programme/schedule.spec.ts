import { finishStep } from "@mindle/domain/api/program";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import type { Page } from "@playwright/test";
import { numberWord, ordinalWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { callAs, newAccount, type TestAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { deletePersistedCache, persistedText } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeTrial, TRIAL_STEPS } from "../support/programme/programmes.ts";
import { storeClosedTrial } from "../support/purchase/purchases.ts";
import { holdRequests, letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";
import { redirectOf, Visitor } from "../support/visitor.ts";

const PROGRAMME = "um-eng-v2s";
const SCHEDULE = `/program/schedule/${PROGRAMME}`;
const FIRST_SESSION = ["d1-s1", "d1-s2", "d1-s3", "d1-s4"];
/** The whole Firestore SDK, and Firestore Lite. */
const FIRESTORE = /google\.firestore\.v1\.Firestore|\/v1\/projects\/.*\/documents/;

// Only the first session has pages so far.
test.use({ expectedErrors: [/40[34].*getGcCompack/] });

/** Someone on the way through the programme. */
class Walker extends Visitor {
  /** The chip of a session. */
  session(number: number) {
    return this.page.getByRole("tab", { name: this.#sessionName(number) });
  }

  /** The steps of the session that is shown. */
  get steps() {
    return this.page.getByRole("tabpanel").getByRole("listitem");
  }

  get openSteps() {
    return this.steps.getByRole("link");
  }

  get lockedSteps() {
    return this.steps.getByRole("button");
  }

  get sheet() {
    return this.page.getByRole("dialog", { name: this.texts.schedule.unlock.title });
  }

  /** Where the first line says one is. */
  now(session: number) {
    return this.page.getByText(filled(this.texts.schedule.now, this.#place(session)), { exact: true });
  }

  /** What a session that comes after another one says of it. */
  comesAfter(session: number) {
    const text = filled(this.texts.schedule.waits.later, this.#place(session));
    return this.page.getByText(text, { exact: true });
  }

  progress(...counts: Parameters<Walker["progressText"]>) {
    return this.page.getByText(this.progressText(...counts), { exact: true });
  }

  progressText(amount: keyof Walker["texts"]["schedule"]["progress"], total: number, finished = 0): string {
    return filled(this.texts.schedule.progress[amount], {
      total: numberWord(total, this.language),
      finished: numberWord(finished, this.language),
    });
  }

  picture(mood: keyof Walker["texts"]["schedule"]["picture"]) {
    return this.page.getByRole("img", { name: this.texts.schedule.picture[mood] });
  }

  /** The dandelion in its pot. */
  growth(form: keyof Walker["texts"]["schedule"]["growth"]) {
    return this.page.getByRole("img", { name: this.texts.schedule.growth[form], exact: true });
  }

  /** Opens the schedule as a user with the programme. */
  async openWith(finished: readonly string[]): Promise<TestAccount> {
    const account = await newAccount();
    await storeTrial(account.uid, finished);
    await signInAt(this, account, SCHEDULE);
    await expect(this.steps.first()).toBeVisible();
    return account;
  }

  #place(number: number) {
    return { number, ordinal: ordinalWord(number, this.language) };
  }

  #sessionName(number: number): string {
    return filled(this.texts.schedule.session, this.#place(number));
  }
}

/** Query of the address, without the language. */
function queryOf(page: Page): string {
  const { searchParams } = new URL(page.url());
  searchParams.delete("lng");
  return searchParams.toString();
}

/** Steps whose content the page asks for, as they are asked for. */
function askedSteps(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/program/getGcCompack")) asked.push(request.postDataJSON().stepId);
  });
  return asked;
}

for (const language of TESTED_LANGUAGES) {
  test(`a visitor may open two steps; the others say what unlocking brings, in ${language}`, async ({
    page,
  }) => {
    const walker = new Walker(page, language);
    const { schedule } = walker.texts;
    await walker.open(SCHEDULE);
    const title = filled(schedule.title, { nickname: DEFAULT_NICKNAME });
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(walker.now(1)).toBeVisible();
    await expect(walker.growth("seed")).toBeVisible();
    await expect(walker.session(1)).toHaveAttribute("aria-selected", "true");
    await expect(walker.progress("none", 4).last()).toBeVisible();
    await expect(walker.steps).toHaveCount(4);
    await expect(walker.openSteps).toHaveCount(2);
    for (const [index, stepId] of ["d1-s1", "d1-s2"].entries()) {
      const path = `/program/content/viewer/${PROGRAMME}/${stepId}/resume`;
      await expect(walker.openSteps.nth(index)).toHaveAttribute("href", path);
    }
    await expect(walker.openSteps.first()).toHaveAttribute("aria-current", "step");
    await expect(walker.openSteps.first()).toContainText(schedule.status.current);
    await expect(walker.openSteps.nth(1)).toContainText(schedule.status["not-yet"]);
    await expect(walker.lockedSteps).toHaveText([new RegExp(schedule.status.locked), /./]);
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await walker.lockedSteps.first().click();
    await expect(walker.sheet).toBeVisible();
    await expect(walker.sheet).toContainText(schedule.unlock.text);
    await expect(
      walker.sheet.getByRole("list", { name: schedule.unlock.inside }).getByRole("listitem"),
    ).toHaveCount(3);
    await expect(walker.sheet.getByText(schedule.unlock.now)).toHaveCount(0);
    expect(queryOf(page)).toBe("locked=d1-s3");
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    const [now, later] = [
      await walker.sheet.getByRole("link", { name: schedule.unlock.signIn }).boundingBox(),
      await walker.sheet.getByRole("button", { name: schedule.unlock.later }).boundingBox(),
    ];
    expect([later?.width, later?.height]).toEqual([now?.width, now?.height]);
    await walker.button(schedule.unlock.later).click();
    await expect(walker.sheet).toBeHidden();
    expect(queryOf(page)).toBe("");

    await walker.lockedSteps.first().click();
    await walker.link(schedule.unlock.signIn).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(redirectOf(page)).toContain(`${SCHEDULE}?`);
    expect(redirectOf(page)).toContain("locked=d1-s3");
  });

  test(`a user goes on where they are, in ${language}`, async ({ page }) => {
    const walker = new Walker(page, language);
    const { schedule } = walker.texts;
    await walker.openWith([...FIRST_SESSION, "d2-s1"]);
    await expect(walker.now(2)).toBeVisible();
    await expect(walker.session(2)).toHaveAttribute("aria-selected", "true");
    await expect(walker.session(2)).toContainText(schedule.current);
    await expect(walker.session(1)).toContainText(walker.progressText("all", 4));
    await expect(walker.progress("some", 4, 1).last()).toBeVisible();
    await expect(walker.openSteps).toHaveCount(4);
    await expect(walker.openSteps.nth(0)).toContainText(schedule.status.done);
    await expect(walker.openSteps.nth(1)).toContainText(schedule.status.current);
    await expect(walker.openSteps.nth(2)).toContainText(schedule.status["not-yet"]);
    await expect(walker.picture("waiting")).toBeVisible();
    await expect(walker.growth("sprout")).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await walker.session(4).click();
    await expect(walker.comesAfter(3)).toBeVisible();
    await walker.session(1).click();
    await expect(walker.picture("eaten")).toBeVisible();
    await expect(walker.progress("all", 4).last()).toBeVisible();
    await expect(walker.comesAfter(3)).toBeHidden();
  });
}

test.describe("the chosen session", () => {
  test("is in the address: back, and a reload, show it again", async ({ page }) => {
    const walker = new Walker(page, "ko");
    await walker.open(SCHEDULE);
    await walker.session(3).tap();
    await expect(walker.session(3)).toHaveAttribute("aria-selected", "true");
    expect(queryOf(page)).toBe("session=3");
    await expect(walker.lockedSteps).toHaveCount(4);
    await expect(page.getByText(walker.texts.schedule.waits.locked)).toBeVisible();
    await walker.session(2).tap();
    await expect(walker.session(2)).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(walker.session(3)).toHaveAttribute("aria-selected", "true");
    await walker.reload();
    await expect(walker.session(3)).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(walker.session(1)).toHaveAttribute("aria-selected", "true");
  });

  test("changes by keyboard, and stands in the middle of the chips", async ({ page }) => {
    const walker = new Walker(page, "en");
    await walker.open(SCHEDULE);
    await tabTo(page, walker.session(1));
    await page.keyboard.press("ArrowRight");
    await expect(walker.session(2)).toBeFocused();
    await expect(walker.session(2)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(walker.session(8)).toHaveAttribute("aria-selected", "true");
    expect(queryOf(page)).toBe("session=8");
    await page.keyboard.press("Home");
    await expect(walker.session(1)).toBeFocused();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowRight");
    await expect(walker.session(5)).toHaveAttribute("aria-selected", "true");
    const middle = await walker.session(5).evaluate((tab) => {
      const list = tab.closest('[role="tablist"]')?.getBoundingClientRect();
      const { left, width } = tab.getBoundingClientRect();
      return list === undefined ? undefined : left + width / 2 - (list.left + list.width / 2);
    });
    expect(Math.abs(middle ?? Number.NaN)).toBeLessThan(4);
  });

  for (const wrong of testedOf(["0", "9", "x", ""])) {
    test(`is the current one where the address says ${JSON.stringify(wrong)}`, async ({ page }) => {
      const walker = new Walker(page, "en");
      await walker.open(`${SCHEDULE}?session=${wrong}`);
      await expect(walker.session(1)).toHaveAttribute("aria-selected", "true");
    });
  }
});

test("for a new user the welcome coupon opens every step while the page is shown", async ({ page }) => {
  const walker = new Walker(page, "ko");
  await signInAt(walker, await newAccount(), `${SCHEDULE}?session=2`);
  await expect(walker.openSteps).toHaveCount(4);
  await expect(walker.lockedSteps).toHaveCount(0);
});

test.describe("while the welcome coupon of a new user is being redeemed", () => {
  const REDEEM = "**/call/redeemCoupon";

  /** Notes which of some texts are ever in a page, however shortly. Returns those that were. */
  async function noteTexts(page: Page, texts: readonly string[]): Promise<() => Promise<readonly string[]>> {
    await page.addInitScript((watched) => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll("main, [role=dialog]")].map((part) => part.textContent);
        for (const text of watched) if (shown.join().includes(text)) seen.add(text);
        document.documentElement.dataset["seen"] = JSON.stringify([...seen]);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }, texts);
    return async () => JSON.parse((await page.locator("html").getAttribute("data-seen")) ?? "[]");
  }

  for (const language of TESTED_LANGUAGES) {
    test(`steps are said to be opened, and neither a lock nor the sheet shows, in ${language}`, async ({
      page,
    }) => {
      const walker = new Walker(page, language);
      const { status, unlock } = walker.texts.schedule;
      const seen = await noteTexts(page, [status.locked, unlock.title, status.opening]);
      const release = await holdRequests(page, REDEEM);
      await signInAt(walker, await newAccount(), `${SCHEDULE}?locked=d1-s3`);
      await expect(walker.steps.nth(2)).toContainText(status.opening);
      await expect(walker.openSteps).toHaveCount(2);
      await expect(walker.lockedSteps).toHaveCount(0);
      await expectAccessibleInTestedSchemes(page);
      await expectTextFits(page);
      release();
      await expect(walker.openSteps).toHaveCount(4);
      await expect(walker.sheet).toBeHidden();
      expect(await seen()).toEqual([status.opening]);
    });
  }

  test("a page of such a step waits for it", async ({ page }) => {
    const walker = new Walker(page, "ko");
    const path = `/program/content/viewer/${PROGRAMME}/d1-s3/1`;
    const seen = await noteTexts(page, [
      walker.texts.schedule.unlock.title,
      walker.texts.schedule.status.locked,
    ]);
    const release = await holdRequests(page, REDEEM);
    const asked = page.waitForRequest(REDEEM);
    await signInAt(walker, await newAccount(), path);
    await asked;
    release();
    await expect(page.getByRole("button", { name: "다음" })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    expect(await seen()).toEqual([]);
  });

  test.describe("without success", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("the locks are shown after all", async ({ page }) => {
      const walker = new Walker(page, "en");
      await page.route(REDEEM, (route) => route.abort());
      await signInAt(walker, await newAccount(), SCHEDULE);
      await expect(walker.lockedSteps).toHaveCount(2);
      await expect(page.getByText(walker.texts.schedule.status.opening)).toHaveCount(0);
    });
  });
});

test.describe("a user whose programme has closed", () => {
  async function openClosed(walker: Walker, query: string): Promise<void> {
    const account = await newAccount();
    await storeClosedTrial(account.uid);
    await signInAt(walker, account, `${SCHEDULE}${query}`);
  }

  test("gets the sheet at once where the address names a locked step, and the store behind it", async ({
    page,
  }) => {
    const walker = new Walker(page, "en");
    const { unlock } = walker.texts.schedule;
    await openClosed(walker, "?locked=d2-s1");
    await expect(walker.sheet).toBeVisible();
    await expect(walker.sheet.getByRole("link", { name: unlock.toApp })).toHaveAttribute(
      "href",
      "https://apps.apple.com/",
    );
    await page.keyboard.press("Escape");
    await expect(walker.sheet).toBeHidden();
    await expect(walker.session(1)).toHaveAttribute("aria-selected", "true");
    expect(queryOf(page)).toBe("");
  });

  test("is led here by the pages of a locked step, with the sheet open", async ({ page }) => {
    const walker = new Walker(page, "ko");
    await openClosed(walker, "");
    await walker.open(`/program/content/viewer/${PROGRAMME}/d1-s3/1`);
    await expect(page).toHaveURL(/\/program\/schedule\//);
    await expect(walker.sheet).toBeVisible();
  });

  test("is not asked about a step that is open", async ({ page }) => {
    const walker = new Walker(page, "en");
    await openClosed(walker, "?locked=d1-s2");
    await expect(walker.openSteps).toHaveCount(2);
    await expect(walker.sheet).toBeHidden();
  });

  test("opens and closes one sheet, however often it is pressed, and is still on the page", async ({
    page,
  }) => {
    const walker = new Walker(page, "ko");
    await openClosed(walker, "?session=2");
    await walker.lockedSteps.first().dblclick();
    await expect(walker.sheet).toBeVisible();
    await walker.button(walker.texts.schedule.unlock.later).dblclick();
    await expect(walker.sheet).toBeHidden();
    await expect(walker.session(2)).toHaveAttribute("aria-selected", "true");
    await walker.lockedSteps.last().click();
    await expect(walker.sheet).toBeVisible();
    await page.goBack();
    await expect(walker.sheet).toBeHidden();
    await expect(walker.session(2)).toHaveAttribute("aria-selected", "true");
  });
});

test("after the last step the dandelion lets its seeds go", async ({ page }) => {
  const walker = new Walker(page, "en");
  await walker.openWith(TRIAL_STEPS);
  await expect(page.getByText(walker.texts.schedule.allDone)).toBeVisible();
  await expect(walker.session(8)).toHaveAttribute("aria-selected", "true");
  await expect(walker.picture("ended")).toBeVisible();
  await expect(walker.growth("puff")).toHaveCount(0);
});

test("the content of the current step is read ahead, after a finished one that of the next; no answers are kept", async ({
  page,
}) => {
  const walker = new Walker(page, "ko");
  const asked = askedSteps(page);
  const account = await walker.openWith([]);
  await expect.poll(() => asked).toEqual(["d1-s1"]);
  await expect.poll(() => persistedText(page)).toContain(`"stepContent","${PROGRAMME}","d1-s1"`);
  expect(await persistedText(page)).not.toContain('"instances"');
  await callAs(account, finishStep, { programId: PROGRAMME, stepId: "d1-s1" });
  // As on another device.
  await deletePersistedCache(page);
  await walker.reload();
  await expect(walker.openSteps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect.poll(() => asked.includes("d1-s2")).toBe(true);
});

test("a visitor's page reads no content ahead", async ({ page }) => {
  const walker = new Walker(page, "ko");
  const asked = askedSteps(page);
  await walker.open(SCHEDULE);
  await expect(walker.steps).toHaveCount(4);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })));
  await page.evaluate(() => fetch("/").then((response) => response.text()));
  expect(asked).toEqual([]);
});

test.describe("without a connection", () => {
  test.use({
    expectedErrors: [/ERR_FAILED|Could not reach Cloud Firestore|cleardot\.gif|404.*getGcCompack/],
  });

  test("the programme and what was finished come from the cache", async ({ page }) => {
    const walker = new Walker(page, "ko");
    const { schedule } = walker.texts;
    await walker.openWith(["d1-s1"]);
    await expect.poll(() => persistedText(page)).toContain('"stepFinished":[{"stepId":"d1-s1"');
    await expect.poll(() => persistedText(page)).toContain('"d8-s5"');
    await page.route(FIRESTORE, (route) => route.abort());
    await page.route("**/api/**", (route) => route.abort());
    await walker.reload();
    await expect(walker.openSteps).toHaveCount(4);
    await expect(walker.openSteps.first()).toContainText(schedule.status.done);
    await expect(walker.openSteps.nth(1)).toContainText(schedule.status.current);
  });

  test("a page that was never read says what is safe, and is there when it is asked for again", async ({
    page,
  }) => {
    const walker = new Walker(page, "ko");
    const { schedule } = walker.texts;
    const account = await newAccount();
    await storeTrial(account.uid, FIRST_SESSION);
    await signInAt(walker, account, "/help");
    await page.route("**/api/userProgram/getUserProgram", (route) => route.abort());
    await deletePersistedCache(page);
    await walker.open(SCHEDULE);
    await expect(page.getByText(schedule.failed)).toBeVisible({ timeout: 20_000 });
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await letThrough(page, "**/api/userProgram/getUserProgram");
    await walker.button(walker.texts.common.loadAgain).click();
    await expect(walker.now(2)).toBeVisible();
  });
});

for (const path of testedOf(["/program/schedule/no-such-programme", "/program/schedule/No.Id"])) {
  test(`${path} is not found`, async ({ page }) => {
    const visitor = new Visitor(page, "ko");
    await visitor.open(path);
    await expect(
      page.getByRole("heading", { level: 1, name: visitor.texts.common.notFound.title }),
    ).toBeVisible();
  });
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the steps stay beside the picture when one of them was finished", async ({ page }) => {
    const walker = new Walker(page, "ko");
    const { picture, finished } = walker.texts.schedule;
    await walker.openWith(["d1-s1"]);
    await page.evaluate((path) => {
      history.pushState({ usr: { finished: "d1-s1" }, key: "finished" }, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, SCHEDULE);
    await expect(page.getByText(finished.step)).toBeVisible();
    const scene = await page.getByRole("img", { name: picture.waiting }).boundingBox();
    const steps = await page.getByRole("tabpanel").boundingBox();
    expect(steps?.x).toBeGreaterThan((scene?.x ?? 0) + (scene?.width ?? 0));
    await expectTextFits(page);
  });
});

test.describe("on the narrowest phone with text of double size", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const language of TESTED_LANGUAGES) {
    test(`every step and both answers of the sheet are on the screen, in ${language}`, async ({ page }) => {
      const walker = new Walker(page, language);
      await walker.open(`${SCHEDULE}?session=1`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const outside = (selector: string) =>
        page.evaluate(
          (controls) =>
            [...document.querySelectorAll(controls)].flatMap((control) => {
              const { left, right } = control.getBoundingClientRect();
              return left >= -1 && right <= innerWidth + 1 ? [] : [control.textContent];
            }),
          selector,
        );
      await expect(walker.steps).toHaveCount(4);
      expect(await outside("main li :is(a, button), main :is(h1, h2, p)")).toEqual([]);
      await walker.lockedSteps.first().click();
      await expect(walker.sheet).toBeVisible();
      expect(await outside('[role="dialog"] :is(a, button, p, li)')).toEqual([]);
      await walker.button(walker.texts.schedule.unlock.later).scrollIntoViewIfNeeded();
      await expect(walker.button(walker.texts.schedule.unlock.later)).toBeInViewport();
    });
  }
});

import { schedulePath } from "@mindle/domain/programme/paths";
import { DAY_MS } from "@mindle/domain/time";
import { expect, test } from "../../support/fixtures.ts";
import { database } from "../../support/functions/database.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { nextVisit } from "../support/clock.ts";
import { persistedText } from "../support/device-storage.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { storeAnswers } from "../support/programme/journal.ts";
import { storeProgramme, storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM } from "../support/programme/reader.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const PLEASER = "pleaser-v1";
const GUIDELINE = { care: "warm", enough: "twice", exception: "tired" };
const GUIDELINE_WORDS =
  "나는 사람들에게 다정하고 싶어. 두 번 보면 충분해. 아프거나 지친 날에는 안 지켜도 괜찮아.";
const HOLD = { open: "check", until: "evening", end: "polite" };
const HOLD_WORDS = "확인하고 저녁에 말할게요.";

/** Somebody for whom it is loud. */
class LoudVisitor extends Visitor {
  get loud() {
    return this.texts.loud;
  }

  degree(degree: number) {
    return this.button(filled(this.loud.degree.name, { degree }));
  }

  screen(title: string) {
    return this.page.getByRole("heading", { level: 1, name: title, exact: true });
  }

  get ownWords() {
    return this.page.getByRole("blockquote");
  }

  get helpCard() {
    return this.page.getByRole("dialog", { name: this.texts.helpCard.kinds.danger.title });
  }

  /** From the first screen to the sentence. */
  async say(degree: number): Promise<void> {
    await this.button(this.loud.what.skip).click();
    await this.degree(degree).click();
  }
}

test("without an account: by keyboard from the first line to the end, and nothing of it is kept or sent", async ({
  page,
}) => {
  const visitor = new LoudVisitor(page, "ko");
  const { loud } = visitor;
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const html = await page.request.get("/loud");
  expect(await html.text()).toContain(loud.line);

  await visitor.open("/loud");
  await expect(page.getByText(loud.line)).toBeVisible();
  await expectAccessibleInTestedSchemes(page);
  const press = async (name: string) => {
    await tabTo(page, visitor.button(name));
    await page.keyboard.press("Enter");
  };
  await press("해야 할 일");
  await expect(visitor.screen(loud.degree.title)).toBeFocused();
  // Which end is the loud one is said, too.
  await expect(page.getByRole("list", { name: loud.degree.scale }).getByRole("button")).toHaveCount(11);
  await expectAccessibleInTestedSchemes(page);
  await press(filled(loud.degree.name, { degree: 5 }));
  await expect(visitor.screen(loud.words.title)).toBeFocused();
  await expect(visitor.ownWords).toHaveText(loud.words.sentence);
  await expect(page.getByText("해야 할 일", { exact: true })).toBeVisible();
  await press(loud.next);
  await expect(visitor.screen(loud.act.title)).toBeFocused();
  await expect(page.getByText(new RegExp(`${loud.act.middle.day}|${loud.act.middle.night}`))).toBeVisible();
  await press(loud.act.done);
  await expect(visitor.screen(loud.after.title)).toBeFocused();
  await press(filled(loud.degree.name, { degree: 3 }));
  await expect(visitor.screen(loud.end.quieter.title)).toBeFocused();
  await expectAccessibleInTestedSchemes(page);

  expect(await page.evaluate(() => localStorage.getItem("loudDay"))).toBeNull();
  await visitor.reload();
  await expect(visitor.screen(visitor.texts.common.titles.loud)).toBeVisible();
  await visitor.open("/help");
  await expect.poll(() => sent.filter((request) => request.includes("help_open"))).not.toEqual([]);
  // The pages and files themselves are asked for.
  const told = sent.filter((request) => !/\/(loud(\?\S*)?|assets\/\S+) $/.test(request));
  expect(told.filter((request) => request.includes("loud"))).toEqual([]);
});

test("something else may stay empty; words of danger bring the help card, and help comes first from then on", async ({
  page,
}) => {
  const visitor = new LoudVisitor(page, "ko");
  const { loud } = visitor;
  await visitor.open("/loud");
  await visitor.button(loud.what.else).click();
  await visitor.button(loud.next).click();
  await expect(visitor.screen(loud.degree.title)).toBeVisible();

  await visitor.open("/loud");
  await visitor.button(loud.what.else).click();
  const field = page.getByRole("textbox", { name: loud.what.label });
  await expect(field).toBeFocused();
  await field.fill("그냥 죽고 싶다는 생각");
  await page.keyboard.press("Enter");
  await expect(visitor.helpCard.locator('[href="tel:109"]')).toBeVisible();
  await visitor.helpCard.getByRole("button", { name: visitor.texts.helpCard.close }).last().click();
  const help = page.getByRole("complementary", { name: loud.help.title });
  await expect(help.locator('[href="tel:109"]')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("죽고");

  await nextVisit(visitor, "/loud", 1);
  await expect(help).toBeVisible();
  const [first, second] = await Promise.all([
    help.boundingBox(),
    visitor.screen(visitor.texts.common.titles.loud).boundingBox(),
  ]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await expectAccessibleInTestedSchemes(page);
});

test("very loud twice in a day brings the help card; corrected, or once a day, it does not", async ({
  page,
}) => {
  const visitor = new LoudVisitor(page, "en");
  const { loud } = visitor;
  await visitor.open("/loud");
  await visitor.say(9);
  await visitor.button(loud.back).click();
  await visitor.degree(10).click();
  await expect(visitor.screen(loud.words.title)).toBeVisible();
  await expect(visitor.link(visitor.texts.common.getHelp).last()).toBeVisible();

  await nextVisit(visitor, "/loud", 1);
  await visitor.say(9);
  await expect(visitor.screen(loud.words.title)).toBeVisible();
  await expect(visitor.helpCard).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("loudDay"))).toMatch(
    /^\{"v":1,"data":"\d{4}-\d\d-\d\d"\}$/,
  );
  await visitor.button(loud.next).click();
  await visitor.button(loud.act.skip).click();
  await visitor.degree(9).click();
  await expect(visitor.helpCard).toBeVisible();
});

test("a degree that is corrected upwards is very loud, too", async ({ page }) => {
  const visitor = new LoudVisitor(page, "ko");
  const { loud } = visitor;
  await visitor.open("/loud");
  await visitor.say(3);
  await visitor.button(loud.back).click();
  await visitor.degree(10).click();
  await expect(visitor.screen(loud.words.title)).toBeVisible();
  await expect(visitor.helpCard).toBeHidden();
  await visitor.button(loud.next).click();
  await visitor.button(loud.act.skip).click();
  await visitor.degree(9).click();
  await expect(visitor.helpCard).toBeVisible();
});

test("home and the schedule lead to it", async ({ page }) => {
  const visitor = new LoudVisitor(page, "ko");
  for (const from of ["/home", schedulePath(PROGRAM)]) {
    await visitor.open(from);
    await visitor.link(visitor.texts.common.titles.loud).click();
    await expect(page).toHaveURL((url) => url.pathname === "/loud");
    await expect(visitor.screen(visitor.texts.common.titles.loud)).toBeVisible();
    await visitor.button(visitor.texts.common.back).click();
    await expect(page).toHaveURL((url) => url.pathname === from);
  }
});

test.describe("offline", () => {
  test.use({
    serviceWorkers: "allow",
    // A browser tells of every request that the missing connection refuses.
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|tracking events|getResponse|cleardot\.gif/,
    ],
  });

  test("Riggy: own places and the own guideline; gone with the sign-out", async ({ page, context }) => {
    const visitor = new LoudVisitor(page, "ko");
    const { loud } = visitor;
    const account = await newAccount();
    const now = Date.now();
    await storeTrial(account.uid, ["d1-s2", "d4-s3"]);
    await storeAnswers(account.uid, "d1-s2.where", { places: ["messages", "looks"] }, now);
    await storeAnswers(account.uid, "d4-s3.guideline", { guideline: GUIDELINE }, now);
    await openHome(visitor, account, [
      [PROGRAM, "d1-s2"],
      [PROGRAM, "d4-s3"],
    ]);
    await context.setOffline(true);
    await visitor.open("/loud");
    await expect(page.getByRole("main").locator("..")).toHaveAttribute("data-tone", "riggy");
    await visitor.button("메시지와 메일").click();
    await expect(visitor.button("겉모습")).toHaveCount(0);
    await visitor.degree(8).click();
    await expect(visitor.screen("내가 고쳐 쓴 길잡이")).toBeVisible();
    await expect(visitor.ownWords).toHaveText(GUIDELINE_WORDS);
    await expectAccessibleInTestedSchemes(page);
    await visitor.button(loud.next).click();
    await expect(page.getByText(/두 손바닥으로|불을 하나 켜고/)).toBeVisible();

    await context.setOffline(false);
    await visitor.open("/loud");
    await expect(visitor.button("메시지와 메일")).toBeVisible();
    await visitor.button(visitor.texts.common.signOut).click();
    await expect(visitor.link(visitor.texts.common.signIn)).toBeVisible();
    await visitor.open("/loud");
    await expect(visitor.button("해야 할 일")).toBeVisible();
    await visitor.say(8);
    await expect(visitor.ownWords).toHaveText(loud.words.sentence);

    await signInAt(visitor, await newAccount(), "/home");
    await visitor.open("/loud");
    await expect(visitor.button("해야 할 일")).toBeVisible();
    await visitor.say(8);
    await expect(visitor.ownWords).not.toHaveText(GUIDELINE_WORDS);
  });

  test("Riggy in version 1: the same loud minute", async ({ page, context }) => {
    const visitor = new LoudVisitor(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid, ["d4-s3"]);
    await database().doc(`users/${account.uid}/programs/${PROGRAM}`).update({ version: 1 });
    await storeAnswers(account.uid, "d4-s3.guideline", { guideline: GUIDELINE }, Date.now());
    await openHome(visitor, account, [[PROGRAM, "d4-s3"]]);
    await context.setOffline(true);
    await visitor.open("/loud");
    await expect(page.getByRole("main").locator("..")).toHaveAttribute("data-tone", "riggy");
    await visitor.say(5);
    await expect(visitor.ownWords).toHaveText(GUIDELINE_WORDS);
  });

  test("Pleaser, used last of two: the sentence that buys time", async ({ page, context }) => {
    const visitor = new LoudVisitor(page, "ko");
    const account = await newAccount();
    const now = Date.now();
    await storeProgramme(account.uid, { openedAt: now - 9 * DAY_MS, finished: ["d4-s3"] });
    await storeAnswers(account.uid, "d4-s3.guideline", { guideline: GUIDELINE }, now);
    await storeProgramme(account.uid, {
      programId: PLEASER,
      openedAt: now - 2 * DAY_MS,
      finished: ["d3-s2"],
    });
    await storeAnswers(account.uid, "d3-s2.hold", { hold: HOLD }, now, PLEASER);
    await openHome(visitor, account, [[PLEASER, "d3-s2"]]);
    await context.setOffline(true);
    await visitor.open("/loud");
    await expect(page.getByRole("main").locator("..")).toHaveAttribute("data-tone", "pleaser");
    await visitor.say(5);
    await expect(visitor.ownWords).toHaveText(HOLD_WORDS);
    await expect(page.getByText("겁나는 사람 앞에서는 안전한 대답이 먼저예요.")).toBeVisible();
  });
});

/** Opens home with a worker and waits until these steps of the loud minute are on the device. */
async function openHome(
  visitor: Visitor,
  account: Awaited<ReturnType<typeof newAccount>>,
  steps: readonly (readonly [programId: string, stepId: string])[],
): Promise<void> {
  const { page } = visitor;
  await visitor.open("/schema/nickname");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await signInAt(visitor, account, "/home");
  for (const [programId, stepId] of steps)
    await expect.poll(() => persistedText(page)).toContain(`"stepContent","${programId}","${stepId}"`);
}

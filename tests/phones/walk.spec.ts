import { FIRST_HALF, SECOND_HALF } from "@mindle/domain/assessment/questions";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { lastLinkMailedTo, newEmail, uidOf } from "../e2e/support/account/accounts.ts";
import { storeAllWidgets } from "../e2e/support/programme/all-widgets.ts";
import { finishedSteps, savedAt } from "../e2e/support/programme/reader.ts";
import { publishedPages } from "../e2e/support/programme/step-content.ts";
import { filled, TEXTS } from "../e2e/support/texts.ts";
import { answerPage } from "./support/answers.ts";
import { expect, test } from "./support/fixtures.ts";
import { button, heading, link } from "./support/phone.ts";

const NICKNAME = "하늘";
const PASSWORD = "dandelion-9";
const ANSWERS = answersBy({ Riggy: "2", Pleaser: "3", Jumpy: "4", Shelly: "1", Flippy: "3" });
const STEP = "d1-s1";

const { auth, authLink, common, home, landing, result, schedule, wizard } = TEXTS.ko;

test("from the landing page to a result, an account, a step with every widget, the journal and signing out", async ({
  phone,
}, testInfo) => {
  let screens = 0;
  /** A part of the way, with a picture of where it has led. */
  const go = (name: string, walk: () => Promise<void>) =>
    test.step(name, async () => {
      await walk();
      screens += 1;
      const file = `${String(screens).padStart(2, "0")}-${name.replaceAll(/\W+/g, "-")}.png` as const;
      await phone.engine.screenshot(`${testInfo.outputPath(file).slice(0, -".png".length)}.png`);
    });
  const continueTo = async (stage: keyof typeof wizard.titles) => {
    await phone.tap(button(wizard.continue));
    await phone.isAt(`/schema/${stage}`);
  };
  const answerAll = async (ids: readonly (typeof FIRST_HALF)[number][]) => {
    for (const id of ids) await phone.tap({ css: `input[name="${id}"][value="${ANSWERS[id]}"]` });
  };
  const email = newEmail();

  await go("landing", async () => {
    await phone.goto("/?lng=ko");
    await phone.see(heading(landing.hero.title));
  });
  await go("nickname", async () => {
    await phone.tap(link(landing.causes.Jumpy));
    await phone.isAt("/schema/nickname");
    await phone.fill({ css: "input[type=text]", name: wizard.nickname.label }, NICKNAME);
  });
  await go("characters", () => continueTo("character"));
  await go("first half", async () => {
    await continueTo("question1");
    await answerAll(FIRST_HALF);
  });
  await go("almost", () => continueTo("almost"));
  await go("second half", async () => {
    await continueTo("question2");
    await answerAll(SECOND_HALF);
  });
  await go("stress", async () => {
    await continueTo("stress");
    await phone.drag({ css: "input[type=range]" }, [0.1, 0.5], [0.4, 0.5], [0.6, 0.5]);
  });
  await go("graph", () => continueTo("graph"));
  await go("notification", () => continueTo("notification"));
  await go("sign in", async () => {
    await phone.tap(button(wizard.continue));
    await phone.see(link(auth.login.createAccount));
  });
  await go("register", async () => {
    await phone.tap(link(auth.login.createAccount));
    await phone.fill({ css: "input", name: authLink.address }, email);
  });
  await go("mail sent", async () => {
    await phone.tap(button(authLink.register.ready.send));
    await phone.see(heading(authLink.sent.title));
  });
  await go("link opened", async () => {
    await phone.goto(await lastLinkMailedTo(email));
    await phone.fill({ css: "input", name: authLink.nickname }, NICKNAME);
    await phone.fill({ css: "input[type=password]" }, PASSWORD);
    for (const at of [0, 1, 2]) await phone.tap({ css: "input[type=checkbox]", at });
  });
  await go("result", async () => {
    await phone.tap(button(authLink.register.opened.finish));
    await phone.isAt("/schema/result");
    await phone.see(heading(filled(result.headline.loud, { name: common.names.Jumpy })));
  });

  const uid = await uidOf(email);
  await go("home", async () => {
    await phone.goto("/home");
    await phone.see(heading(filled(home.title, { nickname: NICKNAME })));
    await phone.see({ css: "article a" });
  });
  await go("schedule", async () => {
    await phone.tap({ css: "article a" });
    await phone.isAt("/program/schedule");
    await phone.see({ css: "[role=tabpanel] li a" });
  });

  const programId = await storeAllWidgets();
  const pages = await publishedPages(programId, STEP);
  await go("schedule of all widgets", async () => {
    await phone.goto(schedulePath(programId));
    await phone.see({ css: "[role=tabpanel] li a" });
  });
  await phone.tap({ css: "[role=tabpanel] li a" });
  for (const { page } of pages) {
    await go(page.pageId, async () => {
      await phone.isAt(viewerPath(programId, STEP, page.viewNo));
      await phone.see({ css: `[data-widget=${page.pageId === "recap" ? "text" : page.pageId}]` });
      await answerPage(phone);
    });
    await phone.tap({ css: "[data-widget=next-button] button" });
  }
  await go("step finished", async () => {
    await phone.isAt(schedulePath(programId));
    await phone.until(
      "a finished step",
      (done) => document.body.innerText.includes(done),
      schedule.status.done,
    );
  });
  await expect.poll(() => finishedSteps(uid, programId)).toEqual([STEP]);
  for (const { instance, activity } of pages) {
    const models = Object.keys(activity.defineModels);
    if (models.length === 0) continue;
    const answered = Object.fromEntries(models.map((model) => [model, { state: "answered" }]));
    await expect.poll(() => savedAt(uid, instance), { message: instance }).toMatchObject(answered);
  }

  await go("journal", async () => {
    await phone.goto("/program/journal");
    await phone.see(heading(common.titles.journal));
    // The third programme: a new account has that of its child, and the one that every account is given.
    await phone.tap({ css: "[role=tab]", at: 2 });
    await phone.until("words that were typed", () => document.body.innerText.includes("산책"));
  });
  await go("signed out", async () => {
    await phone.tap(button(common.signOut));
    await phone.isAt("/auth/login");
    await phone.see(heading(auth.login.title));
  });
  await go("home of a visitor", async () => {
    await phone.goto("/home");
    await phone.until(
      "a home without anything",
      (none) => document.body.innerText.includes(none),
      home.nothingPlanted,
    );
  });
});

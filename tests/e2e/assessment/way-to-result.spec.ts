import { answersBy } from "@mindle/domain/testing/answers";
import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { filled } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

// From the last stage of the assessment over the sign-in page to the result: one child and one colour.

test.use(WITH_MOTION);

/** What a frame shows: the page's colour, its heading, and whether a figure is a shadow. */
interface Frame {
  readonly tone: string;
  readonly title: string;
  readonly isShadow: boolean;
}

declare global {
  interface Window {
    shownFrames: Frame[];
  }
}

/** Notes what each frame shows from now on, where it differs from the one before. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shownFrames = [];
    const note = () => {
      const heading = document.querySelector<HTMLElement>("main h1");
      const isSeen = heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
      const frame = {
        tone: document.querySelector<HTMLElement>("#root [data-tone]")?.dataset["tone"] ?? "",
        title: isSeen ? heading.innerText : "",
        isShadow: [...document.querySelectorAll("main *")].some((part) =>
          getComputedStyle(part).filter.includes("brightness(0)"),
        ),
      };
      if (JSON.stringify(frame) !== JSON.stringify(window.shownFrames.at(-1))) window.shownFrames.push(frame);
      requestAnimationFrame(note);
    };
    note();
  });
}

/** What was shown until the result had come to rest. */
async function framesOf(page: Page): Promise<readonly Frame[]> {
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished),
    ),
  );
  return page.evaluate(() => window.shownFrames);
}

async function goOnToResult(visitor: Visitor): Promise<readonly Frame[]> {
  await visitor.finishWizard(4);
  await visitor.isAt("preparing");
  await watchFrames(visitor.page);
  await visitor.page.waitForURL(/\/auth\/login/);
  await visitor.link(visitor.texts.auth.login.skip).click();
  return framesOf(visitor.page);
}

/** The titles of frames, each once. */
function titlesOf(frames: readonly Frame[]): readonly string[] {
  return [...new Set(frames.map(({ title }) => title.replaceAll("\n", " ")))];
}

for (const language of TESTED_LANGUAGES) {
  test(`a child that was chosen goes along in its colour, with the name from the first frame on, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { auth, result, wizard } = visitor.texts;
    await visitor.open("/schema/nickname");
    await visitor.enterNicknameAndCharacters("보리", ["Riggy"]);
    const frames = await goOnToResult(visitor);
    expect(new Set(frames.map(({ tone }) => tone))).toEqual(new Set(["riggy"]));
    expect(frames.some(({ isShadow }) => isShadow)).toBe(false);
    expect(titlesOf(frames)).toEqual([
      wizard.titles.preparing,
      filled(auth.result.title, { nickname: "보리" }),
      filled(result.headline.chosen, { name: visitor.texts.common.names.Riggy }),
    ]);
  });

  test(`a child that was found is a shadow on a ground without its colour until it is lit, in ${language}`, async ({
    page,
  }) => {
    const visitor = new Visitor(page, language);
    const { auth, result, wizard } = visitor.texts;
    await visitor.open("/schema/nickname");
    await visitor.enterNicknameAndCharacters("보리", ["Jumpy"]);
    await visitor.answerBothHalves(answersBy({ Shelly: "3" }));
    const frames = await goOnToResult(visitor);
    const gate = filled(auth.result.who, { nickname: "보리" });
    const found = filled(result.headline.loud, { name: visitor.texts.common.names.Shelly });
    const lit = frames.findIndex(({ title, isShadow }) => title !== wizard.titles.preparing && !isShadow);
    const unlit = frames.slice(0, lit);
    expect(new Set(unlit.map(({ tone }) => tone))).toEqual(new Set(["neutral"]));
    // No name between the gate and the light.
    expect(titlesOf(unlit)).toEqual([wizard.titles.preparing, gate, ""]);
    await expect
      .poll(async () => (await framesOf(page)).at(-1))
      .toEqual({ tone: "shelly", title: found, isShadow: false });
  });
}

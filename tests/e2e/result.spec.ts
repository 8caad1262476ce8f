import { readFile } from "node:fs/promises";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { SubmissionDraft } from "@mindle/domain/assessment/submission";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { DEFAULT_NICKNAME, PRODUCT } from "@mindle/domain/product";
import { answersBy } from "@mindle/domain/testing/answers";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { expectAccessible } from "./support/axe.ts";
import { tabTo } from "./support/keyboard.ts";
import { persistedText } from "./support/persisted-cache.ts";
import { expectGraph, gradesOf } from "./support/result.ts";
import { submittedResult } from "./support/submit.ts";
import { filled } from "./support/texts.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

/** One grade is in the third band (7.5), one in the second (5), the others are healthy. */
const LOOK = answersBy({ Jumpy: "4", Riggy: "3" });
const CARE = answersBy({ Shelly: "5" });
const CALM = answersBy({ Riggy: "2" });
/** Riggy has the highest grade, below the one that redirects to the beta trial. */
const RIGGY = answersBy({ Riggy: "3" });

/** Page object of the result. */
class Result extends Visitor {
  get tutorial(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.result.tutorial.title });
  }

  get howToRead(): Locator {
    return this.button(this.texts.result.graph.how);
  }

  get pictureDialog(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.result.picture.title });
  }

  get picture(): Locator {
    return this.pictureDialog.getByRole("img");
  }

  /** Submits these answers and opens their result; resolves to its address. */
  async openResult(parts: Partial<SubmissionDraft>, tutorialSeen = true): Promise<string> {
    if (tutorialSeen) await this.page.addInitScript(() => localStorage.setItem("resultTutorialSeen", "true"));
    const address = await submittedResult(parts);
    await this.open(address);
    return address;
  }

  async openPicture(): Promise<void> {
    await this.button(this.texts.result.picture.open).click();
    await expect(this.picture).toBeVisible();
  }

  /**
   * Expects that the tutorial has not opened by itself. It would have done so with the graph, so it would be here before a
   * dialog that is opened now.
   */
  async expectNoTutorial(openPicture: string = this.texts.result.picture.open): Promise<void> {
    await this.button(openPicture).click();
    await expect(this.pictureDialog).toBeVisible();
    await expect(this.page.getByRole("dialog")).toHaveCount(1);
    await this.page.keyboard.press("Escape");
    await expect(this.pictureDialog).toBeHidden();
  }
}

/** Width and height in the header of a PNG file. */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** How many colours a picture has in every tenth row, and how many rows have more than one. */
function inspect(picture: Locator): Promise<{ readonly colours: number; readonly drawnRows: number }> {
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint32Array(data.buffer);
    const colours = new Set<number>();
    let drawnRows = 0;
    for (let y = 0; y < height; y += 10) {
      const row = new Set(pixels.subarray(y * width, (y + 1) * width));
      for (const colour of row) colours.add(colour);
      if (row.size > 1) drawnRows += 10;
    }
    return { colours: colours.size, drawnRows };
  });
}

/** Makes requests for a result fail; resolves to a function that ends that. */
async function breakApi(page: Page): Promise<() => Promise<void>> {
  const addresses = "**/api/assessment/getResponse";
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test("the tutorial opens once by itself, and again from its button", async ({ page }) => {
      const view = new Result(page, language);
      const { tutorial } = view.texts.result;
      const address = await view.openResult({ questions: LOOK }, false);
      await expect(view.tutorial).toContainText(tutorial.steps.height.title);
      await page.keyboard.press("Escape");
      await expect(view.tutorial).toBeHidden();

      await view.open(address);
      await view.expectNoTutorial();
      await tabTo(page, view.howToRead);
      await page.keyboard.press("Enter");
      for (const [step, button] of [
        [tutorial.steps.height, tutorial.next],
        [tutorial.steps.shape, tutorial.next],
        [tutorial.steps.mood, tutorial.done],
      ] as const) {
        await expect(view.tutorial).toContainText(step.title);
        await tabTo(page, view.tutorial.getByRole("button", { name: button, exact: true }));
        await page.keyboard.press("Enter");
      }
      await expect(view.tutorial).toBeHidden();
      await expect(view.howToRead).toBeFocused();
    });

    test("every character has a card, with the share of people in its band where that is known", async ({
      page,
    }) => {
      const view = new Result(page, language);
      const { cards, names, traits } = view.texts.result;
      await view.openResult({ nickname: "하늘", characters: ["Jumpy"], questions: LOOK });
      await expectGraph(view, gradesOf(LOOK));
      await expect(page.getByText(filled(view.texts.result.greeting, { nickname: "하늘" }))).toBeVisible();
      for (const character of CHARACTERS) {
        const card = page
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: names[character], exact: true }) });
        for (const trait of traits[character]) await expect(card).toContainText(trait);
        const share = card.getByText(filled(cards.shareText, { name: names[character] }));
        await expect(share).toHaveCount(character === "Riggy" ? 1 : 0);
      }
      // A Riggy grade of 5.0 is in the second band.
      await expect(page.getByText("19.3%")).toBeVisible();
    });

    test("a grade in the top band shows helplines; programme and picture are less prominent", async ({
      page,
    }) => {
      const view = new Result(page, language);
      const { care, picture, programme, names } = view.texts.result;
      await view.openResult({ questions: CARE }, false);
      const help = page.getByRole("heading", { level: 1, name: care.title });
      await expect(help).toBeVisible();
      await view.expectNoTutorial(picture.openGently);
      await expect(page.getByRole("heading", { name: programme.quietTitle })).toBeVisible();
      await expect(view.link(programme.otherButton)).toBeHidden();
      await expect(view.button(picture.open)).toBeHidden();

      await view.howToRead.click();
      await expect(view.tutorial).toBeVisible();
      await page.keyboard.press("Escape");

      await view.button(picture.openGently).click();
      await expect(view.pictureDialog).toContainText(picture.textGently);
      await expect(view.picture).toHaveAttribute(
        "alt",
        new RegExp(`${names.Shelly}.*${language === "ko" ? 109 : 988}`),
      );
    });

    test("the result is drawn as a picture, without sending anything", async ({ page }) => {
      const view = new Result(page, language);
      const { headline, names, picture } = view.texts.result;
      await view.openResult({ nickname: "하늘", questions: LOOK });
      await expect(view.button(picture.open)).toBeVisible();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET" && !request.url().includes("/streams/")) sent.push(request.url());
      });
      await view.openPicture();
      await expect(view.picture).toHaveAttribute(
        "alt",
        new RegExp(filled(headline.loud, { name: names.Jumpy })),
      );
      expect(await view.picture.getAttribute("alt")).not.toContain("하늘");
      const { colours, drawnRows } = await inspect(view.picture);
      expect(colours).toBeGreaterThan(100);
      expect(drawnRows).toBeGreaterThan(700);

      await expectAccessible(page);

      const nameless = await view.picture.getAttribute("src");
      await page.getByRole("checkbox", { name: filled(picture.named, { nickname: "하늘" }) }).check();
      await expect(view.picture).toHaveAttribute("alt", /하늘/);
      await expect(view.picture).not.toHaveAttribute("src", nameless ?? "");

      const download = page.waitForEvent("download");
      await view.button(picture.save).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^${PRODUCT.name.toLowerCase()}-\\d{4}-\\d{2}-\\d{2}\\.png$`),
      );
      expect(sizeOf(await readFile(await file.path()))).toEqual({ width: 1080, height: 1350 });
      await expect(page.getByText(picture.saved)).toBeVisible();
      expect(sent).toEqual([]);
    });

    test("no text is cut off with text of double size on the smallest screen", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const view = new Result(page, language);
      await view.openResult({ questions: LOOK });
      await expectGraph(view, gradesOf(LOOK), "width");
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      const cut = await page
        .locator("main")
        .getByText(/./)
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => element.clientWidth > 1 && element.getBoundingClientRect().right > innerWidth,
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    });

    test("an address without a result id links to the assessment", async ({ page }) => {
      const view = new Result(page, language);
      const { result } = view.texts;
      const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
      await view.open("/schema/result");
      await expect(heading(result.missing)).toBeVisible();
      await view.link(result.start).click();
      await view.isAt("nickname");
    });
  });
}

test("Riggy's programme is offered as a beta once it can be opened, the others as a voucher, in the words of the specification", async ({
  page,
}) => {
  const view = new Result(page, "en");
  await view.openResult({ questions: RIGGY });
  await expect(
    page.getByRole("heading", { name: view.texts.result.programme.riggySoon, exact: true }),
  ).toBeVisible();
  await page.route("**/schema/result?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('"beta":false', '"beta":true'),
    });
  });
  await view.openResult({ questions: RIGGY });
  await expect(
    page.getByRole("heading", { name: "Try our beta for free NOW! Limited offer", exact: true }),
  ).toBeVisible();
  await view.openResult({ questions: LOOK });
  await expect(
    page.getByRole("heading", { name: "Reserve yours now and get 90% off", exact: true }),
  ).toBeVisible();
});

test("where all grades are healthy the mascot is shown, and no tutorial", async ({ page }) => {
  const view = new Result(page, "ko");
  await view.openResult({ questions: CALM }, false);
  await expect(page.getByRole("heading", { level: 1, name: view.texts.result.headline.calm })).toBeVisible();
  await view.expectNoTutorial();
});

test('without a nickname the greeting says "member"', async ({ page }) => {
  const view = new Result(page, "en");
  await page.route("**/api/assessment/getResponse", async (route) => {
    const response = await route.fetch();
    const answer = (await response.text()).replace('"value":"Robin"', '"value":""');
    await route.fulfill({ response, body: answer });
  });
  await view.openResult({ nickname: "Robin", questions: CALM });
  await expect(
    page.getByText(filled(view.texts.result.greeting, { nickname: DEFAULT_NICKNAME })),
  ).toBeVisible();
  await view.openPicture();
  await expect(view.pictureDialog.getByRole("checkbox")).toBeHidden();
});

test("the picture is shared where the device supports it", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === "image/png";
    navigator.share = async ({ files, url } = {}) => {
      shared.push(`${files?.length} ${files?.[0]?.type} ${url}`);
      if (shared.length > 1) throw new DOMException("no", "NotAllowedError");
    };
  });
  const view = new Result(page, "en");
  const { picture } = view.texts.result;
  await view.openResult({ questions: LOOK });
  await view.openPicture();
  await view.button(picture.share).click();
  await expect
    .poll(() => page.evaluate(() => ("shared" in window ? window.shared : undefined)))
    .toEqual(["1 image/png undefined"]);
  // Success has no message to wait for: two frames later the outcome has been drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByText(picture.shareFailed)).toBeHidden();
  await view.button(picture.share).click();
  await expect(page.getByText(picture.shareFailed)).toBeVisible();
});

test("the result prints without its controls", async ({ page }) => {
  const view = new Result(page, "ko");
  const { graph, programme, names } = view.texts.result;
  const offer = page.getByRole("heading", { name: filled(programme.otherTitle, { percent: 90 }) });
  await view.openResult({ questions: LOOK });
  await expect(offer).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: graph.title })).toBeVisible();
  for (const character of CHARACTERS) {
    await expect(page.getByRole("heading", { name: names[character], exact: true })).toBeVisible();
  }
  await expect(offer).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test.describe("while the API fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("an error is shown, and trying again succeeds", async ({ page }) => {
    const view = new Result(page, "en");
    const repair = await breakApi(page);
    await view.openResult({ questions: LOOK });
    await expect(
      page.getByRole("heading", { level: 1, name: "Error occurred while getting result", exact: true }),
    ).toBeVisible({ timeout: 20_000 });
    await repair();
    await view.button(view.texts.result.retry).click();
    await expectGraph(view, gradesOf(LOOK));
  });

  test("an unknown id links to the assessment", async ({ page }) => {
    const view = new Result(page, "ko");
    const { result } = view.texts;
    for (const id of ["x".repeat(24), "short"]) {
      await view.open(`/schema/result?responseId=${id}`);
      await expect(page.getByRole("heading", { level: 1, name: result.notFound })).toBeVisible();
      await expect(view.link(result.start)).toHaveAttribute("href", /^\/schema\/nickname/);
    }
  });

  test("a result that was opened opens again, until the user signs out", async ({ page }) => {
    const view = new Result(page, "ko");
    const { auth, result } = view.texts;
    const address = await submittedResult({ questions: CALM });
    const login = `/auth/login?redirectUrl=${encodeURIComponent(address)}`;
    await view.open(login);
    await view.createAccount(newEmail(), "dandelion-9");
    await expectGraph(view, gradesOf(CALM));
    await expect.poll(() => persistedText(page)).toContain("assessmentResponse");
    const repair = await breakApi(page);
    await view.open(address);
    await expectGraph(view, gradesOf(CALM));

    await repair();
    await view.open(login);
    await view.button(auth.signedIn.signOut).click();
    await expect(view.link(auth.login.email)).toBeVisible();
    await breakApi(page);
    await view.open(address);
    await expect(page.getByRole("heading", { level: 1, name: result.failed })).toBeVisible({
      timeout: 20_000,
    });
  });

  test("a result that could not be loaded offline is loaded once there is a connection", async ({
    page,
    context,
  }) => {
    const view = new Result(page, "ko");
    const { result } = view.texts;
    const address = await submittedResult({ questions: CALM });
    await view.open("/schema/result");
    await expect(page.getByRole("heading", { level: 1, name: result.missing })).toBeVisible();
    // By the router, because a page cannot be loaded without a connection.
    await context.setOffline(true);
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    await expect(page.getByRole("heading", { level: 1, name: result.failed })).toBeVisible({
      timeout: 20_000,
    });
    await context.setOffline(false);
    await expectGraph(view, gradesOf(CALM));
  });
});

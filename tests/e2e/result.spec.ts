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
import { expectGraph, gradesOf } from "./support/result.ts";
import { submittedResult } from "./support/submit.ts";
import { filled } from "./support/texts.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

/** One grade needs help (7.5), one is in between (5), the rest are at ease. */
const LOOK = answersBy({ Jumpy: "4", Riggy: "3" });
const CARE = answersBy({ Shelly: "5" });
const CALM = answersBy({ Riggy: "2" });
/** Riggy is the loudest, below what leads to the beta by itself. */
const RIGGY = answersBy({ Riggy: "3" });

/** Somebody who opens their result. */
class Reader extends Visitor {
  get tour(): Locator {
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
  async read(parts: Partial<SubmissionDraft>, tourSeen = true): Promise<string> {
    if (tourSeen) await this.page.addInitScript(() => localStorage.setItem("resultTutorialSeen", "true"));
    const address = await submittedResult(parts);
    await this.open(address);
    return address;
  }

  async openPicture(): Promise<void> {
    await this.button(this.texts.result.picture.open).click();
    await expect(this.picture).toBeVisible();
  }
}

/** Width and height that a PNG file says it has. */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** How many colours a picture shows at a grid of points, and how many of its rows hold more than one. */
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

/** Keeps the API from answering, as a broken connection does; resolves to what lets it answer again. */
async function cutApi(page: Page): Promise<() => Promise<void>> {
  const addresses = "**/api/assessment/getResponse";
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test("the tour comes once by itself, and again when asked for", async ({ page }) => {
      const reader = new Reader(page, language);
      const { tutorial } = reader.texts.result;
      const address = await reader.read({ questions: LOOK }, false);
      await expect(reader.tour).toContainText(tutorial.steps.height.title);
      await page.keyboard.press("Escape");
      await expect(reader.tour).toBeHidden();

      await reader.open(address);
      await expect(reader.howToRead).toBeVisible();
      await tabTo(page, reader.howToRead);
      await expect(reader.tour).toBeHidden();
      await page.keyboard.press("Enter");
      for (const [step, button] of [
        [tutorial.steps.height, tutorial.next],
        [tutorial.steps.shape, tutorial.next],
        [tutorial.steps.mood, tutorial.done],
      ] as const) {
        await expect(reader.tour).toContainText(step.title);
        await tabTo(page, reader.tour.getByRole("button", { name: button, exact: true }));
        await page.keyboard.press("Enter");
      }
      await expect(reader.tour).toBeHidden();
      await expect(reader.howToRead).toBeFocused();
    });

    test("every child is told about; how many people are in its range only where that is known", async ({
      page,
    }) => {
      const reader = new Reader(page, language);
      const { cards, names, traits } = reader.texts.result;
      await reader.read({ nickname: "하늘", characters: ["Jumpy"], questions: LOOK });
      await expectGraph(reader, gradesOf(LOOK));
      await expect(page.getByText(filled(reader.texts.result.greeting, { nickname: "하늘" }))).toBeVisible();
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

    test("a worrying score brings somebody to talk to; the programme and the picture stay quiet", async ({
      page,
    }) => {
      const reader = new Reader(page, language);
      const { care, picture, programme, names } = reader.texts.result;
      await reader.read({ questions: CARE }, false);
      const help = page.getByRole("heading", { level: 1, name: care.title });
      await expect(help).toBeVisible();
      await expect(reader.tour).toBeHidden();
      await expect(page.getByRole("heading", { name: programme.quietTitle })).toBeVisible();
      await expect(reader.link(programme.otherButton)).toBeHidden();
      await expect(reader.button(picture.open)).toBeHidden();

      await reader.howToRead.click();
      await expect(reader.tour).toBeVisible();
      await page.keyboard.press("Escape");

      await reader.button(picture.openGently).click();
      await expect(reader.pictureDialog).toContainText(picture.textGently);
      await expect(reader.picture).toHaveAttribute(
        "alt",
        new RegExp(`${names.Shelly}.*${language === "ko" ? 109 : 988}`),
      );
    });

    test("the result becomes a picture, on this device alone", async ({ page }) => {
      const reader = new Reader(page, language);
      const { headline, names, picture } = reader.texts.result;
      await reader.read({ nickname: "하늘", questions: LOOK });
      await expect(reader.button(picture.open)).toBeVisible();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET" && !request.url().includes("/streams/")) sent.push(request.url());
      });
      await reader.openPicture();
      await expect(reader.picture).toHaveAttribute(
        "alt",
        new RegExp(filled(headline.loud, { name: names.Jumpy })),
      );
      expect(await reader.picture.getAttribute("alt")).not.toContain("하늘");
      const { colours, drawnRows } = await inspect(reader.picture);
      expect(colours).toBeGreaterThan(100);
      expect(drawnRows).toBeGreaterThan(700);

      await expectAccessible(page);

      const nameless = await reader.picture.getAttribute("src");
      await page.getByRole("checkbox", { name: filled(picture.named, { nickname: "하늘" }) }).check();
      await expect(reader.picture).toHaveAttribute("alt", /하늘/);
      await expect(reader.picture).not.toHaveAttribute("src", nameless ?? "");

      const download = page.waitForEvent("download");
      await reader.button(picture.save).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^${PRODUCT.name.toLowerCase()}-\\d{4}-\\d{2}-\\d{2}\\.png$`),
      );
      expect(sizeOf(await readFile(await file.path()))).toEqual({ width: 1080, height: 1350 });
      await expect(page.getByText(picture.saved)).toBeVisible();
      expect(sent).toEqual([]);
    });

    test("nothing is cut off with letters twice as large on the smallest screen", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const reader = new Reader(page, language);
      await reader.read({ questions: LOOK });
      await expectGraph(reader, gradesOf(LOOK), "width");
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

    test("what an address without a result shows", async ({ page }) => {
      const reader = new Reader(page, language);
      const { result } = reader.texts;
      const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
      await reader.open("/schema/result");
      await expect(heading(result.missing)).toBeVisible();
      await reader.link(result.start).click();
      await reader.isAt("nickname");
    });
  });
}

test("Riggy's programme is offered as a beta, all others' as a voucher, in the specification's words", async ({
  page,
}) => {
  const reader = new Reader(page, "en");
  await reader.read({ questions: RIGGY });
  await expect(
    page.getByRole("heading", { name: "Try our beta for free NOW! Limited offer", exact: true }),
  ).toBeVisible();
  await reader.read({ questions: LOOK });
  await expect(
    page.getByRole("heading", { name: "Reserve yours now and get 90% off", exact: true }),
  ).toBeVisible();
});

test("where all is well the mascot greets and nothing lies over the page", async ({ page }) => {
  const reader = new Reader(page, "ko");
  await reader.read({ questions: CALM }, false);
  await expect(
    page.getByRole("heading", { level: 1, name: reader.texts.result.headline.calm }),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("whoever gave no nickname is greeted as a member", async ({ page }) => {
  const reader = new Reader(page, "en");
  await page.route("**/api/assessment/getResponse", async (route) => {
    const response = await route.fetch();
    const answer = (await response.text()).replace('"value":"Robin"', '"value":""');
    await route.fulfill({ response, body: answer });
  });
  await reader.read({ nickname: "Robin", questions: CALM });
  await expect(
    page.getByText(filled(reader.texts.result.greeting, { nickname: DEFAULT_NICKNAME })),
  ).toBeVisible();
  await reader.openPicture();
  await expect(reader.pictureDialog.getByRole("checkbox")).toBeHidden();
});

test("where the device can share, it is given the picture", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === "image/png";
    navigator.share = async ({ files, url } = {}) => {
      shared.push(`${files?.length} ${files?.[0]?.type} ${url}`);
      if (shared.length > 1) throw new DOMException("no", "NotAllowedError");
    };
  });
  const reader = new Reader(page, "en");
  const { picture } = reader.texts.result;
  await reader.read({ questions: LOOK });
  await reader.openPicture();
  await reader.button(picture.share).click();
  await expect
    .poll(() => page.evaluate(() => ("shared" in window ? window.shared : undefined)))
    .toEqual(["1 image/png undefined"]);
  await expect(page.getByText(picture.shareFailed)).toBeHidden();
  await reader.button(picture.share).click();
  await expect(page.getByText(picture.shareFailed)).toBeVisible();
});

test("on paper the result stands without what can only be pressed", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { graph, programme, names } = reader.texts.result;
  const offer = page.getByRole("heading", { name: filled(programme.otherTitle, { percent: 90 }) });
  await reader.read({ questions: LOOK });
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

test.describe("with a broken connection", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a failure is told, and mended by trying again", async ({ page }) => {
    const reader = new Reader(page, "en");
    const mend = await cutApi(page);
    await reader.read({ questions: LOOK });
    await expect(
      page.getByRole("heading", { level: 1, name: "error occured while getting result", exact: true }),
    ).toBeVisible({ timeout: 20_000 });
    await mend();
    await reader.button(reader.texts.result.retry).click();
    await expectGraph(reader, gradesOf(LOOK));
  });

  test("an id that nobody has leads to the test", async ({ page }) => {
    const reader = new Reader(page, "ko");
    const { result } = reader.texts;
    for (const id of ["x".repeat(24), "short"]) {
      await reader.open(`/schema/result?responseId=${id}`);
      await expect(page.getByRole("heading", { level: 1, name: result.notFound })).toBeVisible();
      await expect(reader.link(result.start)).toHaveAttribute("href", /^\/schema\/nickname/);
    }
  });

  test("a result read once opens again, until its reader signs out", async ({ page }) => {
    const reader = new Reader(page, "ko");
    const { auth, result } = reader.texts;
    const address = await submittedResult({ questions: CALM });
    const entrance = `/auth/login?redirectUrl=${encodeURIComponent(address)}`;
    await reader.open(entrance);
    await reader.createAccount(newEmail(), "dandelion-9");
    await expectGraph(reader, gradesOf(CALM));
    const mend = await cutApi(page);
    await reader.open(address);
    await expectGraph(reader, gradesOf(CALM));

    await mend();
    await reader.open(entrance);
    await reader.button(auth.signedIn.signOut).click();
    await expect(reader.link(auth.login.email)).toBeVisible();
    await cutApi(page);
    await reader.open(address);
    await expect(page.getByRole("heading", { level: 1, name: result.failed })).toBeVisible({
      timeout: 20_000,
    });
  });

  test("what failed without a connection comes by itself when there is one", async ({ page, context }) => {
    const reader = new Reader(page, "ko");
    const { result } = reader.texts;
    const address = await submittedResult({ questions: CALM });
    await reader.open("/schema/result");
    await expect(page.getByRole("heading", { level: 1, name: result.missing })).toBeVisible();
    // The way there is the router's own: without a connection nothing can be loaded anew.
    await context.setOffline(true);
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    await expect(page.getByRole("heading", { level: 1, name: result.failed })).toBeVisible({
      timeout: 20_000,
    });
    await context.setOffline(false);
    await expectGraph(reader, gradesOf(CALM));
  });
});

import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { newAccount } from "../support/account/accounts.ts";
import {
  CALM,
  CARE,
  CRISIS,
  expectGraph,
  gradesOf,
  lookAtGraph,
  Result,
  RIGGY,
  submittedResult,
  TIE,
} from "../support/assessment/result.ts";
import { persistedText } from "../support/device-storage.ts";
import { goWithin } from "../support/go-within.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { announceOnResults } from "../support/programme/announced.ts";
import { letThrough } from "../support/requests.ts";
import { filled } from "../support/texts.ts";

/** Makes requests for a result fail; resolves to a function that ends that. */
async function breakApi(page: Page): Promise<() => Promise<unknown>> {
  const addresses = "**/api/assessment/getResponse";
  await page.route(addresses, (route) => route.abort());
  return () => letThrough(page, addresses);
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use(WITH_MOTION);

    test("the tutorial opens once a new graph is looked at and time has passed, and again from its button", async ({
      page,
    }) => {
      const view = new Result(page, language);
      const { tutorial } = view.texts.result;
      const address = await view.openResult({ questions: CARE }, true);
      await expect(view.howToRead).toBeVisible();
      // Time alone does not open it above the headline.
      await page.clock.fastForward(60_000);
      await expect(view.tutorial).toBeHidden();
      await lookAtGraph(view);
      await expect(view.tutorial).toBeVisible();
      for (const { title } of Object.values(tutorial.parts)) await expect(view.tutorial).toContainText(title);
      await page.keyboard.press("Escape");
      await expect(view.tutorial).toBeHidden();

      await view.open(address);
      await view.expectNoTutorial();
      await tabTo(page, view.howToRead);
      await page.keyboard.press("Enter");
      await tabTo(page, view.tutorial.getByRole("button", { name: tutorial.done, exact: true }));
      await page.keyboard.press("Enter");
      await expect(view.tutorial).toBeHidden();
      await expect(view.howToRead).toBeFocused();
    });

    test("every character has a card, with the share of people in its band where there is one, marked as an example", async ({
      page,
    }) => {
      const view = new Result(page, language);
      const { cards, traits } = view.texts.result;
      const { names } = view.texts.common;
      await view.openResult({ nickname: "하늘", characters: ["Jumpy"], questions: CARE });
      await expectGraph(view, gradesOf(CARE));
      await expect(page.getByText(filled(view.texts.result.greeting, { nickname: "하늘" }))).toBeVisible();
      await page.getByText(cards.others, { exact: true }).click();
      for (const character of CHARACTERS) {
        const card = page
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: names[character], exact: true }) });
        for (const trait of traits[character]) await expect(card).toContainText(trait);
        const share = card.getByText(filled(cards.shareText, { name: names[character] }));
        await expect(share).toHaveCount(character === "Riggy" ? 1 : 0);
        if (character === "Riggy") await expect(share).toContainText(view.texts.common.figure.example);
      }
      // A Riggy grade of 5.0 is in the second band.
      await page.getByRole("heading", { name: names.Riggy, exact: true }).click();
      await expect(page.getByText("19.3%")).toBeVisible();
    });

    test("a grade in the top band shows helplines; programme and picture are less prominent", async ({
      page,
    }) => {
      const view = new Result(page, language);
      const { care, picture, programme } = view.texts.result;
      const { names } = view.texts.common;
      await view.openResult({ questions: CRISIS }, true);
      const help = page.getByRole("heading", { level: 1, name: care.title });
      await expect(help).toBeVisible();
      await view.expectNoTutorial(picture.openGently);
      await expect(page.getByRole("heading", { name: programme.quietTitle })).toBeVisible();
      await expect(view.link(programme.button)).toBeHidden();
      await expect(view.button(picture.open)).toBeHidden();

      await view.howToRead.click();
      await expect(view.tutorial).toBeVisible();
      await page.keyboard.press("Escape");

      await view.button(picture.openGently).click();
      await expect(view.pictureDialog).toContainText(picture.textGently);
      // The browser is in Korea.
      await expect(view.picture).toHaveAttribute("alt", new RegExp(`${names.Shelly}.*109`));
    });

    test("no text is cut off with text of double size on the smallest screen", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const view = new Result(page, language);
      await view.openResult({ questions: CARE });
      await expectGraph(view, gradesOf(CARE));
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

test("a programme is offered as a beta while it can be opened, the others as a voucher, in the words of the specification, but in no heading", async ({
  page,
}) => {
  const view = new Result(page, "en");
  const offer = (text: string) => page.getByText(text);
  await view.haveCard();
  await view.openResult({ questions: RIGGY });
  await expect(offer("Try our beta for free NOW! Limited offer")).toBeVisible();
  await view.openResult({ questions: TIE, characters: ["Pleaser"] });
  await expect(offer("Try our beta for free NOW! Limited offer")).toBeVisible();
  await expect(view.link(view.texts.result.programme.button)).toHaveAttribute(
    "href",
    /^\/voucher\/pleaser-complete\?responseId=/,
  );
  await announceOnResults(page);
  await view.openResult({ questions: RIGGY });
  await expect(offer(view.texts.result.programme.soonFree)).toBeVisible();
  await view.openResult({ questions: TIE, characters: ["Jumpy"] });
  await expect(offer("Reserve yours now and get 90% off")).toBeVisible();
  await expect(page.getByRole("heading", { name: /%/ })).toHaveCount(0);
  await view.openResult({ questions: CARE });
  await expect(page.getByRole("heading", { name: view.texts.result.programme.quietTitle })).toBeVisible();
  await expect(page.getByText(/90%/)).toHaveCount(0);
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

test("the result prints without its controls", async ({ page }) => {
  const view = new Result(page, "ko");
  const { graph, programme } = view.texts.result;
  const { names } = view.texts.common;
  const offer = page.getByRole("heading", { name: programme.quietTitle });
  await view.openResult({ questions: CARE });
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
    await view.openResult({ questions: CARE });
    await expect(
      page.getByRole("heading", { level: 1, name: "Error occurred while getting result", exact: true }),
    ).toBeVisible({ timeout: 20_000 });
    await repair();
    await view.button(view.texts.result.retry).click();
    await expectGraph(view, gradesOf(CARE));
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
    await view.signIn(await newAccount());
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
    await goWithin(page, address);
    await expect(page.getByRole("heading", { level: 1, name: result.failed })).toBeVisible({
      timeout: 20_000,
    });
    await context.setOffline(false);
    await expectGraph(view, gradesOf(CALM));
  });
});

import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { Locator } from "@playwright/test";
import { numberWord } from "../../../web/src/platform/i18n/counts.ts";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES, testedOf } from "../../support/soak.ts";
import { newEmail } from "../support/account/accounts.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { openAnnounced } from "../support/programme/announced.ts";
import { letThrough } from "../support/requests.ts";
import { filled, TEXTS } from "../support/texts.ts";
import { Visitor } from "../support/visitor.ts";

const SUBSCRIBE = "**/api/mailing/subscribe";

const content = await checkedContent();

function packageOf(slug: string): CatalogPackage {
  const found = pageDataOf(content, [`packages/${slug}`])[`packages/${slug}`];
  if (!found) throw new Error(`no package ${slug}`);
  return found;
}

/** Page object of the dialog that asks for an e-mail address. */
class InterestDialog {
  readonly dialog: Locator;
  readonly email: Locator;
  readonly consent: Locator;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    const { dialog } = visitor.texts.voucher;
    this.#visitor = visitor;
    this.dialog = visitor.page.getByRole("dialog");
    this.email = this.dialog.getByRole("textbox", { name: dialog.email });
    this.consent = this.dialog.getByRole("checkbox", { name: dialog.consent });
  }

  get problems(): Locator {
    return this.dialog.getByRole("alert").filter({ hasText: /./ });
  }

  async open(): Promise<void> {
    await this.#visitor.button(this.#visitor.texts.voucher.voucher.button).first().click();
    await expect(this.dialog).toBeVisible();
  }

  async send(): Promise<void> {
    await this.#visitor.button(this.#visitor.texts.voucher.dialog.send).click();
  }
}

for (const language of TESTED_LANGUAGES) {
  for (const [slug, parts] of testedOf([
    ["jumpy-starter", 3],
    ["shelly-complete", 6],
  ] as const)) {
    test(`${slug} shows its contents, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { voucher } = visitor.texts;
      const { consumerName, inside, outline } = packageOf(slug);
      await visitor.open(`/voucher/${slug}`);
      const [name = ""] = consumerName[language].split(" · ");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      const pages = page.getByRole("img", { name: inside[0]?.question[language] ?? "none" });
      await expect(pages).toBeVisible();
      await expect(pages.locator("img")).toHaveCount(inside.length);
      await expect(page.getByText(voucher.beta, { exact: true })).toBeVisible();
      await expect(page.getByText(voucher.soon, { exact: true })).toHaveCount(0);
      await expect(page.getByText(voucher.betaTrial.open.lead)).toBeVisible();
      await expect(
        page.getByText(
          filled(voucher.includes.parts, {
            count: parts,
            number: numberWord(parts, language),
          }),
        ),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 3 })).toHaveText(
        outline.slice(0, parts).map(({ title }) => title[language]),
      );
    });
  }

  test(`an e-mail address is checked, sent once and confirmed, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { voucher } = visitor.texts;
    const bodies: unknown[] = [];
    await page.route(SUBSCRIBE, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.continue();
    });
    await openAnnounced(visitor, "/voucher/jumpy-complete");
    await expect(page.getByText(voucher.soon, { exact: true })).toBeVisible();
    await expect(page.getByText(filled(voucher.voucher.lead, { percent: 90 }))).toBeVisible();
    await expect(page.getByText(voucher.voucher.note).first()).toBeVisible();
    await expect(page.getByText(filled(voucher.includes.days, { days: 150 }))).toBeVisible();
    const form = new InterestDialog(visitor);
    await form.open();

    await form.send();
    await expect(form.problems).toHaveText([voucher.dialog.emailProblem, voucher.dialog.consentProblem]);
    await expect(form.email).toBeFocused();
    await form.email.fill(newEmail());
    await form.send();
    await expect(form.problems).toHaveText([voucher.dialog.consentProblem]);
    await expect(form.consent).toBeFocused();
    await form.email.fill("sol@");
    await expect(form.problems).toHaveText([voucher.dialog.consentProblem]);
    await form.consent.check();
    await expect(form.problems).toHaveCount(0);
    await form.send();
    await expect(form.problems).toHaveText([voucher.dialog.emailProblem]);
    expect(bodies).toEqual([]);

    const email = newEmail();
    await form.email.fill(email);
    await form.send();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: voucher.sent })).toBeVisible();
    await expect(page.getByText(voucher.sent)).toBeFocused();
    expect(bodies).toEqual([{ type: "VOUCHER_GET", email, etcData: { packageId: "jumpy-complete" } }]);
  });

  test.describe("without a connection", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test(`a failure has a message, and the fields keep their values, in ${language}`, async ({ page }) => {
      const visitor = new Visitor(page, language);
      const { voucher } = visitor.texts;
      await page.route(SUBSCRIBE, (route) => route.abort());
      await openAnnounced(visitor, "/voucher/shelly-starter");
      const form = new InterestDialog(visitor);
      const email = newEmail();
      await form.open();
      await form.email.fill(email);
      await form.consent.check();
      await form.send();
      await expect(form.problems).toHaveText([voucher.notSent]);

      await letThrough(page, SUBSCRIBE);
      await expect(form.email).toHaveValue(email);
      await expect(form.consent).toBeChecked();
      await form.send();
      await expect(page.getByRole("status").filter({ hasText: voucher.sent })).toBeVisible();
      await expect(page.getByText(voucher.notSent)).toHaveCount(0);
    });
  });

  test(`the beta trial shows its contents, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { voucher } = visitor.texts;
    await visitor.open("/beta-trial/riggy-complete");
    await expect(page.getByText(voucher.beta, { exact: true })).toBeVisible();
    await expect(page.getByText(voucher.betaTrial.open.lead)).toBeVisible();
    for (const name of [voucher.betaTrial.why.title, voucher.betaTrial.how.title]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    const { outline } = packageOf("riggy-complete");
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(
      outline.map(({ title }) => title[language]),
    );
    await expect(visitor.link(voucher.betaTrial.open.button)).toHaveCount(2);
    await visitor.link(voucher.betaTrial.open.button).last().click();
    await expect(page).toHaveURL(/\/program\/schedule\/um-eng-v2s$/);
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(4);
  });

  test(`before the beta is open, one can be told when it opens, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { voucher } = visitor.texts;
    await openAnnounced(visitor, "/beta-trial/riggy-complete");
    await expect(page.getByText(voucher.betaTrial.lead)).toBeVisible();
    // The page ends with the button, too, and says there what came of it.
    await visitor.button(voucher.betaTrial.button).last().click();
    const dialog = page.getByRole("dialog", { name: voucher.dialog.betaTitle });
    await dialog.getByRole("textbox", { name: voucher.dialog.email }).fill(newEmail());
    await dialog.getByRole("checkbox", { name: voucher.dialog.consent }).check();
    await visitor.button(voucher.dialog.send).click();
    await expect(page.getByText(voucher.sent)).toBeFocused();
    await expect(page.getByText(voucher.sent)).toBeInViewport();
    await expect(visitor.button(voucher.betaTrial.button)).toHaveCount(0);
  });

  test(`the selector requires a choice, in ${language}`, async ({ page }) => {
    const visitor = new Visitor(page, language);
    const { selector } = visitor.texts;
    await visitor.open("/voucher-selector");
    await expect(page.getByRole("heading", { level: 1, name: selector.title })).toBeVisible();
    await visitor.button(selector.next).click();
    const problem = page.getByRole("alert").filter({ hasText: selector.problem });
    await expect(problem).toBeVisible();
    expect((await problem.boundingBox())?.y).toBeLessThan(
      (await visitor.button(selector.next).boundingBox())?.y ?? 0,
    );
    await expect(page).toHaveURL(/\/voucher-selector/);
    await page.getByRole("radio", { name: selector.choices.both.title }).check();
    await expect(problem).toHaveCount(0);
  });
}

test("a voucher opened from a result links back to it", async ({ page }) => {
  const visitor = new Visitor(page, "en");
  const back = page.getByRole("link", { name: visitor.texts.voucher.backShort });
  await visitor.open("/voucher/jumpy-complete?responseId=abc");
  await expect(back.first()).toHaveAttribute("href", "/schema/result?responseId=abc");
  await visitor.open("/voucher/jumpy-complete");
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(back).toHaveCount(0);
});

test.describe("the selector", () => {
  for (const [query, choice, path] of testedOf([
    ["", "root", "/beta-trial/riggy-complete"],
    ["?character=jumpy", "quick", "/voucher/jumpy-starter"],
    ["?character=Shelly", "both", "/voucher/shelly-complete"],
    ["?character=Flippy", "root", "/voucher/flippy-starter"],
    ["?character=nobody", "quick", "/beta-trial/riggy-starter"],
  ] as const)) {
    test(`${query === "" ? "no character" : query}, ${choice}: ${path}`, async ({ page, baseURL }) => {
      const visitor = new Visitor(page, "ko");
      const { selector } = visitor.texts;
      await visitor.open(`/voucher-selector${query}`);
      await page.getByRole("radio", { name: selector.choices[choice].title }).check();
      await visitor.button(selector.next).click();
      await expect(page).toHaveURL(`${baseURL}${path}`);
    });
  }

  test("works by keyboard", async ({ page }) => {
    const visitor = new Visitor(page, "en");
    const { selector } = visitor.texts;
    await visitor.open("/voucher-selector?character=Pleaser");
    await tabTo(page, page.getByRole("radio", { name: selector.choices.quick.title }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: selector.choices.root.title })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/voucher\/pleaser-complete$/);
  });
});

test("voucher texts have the words of the specification", () => {
  const { voucher, selector } = TEXTS.en;
  expect([
    voucher.soon,
    voucher.voucher.button,
    voucher.dialog.emailProblem,
    voucher.dialog.consentProblem,
    selector.title,
    selector.problem,
  ]).toEqual([
    "Coming soon",
    "Get voucher",
    "Please enter valid email",
    "Please agree to privacy policy",
    "What best describes you?",
    "Please select what describes you best",
  ]);
});

test("the selector's HTML shows no character before the address is read", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(new URL("/voucher-selector?character=Flippy", baseURL).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main svg:not(label svg)")).toHaveCount(0);
  await page.close();
});

import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { expect, test, WITH_MOTION } from "../../support/fixtures.ts";
import {
  CALM,
  CARE,
  CRISIS,
  expectGraph,
  gradesOf,
  NEAR_TIE,
  Result,
  showScores,
  submittedResult,
  TIE,
  WEARY,
} from "../support/assessment/result.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { tabTo } from "../support/look/keyboard.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { filled } from "../support/texts.ts";

test("where all grades are healthy there is no tutorial and nothing urgent is offered", async ({ page }) => {
  const view = new Result(page, "ko");
  const { headline, programme } = view.texts.result;
  const { strip } = view.texts.result;
  await view.openResult({ questions: CALM }, true);
  await expect(page.getByRole("heading", { level: 1, name: headline.calm })).toBeVisible();
  await view.expectNoTutorial();
  await expect(page.getByRole("heading", { name: programme.calmTitle })).toBeVisible();
  await expect(view.link(programme.calmButton)).toHaveAttribute("href", /^\/catalog\/list/);
  await expect(page.getByText(/90%/)).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: strip.title })).toHaveCount(0);
});

test("of grades a point apart both are named, the chosen one first, and its programme; without one, all programmes", async ({
  page,
}) => {
  const view = new Result(page, "en");
  const title = page.getByRole("heading", { level: 1 });
  await view.haveCard();
  await view.openResult({ questions: TIE, characters: ["Jumpy"] });
  await expect(title).toHaveText("Jumpy and Pleaser are about equally loud");
  await expect(view.link(view.texts.result.programme.button)).toHaveAttribute("href", /^\/voucher\/jumpy/);
  await view.openResult({ questions: NEAR_TIE, characters: ["Pleaser"] });
  await expect(title).toHaveText("Pleaser and Jumpy are about equally loud");
  await view.openResult({ questions: TIE, characters: ["Shelly"] });
  await expect(title).toHaveText("Pleaser and Jumpy are about equally loud");
  await expect(view.link(view.texts.result.programme.tiedButton)).toHaveAttribute("href", /^\/catalog\/list/);
  await view.openPicture();
  await expect(view.picture).toHaveAttribute("alt", /Pleaser and Jumpy are about equally loud/);
});

test("three that tie are named, five are not, and a score at a border says what it is close to", async ({
  page,
}) => {
  const view = new Result(page, "ko");
  const { cards } = view.texts.result;
  const title = page.getByRole("heading", { level: 1 });
  await view.openResult({
    questions: answersBy({ Riggy: "3", Shelly: "3", Flippy: "3" }),
    characters: ["Flippy"],
  });
  await expect(title).toHaveText("플리피, 리기, 셸리의 목소리가 비슷하게 커요");
  await expect(page.getByText(cards.borderBelow)).toHaveCount(0);
  // Six answers count 4, the reversed one 2: 6.8 each.
  await view.openResult({ questions: answersAll("3") });
  await expect(title).toHaveText(view.texts.result.headline.tied);
  await view.openResult({ questions: { ...answersBy({ Jumpy: "4" }), question3: "2" } });
  await expect(page.getByText(cards.borderBelow)).toHaveCount(1);
});

for (const [what, parts] of [
  ["a grade of 6.8 and more", { questions: CARE }],
  ["a stress of 9", { questions: CALM, stress: 9 }],
] as const) {
  test(`${what} shows a helpline below the title, and no offer on the first screen`, async ({ page }) => {
    const view = new Result(page, "ko");
    const { care, programme } = view.texts.result;
    const { strip } = view.texts.result;
    await view.openResult(parts);
    const aside = page.getByRole("complementary", { name: strip.title });
    await expect(aside.locator('a[href="tel:109"]')).toBeInViewport({ ratio: 1 });
    await expect(aside.locator('a[href="tel:15770199"]')).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: care.title })).toHaveCount(0);
    const offer = page.getByText(/90%/).or(page.getByRole("heading", { name: programme.calmTitle }));
    await expect(offer).not.toBeInViewport();
    expect(await page.evaluate(() => sessionStorage.getItem("helpShown"))).toContain("true");
    await expectAccessible(page);
  });
}

test("the card of the loudest character is open, the others closed, and all of them open and close by keyboard", async ({
  page,
}) => {
  const view = new Result(page, "en");
  const { cards, traits } = view.texts.result;
  const { names } = view.texts.common;
  await view.openResult({ questions: CARE });
  for (const character of CHARACTERS) {
    await expect(page.getByText(traits[character][0] ?? "", { exact: true })).toBeVisible({
      visible: character === "Jumpy",
    });
  }
  await tabTo(page, page.getByText(cards.others, { exact: true }));
  await page.keyboard.press("Enter");
  const shelly = page.getByRole("article").filter({ hasText: names.Shelly }).locator("summary");
  await tabTo(page, shelly);
  await page.keyboard.press("Enter");
  await expect(page.getByText(traits.Shelly[0] ?? "", { exact: true })).toBeVisible();
});

for (const [what, questions] of [
  ["all grades are healthy", CALM],
  ["two tie", TIE],
  ["a grade is in the top band", CRISIS],
] as const) {
  test(`where ${what}, the five bars wait behind a button`, async ({ page }) => {
    const view = new Result(page, "ko");
    await view.openResult({ questions });
    await expect(page.getByText(view.texts.result.graph.show, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: view.texts.result.graph.title })).toBeHidden();
    await expectGraph(view, gradesOf(questions));
  });
}

test("healthy scores are told by the bars, and not again by the lines", async ({ page }) => {
  const view = new Result(page, "ko");
  await view.openResult({ questions: CALM });
  const lines = page.getByRole("article");
  await expect(lines).toHaveCount(CHARACTERS.length);
  for (const line of await lines.all()) await expect(line.locator("summary")).not.toContainText(/\d/);
});

test("in a crisis the child says something kind before any number", async ({ page }) => {
  const view = new Result(page, "ko");
  const { says, graph } = view.texts.result;
  await view.openResult({ questions: CRISIS });
  const kind = page.getByText(says.Shelly, { exact: true });
  const numbers = page.getByText(graph.show, { exact: true });
  expect((await kind.boundingBox())?.y).toBeLessThan((await numbers.boundingBox())?.y ?? 0);
  await view.openResult({ questions: answersBy({ Shelly: "5", Jumpy: "5" }) });
  await expect(page.getByText(says.together, { exact: true })).toBeVisible();
});

test("a result of two that tie is less than two and a half screens of a phone", async ({ page }) => {
  const view = new Result(page, "ko");
  await view.openResult({ questions: TIE, characters: ["Shelly"] });
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);
});

test("the stress answer is shown, with and without grades", async ({ page }) => {
  const view = new Result(page, "en");
  await view.openResult({ questions: CALM, stress: 4 });
  await expect(page.getByText("4 out of 10", { exact: true })).toBeVisible();
  await view.openResult({ characters: ["Riggy"], stress: 0 });
  await expect(page.getByText("0 out of 10", { exact: true })).toBeVisible();
});

test("a result of one character is headed by its name", async ({ page }) => {
  const view = new Result(page, "en");
  const { cards } = view.texts.result;
  await view.openResult({ characters: ["Riggy"] });
  await expect(page.getByRole("heading", { level: 2, name: "Meet Riggy", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: cards.title })).toHaveCount(0);
  await view.openResult({ characters: ["Riggy", "Flippy"] });
  await expect(page.getByRole("heading", { level: 2, name: cards.title })).toBeVisible();
});

test("a hard week is said first where all grades are healthy", async ({ page }) => {
  const view = new Result(page, "ko");
  const { headline, stress, graph } = view.texts.result;
  await view.openResult({ questions: CALM, stress: 7 });
  await expect(page.getByRole("heading", { level: 1, name: headline.calmStressed })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: stress.title })).toHaveCount(1);
  await showScores(view);
  const tops = [stress.title, graph.title].map(async (name) => {
    const box = await page.getByRole("heading", { name, exact: true }).boundingBox();
    return box?.y ?? 0;
  });
  const [week = 0, scores = 0] = await Promise.all(tops);
  expect(week).toBeLessThan(scores);
  await view.openResult({ questions: CALM, stress: 6 });
  await expect(page.getByRole("heading", { level: 1, name: headline.calm })).toBeVisible();
});

for (const [what, questions, title] of [
  ["five", WEARY, "headline.wearyAll"],
  ["three", answersBy({ Riggy: "4", Jumpy: "4", Flippy: "4" }), "headline.wearyThree"],
] as const) {
  test(`${what} weary children stand together in one sentence; their numbers wait, and nothing is offered`, async ({
    page,
  }) => {
    const view = new Result(page, "ko");
    const { headline, graph, cards, strip } = view.texts.result;
    const { names } = view.texts.common;
    await view.openResult({ questions, stress: 8 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      title === "headline.wearyAll" ? headline.wearyAll : headline.wearyThree,
    );
    await expect(
      page.getByRole("complementary", { name: strip.title }).locator('a[href="tel:109"]'),
    ).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: cards.title })).toBeVisible();
    await expect(page.getByText(names.Jumpy, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/[1-9]\.\d|[1-9]점/).filter({ visible: true })).toHaveText(["10점 중 8점"]);
    await expect(page.getByText(/90%/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
    await expectAccessible(page);
    await tabTo(page, page.getByText(graph.show, { exact: true }));
    await page.keyboard.press("Enter");
    await expectGraph(view, gradesOf(questions));
  });
}

test.describe("a new result", () => {
  test.use(WITH_MOTION);

  test("turns its character from a shadow into light, once, and not under reduced motion", async ({
    page,
  }) => {
    const view = new Result(page, "en");
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener("animationstart", ({ animationName }) => seen.push(animationName), true);
    });
    const started = () => page.evaluate(() => ("seen" in window ? String(window.seen) : ""));
    const address = await view.openResult({ questions: CARE }, true);
    await expect.poll(started).toContain("find");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await view.open(address);
    await view.expectNoTutorial();
    expect(await started()).not.toContain("find");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await view.open(await submittedResult({ questions: CARE }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await started()).not.toContain("find");
  });

  test("is preceded by what the person answered, and a tap goes on to its character", async ({ page }) => {
    const visitor = new Result(page, "ko");
    const { auth, result } = visitor.texts;
    await visitor.open("/schema/nickname");
    await visitor.enterNicknameAndCharacters("보리", ["Jumpy"]);
    await visitor.answerBothHalves(answersBy({ Shelly: "4" }));
    await visitor.finishWizard(3);
    await page.waitForURL(/\/auth\/login/);
    await expect(
      page.getByRole("heading", { level: 1, name: filled(auth.result.who, { nickname: "보리" }) }),
    ).toBeVisible();
    await expect(page.getByText(visitor.texts.common.names.Shelly)).toHaveCount(0);
    await visitor.link(auth.login.skip).click();
    await expect(page.getByText(result.spoken.question4)).toBeVisible();
    const title = page.getByRole("heading", { level: 1 });
    await page.touchscreen.tap(200, 200);
    await expect(title).toHaveText(filled(result.headline.loud, { name: visitor.texts.common.names.Shelly }));
    await expect(title).toHaveCSS("opacity", "1");
    await expect(page.getByText(result.spoken.question4)).toHaveCount(0);
  });
});

test("no labels of the graph overlap on the smallest screens", async ({ page }) => {
  const view = new Result(page, "en");
  await view.openResult({ questions: answersAll("3") });
  await expectGraph(view, gradesOf(answersAll("3")));
  await expectTextFits(page);
});
